#include "core/unbiased/unbiased_range.h"

#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <locale>
#include <sstream>

namespace epsiscope {

std::vector<double> pointsOf(const OutputGrid& grid) {
  assert(grid.count >= 2 && grid.lower < grid.upper);
  std::vector<double> points(grid.count);
  for (std::size_t j = 0; j < grid.count; ++j)
    points[j] = grid.lower +
                (grid.upper - grid.lower) * (static_cast<double>(j) / static_cast<double>(grid.count - 1));
  points.back() = grid.upper;
  return points;
}

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
  return filled(sentence("Core",
                         "At an epsilon this small an unbiased answer must come from a range %1 times as "
                         "wide as that of the labels."),
                roundedText(times, 3));
}

std::optional<std::string> unbiasedProblem(std::span<const double> values, double epsilon,
                                           const OutputGrid& outputs) {
  if (epsilon > kLargestUnbiasedEpsilon)
    return filled(sentence("Core",
                           "The optimal unbiased randomizer is computed up to epsilon %1, and epsilon is %2; "
                           "choose a smaller epsilon."),
                  roundedText(kLargestUnbiasedEpsilon, 6), roundedText(epsilon, 6));
  if (values.size() > kMostUnbiasedValues || values.size() * outputs.count > kMostUnbiasedCells)
    return outputs.count > 0
               ? filled(
                     sentence(
                         "Core",
                         "The optimal unbiased randomizer is computed for at most %1 values and %2 pairs of "
                         "a value and an output, but there are %3 values and %4 outputs; choose fewer."),
                     kMostUnbiasedValues, kMostUnbiasedCells, values.size(), outputs.count)
               : filled(sentence("Core",
                                 "The optimal unbiased randomizer is computed for at most %1 values and %2 "
                                 "pairs of a value and an output, but there are %3 values; choose fewer."),
                        kMostUnbiasedValues, kMostUnbiasedCells, values.size());
  const NeededRange needed = neededRange(values, epsilon);
  if (!std::isfinite(3 * (needed.upper - needed.lower)))  // default outputs reach less than thrice as far
    return filled(
        sentence("Core",
                 "At epsilon %1 unbiased answers are too large to compute with; choose a larger epsilon."),
        roundedText(epsilon, 6));
  if (outputs.count == 0) return std::nullopt;
  const double largest = std::max(std::abs(needed.lower), std::abs(needed.upper));
  const double slack =
      1e-12 * (needed.upper - needed.lower) + 4 * std::numeric_limits<double>::epsilon() * largest;
  if (outputs.lower <= needed.lower + slack && outputs.upper >= needed.upper - slack) return std::nullopt;
  return filled(sentence("Core",
                         "Outputs from %1 to %2 are too narrow for an unbiased answer; at epsilon %3 they "
                         "must reach from %4 or less to %5 or more."),
                roundedText(outputs.lower, 10), roundedText(outputs.upper, 10), roundedText(epsilon, 10),
                roundedText(needed.lower, 10), roundedText(needed.upper, 10));
}

}  // namespace epsiscope
