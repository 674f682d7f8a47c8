#pragma once

#include "core/results/result.h"

namespace epsiscope::test {

/// Five values of a classifier's error with this median; nothing is said of their spread.
inline ResultRow errorRow(const char* method, const char* kind, double epsilon, double lambda,
                          double median) {
  ResultRow row;
  row.method = method;
  row.metric = "test_error";
  row.kind = kind;
  row.epsilon = epsilon;
  row.lambda = lambda;
  row.q50 = median;
  row.trials = 5;
  return row;
}

}  // namespace epsiscope::test
