#include "core/tasks/task.h"

#include <algorithm>
#include <stdexcept>

#include "core/study/plan.h"
#include "core/tasks/task_cache.h"
#include "core/text/sentence.h"

namespace epsiscope {

bool Task::accepts(const std::string& preparation) const {
  return std::ranges::any_of(facts().preparations,
                             [&](const char* accepted) { return preparation == accepted; });
}

const Method* Task::find(const std::string& method) const {
  const auto found = std::ranges::find(methods(), method, &Method::id);
  return found == methods().end() ? nullptr : &*found;
}

MethodRole Task::roleOf(const std::string& method) const {
  const Method* found = find(method);
  return found == nullptr ? MethodRole::yardstick : found->role;
}

std::vector<std::string> Task::learners(Study study) const {
  const std::vector<std::string>* list = learnersOf(study);
  return list == nullptr ? std::vector{std::string()} : *list;
}

std::size_t Task::draws(Study study) const {
  const int* count = drawsOf(study);
  return count == nullptr ? 1 : static_cast<std::size_t>(*count);
}

std::string Task::unitOf(const Study& study) const {
  return study.data.unit && !study.data.unit->empty()
             ? *study.data.unit
             : filled(sentence("Core", "units of %1"), study.data.target);
}

std::string Task::whyItStays(const Study&, const std::string&, std::size_t, double,
                             const std::filesystem::path&) const {
  return sentence("Core", kNoiseIsNotWhole);
}

Released Task::release(const Study&, const PreparedData&, const std::string&, double,
                       const std::filesystem::path&, const Custodian&) const {
  throw std::logic_error("What has no noise in whole numbers is not released.");
}

PrepareOptions Task::prepareOptions(const Study& study) const {
  const DataChoice& data = study.data;
  const ProtectedUnit unit = protectedUnit(data);
  return {.target = data.target,
          .features = data.features.value_or(std::vector<std::string>{}),
          .columns = data.columns,
          .missing = data.missing,
          .badCells = data.badCells,
          // Planned rows are nobody's: noise is for as many of them as a person may have.
          .person = unit.isPerson() && !isPlan(data) ? *data.person : std::string(),
          .rowsPerPerson = unit.most,
          .weight = data.weight.value_or(std::string()),
          .mostCategories = mostCategories(data),
          .classTarget = hasClasses(study),
          .learns = facts().learns};
}

std::size_t Task::cellsOfSplit(const Study&, const PreparedData& data) const {
  // A row's label, its place and what is computed of it weigh as much as so many features.
  constexpr std::size_t kBesideFeatures = 10;
  return data.rows.size() * (data.features.size() + kBesideFeatures);
}

const Task& firstTaskFor(TargetKind target) {
  return **std::ranges::find_if(allTasks(), [&](const Task* task) { return task->facts().target == target; });
}

std::shared_ptr<const TaskCache> buildCache(const Study& study,
                                            const std::shared_ptr<const PreparedTable>& table,
                                            const GoOn& goOn, const std::filesystem::path& folder) {
  const Task& task = taskOf(study);
  return task.build(*task.inputs(study, folder), table, Classroom::of(study), goOn);
}

bool isCacheOf(const TaskCache& cache, const Study& study, const Dataset* dataset) {
  return cache.table()->fits(study, dataset) && cache.inputs() == *taskOf(study).inputs(study);
}

}  // namespace epsiscope
