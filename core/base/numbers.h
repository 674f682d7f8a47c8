#pragma once

#include <cmath>
#include <limits>

namespace epsiscope {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// NaN in place of an infinite value: there is no such number to show.
inline double finiteOrNaN(double value) {
  return std::isfinite(value) ? value : kNaN;
}

}  // namespace epsiscope
