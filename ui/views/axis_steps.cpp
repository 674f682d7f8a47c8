#include "ui/views/axis_steps.h"

#include <cmath>
#include <initializer_list>

namespace epsiscope {

double stepAbove(double value) {
  if (!(value > 0) || !std::isfinite(value)) return 1;
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  for (const double step : {1.0, 2.0, 5.0})
    if (value <= step * decade * (1 + 1e-12)) return step * decade;
  return 10 * decade;
}

}  // namespace epsiscope
