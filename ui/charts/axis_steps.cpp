#include "ui/charts/axis_steps.h"

#include <array>
#include <cmath>
#include <span>

namespace epsiscope {

double stepAbove(double value, Steps steps) {
  static constexpr std::array coarse = {1.0, 2.0, 5.0};
  static constexpr std::array fine = {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0};
  if (!(value > 0) || !std::isfinite(value)) return 1;
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  const std::span<const double> all = steps == Steps::fine ? std::span<const double>(fine) : coarse;
  for (const double step : all)
    if (value <= step * decade * (1 + 1e-12)) return step * decade;
  return 10 * decade;
}

}  // namespace epsiscope
