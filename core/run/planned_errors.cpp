#include "core/run/planned_errors.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/builtin/planned_data.h"
#include "core/results/result.h"
#include "core/study/plan.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// One error per method and epsilon, NaN where not known; empty if cancelled.
using TableErrors = std::vector<std::vector<double>>;

Study withRows(Study study, std::size_t rows) {
  study.data.plan.rows = static_cast<int>(rows);
  // Other sizes that a run would learn from are not looked at, and may be more rows than there are.
  study.trainSizes.clear();
  study.data.sha256.reset();
  return study;
}

std::optional<TableErrors> errorsOnTable(const Study& study, const std::filesystem::path& folder,
                                         std::size_t number, const std::vector<std::string>& methods,
                                         const std::vector<double>& epsilons,
                                         const std::optional<double>& level, const GoOn& goOn) {
  const Task& task = taskOf(study);
  std::optional<Dataset> made = makePlannedData(study.data.plan, plannedRange(study.data), number, goOn);
  if (!made) return std::nullopt;
  const auto table = PreparedTable::of(study, std::make_shared<const Dataset>(std::move(*made)));
  TableErrors errors(methods.size(), std::vector<double>(epsilons.size(), kNaN));
  if (!problems(study, *table, folder).empty()) return errors;
  const auto inputs = task.inputs(study, folder)->ofTrial(static_cast<int>(number) + 1);
  const auto cache = task.build(*inputs, table, Classroom::of(study), goOn);
  if (!cache) return std::nullopt;
  for (std::size_t m = 0; m < methods.size(); ++m)
    for (std::size_t e = 0; e < epsilons.size(); ++e) {
      if (!goOn()) return std::nullopt;
      const std::optional<double> found =
          level ? task.halfWidthAt(study, *cache, methods[m], epsilons[e], *level)
                : task.errorAt(study, *cache, methods[m], epsilons[e], goOn);
      errors[m][e] = found.value_or(kNaN);
    }
  return errors;
}

}  // namespace

std::string whyNotPlanned(const Study& study) {
  const char* why = taskOf(study).facts().whyNotPlanned;
  return why == nullptr ? std::string() : sentence("Core", why);
}

std::vector<std::string> plannedMethods(const Study& study) {
  std::vector<std::string> found;
  for (const Method& method : taskOf(study).methods())
    if (method.role == MethodRole::method && taskOf(study).usesMethod(study, method.id))
      found.push_back(method.id);
  return found;
}

std::size_t fewestPlannedRows(const Study& study) {
  std::size_t rows = kFewestPlannedRows;
  if (!taskOf(study).needsRowPerFeature(study)) return rows;
  const auto features = static_cast<std::size_t>(std::max(study.data.plan.features, 1));
  while (rows < kMostPlannedRows && trainRows(study, rows) < features + 2) ++rows;
  return rows;
}

std::size_t mostPlannedRows(const Study& study) {
  return std::min(static_cast<std::size_t>(mostPlannedRows(study.data)),
                  taskOf(study).facts().mostPlannedRows);
}

std::size_t plannedTables(std::size_t rows) {
  return std::clamp<std::size_t>(200'000 / std::max<std::size_t>(rows, 1), 3, 100);
}

std::optional<PlannedErrors> plannedErrors(const Study& study, const std::filesystem::path& folder,
                                           std::size_t rows, std::size_t tables,
                                           const std::vector<std::string>& methods,
                                           const std::vector<double>& epsilons, const GoOn& goOn,
                                           const std::optional<double>& level) {
  // Tables of more cells than this are made one after the other, or they would not fit side by side.
  constexpr std::size_t kManyCells = 2'000'000;
  const Study planned = withRows(study, rows);
  const GoOn ask = goOn.oneAtATime();
  std::vector<std::optional<TableErrors>> found(tables);
  std::atomic<std::size_t> done = 0;
  const bool areMany = rows * static_cast<std::size_t>(study.data.plan.features) > kManyCells;
  const bool finished = parallelFor(tables, areMany ? 1 : 0, [&](std::size_t t) {
    found[t] = errorsOnTable(planned, folder, t, methods, epsilons, level,
                             ask.at(static_cast<double>(done) / static_cast<double>(tables)));
    ++done;
    return found[t].has_value();
  });
  if (!finished || !ask(1)) return std::nullopt;
  PlannedErrors errors{.rows = rows, .tables = tables, .errors = {}};
  for (std::size_t m = 0; m < methods.size(); ++m) {
    errors.errors.emplace_back();
    for (std::size_t e = 0; e < epsilons.size(); ++e) {
      std::vector<double> values;
      for (const auto& table : found) values.push_back((*table)[m][e]);
      errors.errors.back().push_back({meanOf(values), standardErrorOf(values)});
    }
  }
  return errors;
}

}  // namespace epsiscope
