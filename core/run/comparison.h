#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/paired_difference.h"
#include "core/results/result.h"

namespace epsiscope {

/// A result under the name by which people know it.
struct NamedResult {
  std::string name;
  std::shared_ptr<const Result> result;
};

/// The error of one result.
struct ComparedError {
  double mean = 0, sd = 0;  ///< sd NaN for one value
  int trials = 0;           ///< how many values
  std::string learner = {};
  double lambda = 0;  ///< NaN where there is none
};

/// The distance of one error above another, with the interval that holds the difference with probability
/// 0.95.
struct RunDifference {
  double mean = 0, low = 0, high = 0;
  bool paired = false;  ///< the same splits, one by one
  IntervalOf intervalOf = IntervalOf::splits;
};

/// One method at one place of the curves, side by side.
struct ComparedCell {
  std::string method, metric, kind, group = {};
  double epsilon = 0;
  std::optional<std::string> learner = {};  ///< where a result has several, and it distinguishes cells
  std::optional<double> lambda = {};        ///< the same
  std::size_t trainRows = 0;                ///< 0: the whole training part
  MethodRole role = MethodRole::method;     ///< of the method in the results' task
  bool isPrivate = true;                    ///< in every result that has it
  std::vector<std::optional<ComparedError>> errors = {};       ///< one for each result
  std::vector<std::optional<RunDifference>> differences = {};  ///< the same, each less the first result
};

/// Several results side by side; the others are compared with the first.
struct Comparison {
  struct Source {
    std::string name;
    std::uint64_t seed = 0, splitSeed = 0;
    std::string dataName, dataSha256;
  };
  std::vector<Source> sources;
  std::string task;
  /// The cells by method in the order of the results, then metric, kind, learner, rows, lambda and epsilon.
  std::vector<ComparedCell> cells;
  std::vector<std::string> notes;  ///< what a reader must know: why differences are not paired, or absent
};

/// Sets results side by side. Where two of them have the same splits of the same rows their differences are
/// paired, see pairedDifference(); of the same table on other splits they are not, see unpairedDifference();
/// between tables or targets there are none, and a note says so. Throws FileError where the results are not
/// of one task, or where there are fewer than two, and Cancelled.
Comparison compareRuns(std::span<const NamedResult> results, const GoOn& goOn = {});

/// A line per cell and result, with the difference from the first; empty for values that do not exist.
std::string comparisonCsv(const Comparison& comparison);
std::string comparisonJson(const Comparison& comparison);

}  // namespace epsiscope
