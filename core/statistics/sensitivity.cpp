#include "core/statistics/sensitivity.h"

#include <cmath>

#include "core/base/numbers.h"

namespace epsiscope {

double sensitivity(StatisticKind kind, std::size_t rows, const LabelBounds& bounds) {
  const auto n = static_cast<double>(rows);
  switch (kind) {
    case StatisticKind::count:
      return 1;
    case StatisticKind::histogram:
      return 2;
    case StatisticKind::sum:
      return bounds.width();
    case StatisticKind::mean:
      return bounds.width() / n;
    case StatisticKind::variance:
      return (n - 1) / n * bounds.width() * bounds.width() / n;
    case StatisticKind::quantile:
      break;
  }
  return kNaN;
}

double euclideanSensitivity(StatisticKind kind, std::size_t rows, const LabelBounds& bounds) {
  return kind == StatisticKind::histogram ? std::sqrt(2.0) : sensitivity(kind, rows, bounds);
}

}  // namespace epsiscope
