#include "core/tasks/preview_axis.h"

#include "core/study/number_keys.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

AxisRange epsilonRange(const Study& study) {
  AxisRange range;
  for (const double epsilon : study.epsilon) {
    range.low = std::min(range.low, epsilon);
    range.high = std::max(range.high, epsilon);
  }
  return range;
}

std::optional<double> comparedEpsilon(const Study& study) {
  const std::optional<double>& epsilon = study.view.compareEpsilon;
  return epsilon && kBudget.holds(*epsilon) ? epsilon : std::nullopt;
}

std::optional<Study> atSecondEpsilon(const Study& study) {
  const std::optional<double> second = comparedEpsilon(study);
  if (!second) return {};
  Study there = study;
  there.view.epsilon = *second;
  there.view.compareEpsilon.reset();
  return there;
}

std::vector<double> logSpaced(double low, double high, std::size_t count) {
  std::vector<double> values(count, low);
  const double ratio = high / low;
  const double range = std::isfinite(ratio) ? std::log(ratio) : std::log(high) - std::log(low);
  const double step = range / static_cast<double>(count - 1);
  for (std::size_t i = 1; i + 1 < count; ++i) values[i] = low * std::exp(step * static_cast<double>(i));
  values.back() = high;
  return values;
}

}  // namespace epsiscope
