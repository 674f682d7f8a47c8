#include "core/study/plan.h"

#include <algorithm>
#include <cmath>

#include "core/builtin/planned_data.h"
#include "core/study/problem_list.h"
#include "core/study/study.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Checks an end of the labels' range in the plan.
void checkFinite(const char* key, const std::optional<double>& end, ProblemList& found) {
  if (end && !std::isfinite(*end))
    found.add(key,
              filled(sentence("Core", "The planned labels' end is %1; it must be a finite number."), *end));
}

}  // namespace

bool isPlan(const DataChoice& data) {
  return data.file == kPlanFile;
}

LabelBounds plannedRange(const DataChoice& data) {
  const auto either = [](const std::optional<double>& one, const std::optional<double>& other, double last) {
    return one ? *one : other.value_or(last);
  };
  return {either(data.plan.lower, data.lower, kPlannedBounds.lower),
          either(data.plan.upper, data.upper, kPlannedBounds.upper)};
}

int mostPlannedRows(const DataChoice& data) {
  const double most = kMostPlannedCells / (1.0 + std::max(data.plan.features, 1));
  return static_cast<int>(std::min<double>(most, kMostPlannedRows));
}

bool isPlannable(const DataChoice& data) {
  const LabelBounds range = plannedRange(data);
  return std::isfinite(range.lower) && std::isfinite(range.upper) && range.lower < range.upper &&
         std::isfinite(range.width()) && planProblems(data).empty();
}

std::vector<Problem> planProblems(const DataChoice& data) {
  ProblemList found;
  Study study;
  study.data = data;
  for (const char* key : {"data.plan.rows", "data.plan.features", "data.plan.r2"}) found.number(study, key);
  checkFinite("data.plan.lower", data.plan.lower, found);
  checkFinite("data.plan.upper", data.plan.upper, found);
  std::vector<Problem> problems = found.take();
  if (!problems.empty()) return problems;
  if (data.plan.rows > mostPlannedRows(data))
    problems.push_back(
        {"data.plan.rows",
         filled(sentence("Core",
                         "%1 planned rows of %2 features are more than can be worked with; plan at most %3 "
                         "rows, or fewer features."),
                data.plan.rows, data.plan.features, mostPlannedRows(data))});
  const LabelBounds range = plannedRange(data);
  if (isPlan(data) && (data.plan.lower || data.plan.upper) && !(range.lower < range.upper))
    problems.push_back(
        {data.plan.lower ? "data.plan.lower" : "data.plan.upper",
         filled(sentence("Core",
                         "The planned labels would lie from %1 to %2; the lower end must be the smaller."),
                range.lower, range.upper)});
  return problems;
}

}  // namespace epsiscope
