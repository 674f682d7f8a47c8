#include "core/unbiased/unbiased_range.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <locale>
#include <sstream>

namespace epsiscope {

NeededRange neededRange(std::span<const double> values, double epsilon) {
  assert(!values.empty() && epsilon > 0);
  const double reach = (values.back() - values.front()) / std::expm1(epsilon);
  return {values.front() - reach, values.back() + reach};
}

OutputGrid defaultOutputs(std::span<const double> values, double epsilon) {
  const NeededRange needed = neededRange(values, epsilon);
  const double first = values.front(), last = values.back(), width = last - first;
  const double least =
      width > 0 ? 0.2 * width : std::max(1.0, std::abs(first)) / 8;  // one value: any range will do
  const double reach = std::max(2.5 * (needed.upper - last), least);
  return {first - reach, last + reach, 128};
}

std::optional<std::string> wideOutputsNote(std::span<const double> values, const OutputGrid& outputs) {
  const double width = values.back() - values.front(), times = (outputs.upper - outputs.lower) / width;
  if (!(width > 0 && times > 100)) return std::nullopt;
  std::ostringstream sentence;
  sentence.imbue(std::locale::classic());
  sentence.precision(3);
  sentence << "At an epsilon this small an unbiased answer must come from a range " << times
           << " times as wide as that of the labels.";
  return sentence.str();
}

std::optional<std::string> unbiasedObstacle(std::span<const double> values, double epsilon,
                                            const OutputGrid& outputs) {
  std::ostringstream sentence;
  sentence.imbue(std::locale::classic());
  if (epsilon > kLargestUnbiasedEpsilon) {
    sentence << "The optimal unbiased randomizer is computed up to epsilon " << kLargestUnbiasedEpsilon
             << ", and epsilon is " << epsilon << "; choose a smaller epsilon.";
    return sentence.str();
  }
  if (values.size() > kMostUnbiasedValues || values.size() * outputs.count > kMostUnbiasedCells) {
    sentence << "The optimal unbiased randomizer is computed for at most " << kMostUnbiasedValues
             << " values and " << kMostUnbiasedCells << " pairs of a value and an output, and here are "
             << values.size() << " values";
    if (outputs.count > 0) sentence << " and " << outputs.count << " outputs";
    sentence << "; choose fewer.";
    return sentence.str();
  }
  const NeededRange needed = neededRange(values, epsilon);
  if (!std::isfinite(3 * (needed.upper - needed.lower))) {  // default outputs reach less than thrice as far
    sentence << "At epsilon " << epsilon
             << " unbiased answers are too large to be computed with; choose a larger epsilon.";
    return sentence.str();
  }
  if (outputs.count == 0) return std::nullopt;
  const double largest = std::max(std::abs(needed.lower), std::abs(needed.upper));
  const double slack =
      1e-12 * (needed.upper - needed.lower) + 4 * std::numeric_limits<double>::epsilon() * largest;
  if (outputs.lower <= needed.lower + slack && outputs.upper >= needed.upper - slack) return std::nullopt;
  sentence.precision(10);
  sentence << "Outputs from " << outputs.lower << " to " << outputs.upper
           << " are too narrow for an unbiased answer; at epsilon " << epsilon << " they must reach from "
           << needed.lower << " or less to " << needed.upper << " or more.";
  return sentence.str();
}

}  // namespace epsiscope
