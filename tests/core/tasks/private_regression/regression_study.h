#pragma once

#include <memory>

#include "core/builtin/generators.h"
#include "core/study/preparations.h"
#include "core/study/study.h"

namespace epsiscope::test {

inline std::shared_ptr<const Dataset> housePrices() {
  static const auto data = std::make_shared<const Dataset>(findBuiltIn("house-prices")->make());
  return data;
}

/// A study on built-in data in which everything is declared that a promise needs.
inline Study regressionStudy() {
  Study study;
  study.task = TaskId::privateRegression;
  study.data.file = "builtin:house-prices";
  study.data.target = "price";
  study.data.lower = 0;
  study.data.upper = 5;
  study.data.prepare = kPrepareUnitRows;
  study.data.columnBounds = {{"income", 12, 0},    {"house_age", 60, 0},      {"rooms", 8, 2},
                             {"bedrooms", 3, 0},   {"population", 4000},      {"occupancy", 5, 1},
                             {"latitude", 42, 32}, {"coast_distance", 200, 0}};
  study.privateRegression.methods = {"noisy-sums", "noisy-sums-gaussian", "objective-gaussian",
                                     "predict-mean", "none"};
  study.epsilon = {0.1, 1};
  study.trials = 2;
  return study;
}

}  // namespace epsiscope::test
