#include "core/start/class_values.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

#include "core/builtin/generators.h"
#include "core/classes/class_labels.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

const Column* targetOf(const Study& study, const Dataset& dataset) {
  const int index = dataset.find(study.data.target);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

/// The built-in table of the study, if its target is that table's class; else null.
const BuiltIn* builtInClasses(const Study& study) {
  for (const BuiltIn& builtIn : builtIns())
    if (study.data.file == std::string("builtin:") + builtIn.id && study.data.target == builtIn.target &&
        builtIn.positive != nullptr)
      return &builtIn;
  return nullptr;
}

/// The shortest digits without a power of ten, as tables have them.
std::string plainDigits(double value) {
  char buffer[400];
  return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed).ptr};
}

}  // namespace

std::vector<std::string> classValues(const Column& target, std::size_t most) {
  std::vector<std::string> values;
  if (target.kind == ColumnKind::text) {
    values = target.categories;
    std::ranges::sort(values);
    values.resize(std::min(values.size(), most + 1));
    return values;
  }
  std::set<double> numbers;
  for (const double value : target.values)
    if (std::isfinite(value) && numbers.insert(value).second && numbers.size() > most) break;
  for (const double number : numbers) values.push_back(plainDigits(number));
  return values;
}

void choosePositive(Study& study, const Dataset& dataset) {
  const Column* target = targetOf(study, dataset);
  if (!taskOf(study).hasClasses(study) || study.data.positive || target == nullptr) return;
  if (const BuiltIn* builtIn = builtInClasses(study)) {
    study.data.positive = builtIn->positive;
    return;
  }
  const std::vector<std::string> values = classValues(*target, 2);
  if (values.size() == 2) study.data.positive = values.back();
}

void choosePublicClasses(Study& study, const Dataset& dataset) {
  const Column* target = targetOf(study, dataset);
  std::optional<std::vector<std::string>>* declared = taskOf(study).classesOf(study);
  if (declared == nullptr || *declared || target == nullptr || builtInClasses(study) == nullptr) return;
  *declared = classValues(*target, kMostClasses);
}

void forgetClasses(Study& study, const Study& before) {
  Study last = before;
  for (const Task* task : allTasks()) {
    auto* declared = task->classesOf(study);
    if (declared != nullptr && *declared == *task->classesOf(last)) declared->reset();
  }
}

}  // namespace epsiscope
