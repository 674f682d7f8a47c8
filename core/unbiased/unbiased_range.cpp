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

std::optional<std::string> unbiasedObstacle(std::span<const double> values, double epsilon, const OutputGrid& outputs) {
  std::ostringstream sentence;
  sentence.imbue(std::locale::classic());
  if (epsilon > kLargestUnbiasedEpsilon) {
    sentence << "The optimal unbiased randomizer is computed up to epsilon " << kLargestUnbiasedEpsilon
             << ", and epsilon is " << epsilon << "; choose a smaller epsilon.";
    return sentence.str();
  }
  const NeededRange needed = neededRange(values, epsilon);
  const double largest = std::max(std::abs(needed.lower), std::abs(needed.upper));
  const double slack = 1e-12 * (needed.upper - needed.lower) + 4 * std::numeric_limits<double>::epsilon() * largest;
  if (outputs.lower <= needed.lower + slack && outputs.upper >= needed.upper - slack) return std::nullopt;
  sentence.precision(10);
  sentence << "Outputs from " << outputs.lower << " to " << outputs.upper
           << " are too narrow for an unbiased answer; at epsilon " << epsilon << " they must reach from "
           << needed.lower << " or less to " << needed.upper << " or more.";
  return sentence.str();
}

}  // namespace epsiscope
