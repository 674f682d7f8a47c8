#pragma once

#include "core/results/result.h"

namespace epsiscope::test {

/// Five values of a classifier's error with this mean and median; their spread does not matter.
inline ResultRow errorRow(const char* method, const char* kind, double epsilon, double lambda, double mean) {
  ResultRow row;
  row.method = method;
  row.metric = "test_error";
  row.kind = kind;
  row.epsilon = epsilon;
  row.lambda = lambda;
  row.mean = row.q50 = mean;
  row.trials = 5;
  return row;
}

}  // namespace epsiscope::test
