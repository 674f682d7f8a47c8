#pragma once

#include <algorithm>
#include <limits>
#include <map>
#include <string>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "tests/support/prepared.h"
#include "tests/support/shared_files.h"

// Ordinary tables on which methods are compared, with bounds that may be wider than the labels.

namespace epsiscope::test {

struct OrdinaryTable {
  const char* file;
  const char* target;
  double lower, upper;  ///< public bounds
  double epsilon;       ///< about a thousand people times epsilon
};

/// Tables on which none of the constants of methods with stages was chosen.
inline constexpr OrdinaryTable kReportingTables[] = {{"SLID.csv", "wages", 0, 50, 0.5},
                                                     {"CPS1985.csv", "wage", 0, 45, 2},
                                                     {"Salaries.csv", "salary", 50'000, 250'000, 2}};

/// A study of the table with bounds so many times as wide, about a third of the widening below.
inline Study studyOfTable(const OrdinaryTable& table, double times) {
  Study study;
  const double more = (times - 1) * (table.upper - table.lower);
  study.data.file = dataFile(std::string("tables/") + table.file).string();
  study.data.target = table.target;
  study.data.missing = MissingRule::dropRows;
  study.data.lower = table.lower - more / 3;
  study.data.upper = table.upper + more * 2 / 3;
  study.labelPrivacy.learners = {kLearnerRidge};
  return study;
}

/// Mean test errors at one epsilon: of one method, of the best of the others, of the private mean.
struct ComparedErrors {
  double ours = 0, other = std::numeric_limits<double>::infinity(), mean = 0;
};

/// The errors by epsilon, over the trials: the expected ones, or sampled ones where there are none.
inline std::map<double, ComparedErrors> comparedErrors(const Study& study, const std::string& ours) {
  const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  std::map<double, ComparedErrors> errors;
  for (const ResultRow& row : result.series) {
    if (row.metric != "test_mse") continue;
    ComparedErrors& at = errors[row.epsilon];
    const bool isRandomizer = !isCentralRidge(row.method) && taskOf(result.study).isMethod(row.method);
    if (row.method == ours)
      at.ours = row.mean;
    else if (row.method == kMethodPredictMean)
      at.mean = row.mean;
    else if (row.kind == (isRandomizer ? "normal" : "exact"))
      at.other = std::min(at.other, row.mean);
  }
  return errors;
}

}  // namespace epsiscope::test
