#include "core/tasks/people_errors.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/results/paired_difference.h"
#include "core/results/result.h"
#include "core/study/study.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

namespace {

/// The splits that every group is computed on: of few rows all, as far as they matter; a split of many rows
/// alone says nearly as much.
std::size_t splitsOfGroups(const Study& study, const SplitCaches& splits) {
  constexpr std::size_t kFewest = 4, kMost = 10, kCells = 3'000'000;
  const std::size_t cells =
      std::max<std::size_t>(1, taskOf(study).cellsOfSplit(study, splits.front()->table()->data()));
  return std::min(splits.size(), std::clamp(kCells / cells, kFewest, kMost));
}

}  // namespace

std::optional<PeopleErrors> PeopleErrors::compute(const Study& study, const SplitCaches& splits,
                                                  const std::vector<std::string>& learners,
                                                  const GoOn& goOn) {
  PeopleErrors made;
  made.m_ofGroups.resize(learners.size());
  const TaskCache& first = *splits.front();
  const std::size_t count = splitsOfGroups(study, splits);
  for (std::size_t group = 0; group < kPeopleGroups; ++group) {
    SplitCaches without;
    for (std::size_t split = 0; split < count; ++split) {
      auto cache = taskOf(study).build(*first.inputs().ofTrial(static_cast<int>(split) + 1, group),
                                       first.table(), first.classroom(), goOn);
      if (!cache) return std::nullopt;
      without.push_back(std::move(cache));
    }
    for (std::size_t i = 0; i < learners.size(); ++i) {
      Study looking = study;
      looking.view.learner = learners[i].empty() ? std::nullopt : std::optional(learners[i]);
      made.m_ofGroups[i].push_back(previewTradeOff(looking, without, nullptr, goOn).curves);
      if (!goOn()) return std::nullopt;
    }
  }
  return made;
}

double PeopleErrors::standardError(std::size_t learner, std::size_t curve, std::size_t point) const {
  std::vector<double> errors;
  for (const std::vector<MethodCurve>& one : m_ofGroups[learner]) {
    const MethodCurve& of = one[curve];
    const bool isSampled = !of.draws.empty() || stagedMethod(of.method);
    if (isSampled || point >= of.y.size() || !std::isfinite(of.y[point])) return kNaN;
    errors.push_back(of.y[point]);
  }
  const double mean = meanOf(errors), groups = static_cast<double>(errors.size());
  double sum = 0;
  for (const double error : errors) sum += (error - mean) * (error - mean);
  return std::sqrt((groups - 1) / groups * sum);
}

double PeopleErrors::width() {
  static const double width = studentQuantile(kPeopleGroups - 1, 0.95);
  return width;
}

}  // namespace epsiscope
