#pragma once

#include <optional>
#include <string>

namespace epsiscope {

/// The number of training rows that are enough for one method by theory, whatever the rows are.
struct EnoughRows {
  std::string method;
  std::optional<double> onAverage;  ///< null: more than kMostRowsOfTheory
  std::optional<double> likely;     ///< with probability 1 - kFailure
  /// As the source's theorem prints it with 1 for the constant that it does not state, and as its corollary
  /// does, which promises the same probability for fewer rows; null for methods that the source does not
  /// have.
  std::optional<double> printed = {}, printedInCorollary = {};
  static constexpr double kFailure = 0.05;  ///< by convention
};

}  // namespace epsiscope
