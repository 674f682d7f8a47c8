#include "core/tasks/preview_axis.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

void chooseEpsilonRange(const Study& study, TradeOffPreview& preview) {
  for (const double epsilon : study.epsilon) {
    preview.low = std::min(preview.low, epsilon);
    preview.high = std::max(preview.high, epsilon);
  }
}

std::optional<double> comparedEpsilon(const Study& study) {
  const std::optional<double>& epsilon = study.view.compareEpsilon;
  return epsilon && std::isfinite(*epsilon) && *epsilon > 0 ? epsilon : std::nullopt;
}

std::vector<double> logSpaced(double low, double high, std::size_t count) {
  std::vector<double> values(count, low);
  const double step = std::log(high / low) / static_cast<double>(count - 1);
  for (std::size_t i = 1; i + 1 < count; ++i) values[i] = low * std::exp(step * static_cast<double>(i));
  values.back() = high;
  return values;
}

}  // namespace epsiscope
