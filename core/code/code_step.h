#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// One thing that a program releases: a statistic of a column, or a noisy label for every row.
struct CodeStep {
  std::string id = {};             ///< for people: "mean(income)"
  std::string statisticName = {};  ///< as in studies; empty: labels are released
  std::string column = {};
  bool isNumber = true;                                     ///< the column holds numbers, not texts
  std::optional<std::string> positive = {};                 ///< the value that is counted
  std::optional<std::vector<std::string>> categories = {};  ///< those that are counted, or the classes
  double lower = 0, upper = 0;                              ///< bounds of the column
  double quantile = 0.5;
  std::size_t bins = 1;  ///< of a histogram of numbers
  /// laplace, gaussian, exponential, staircase or randomized-response.
  std::string law = {};
  double scale = 0;    ///< of Laplace noise; the deviation of Gaussian noise
  double truth = 0;    ///< the probability of a true answer
  double epsilon = 0;  ///< of this step, for the unit that is protected
  double delta = 0;    ///< the same
  bool operator==(const CodeStep&) const = default;

  bool isOfLabels() const { return statisticName.empty(); }
};

}  // namespace epsiscope
