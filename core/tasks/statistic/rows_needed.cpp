#include "core/tasks/statistic/rows_needed.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/tasks/statistic/releases.h"

namespace epsiscope {

double rowsFrom(double start, const std::function<bool(double)>& isEnough) {
  constexpr double kMostRows = 1e15;
  double low = start, high = start;
  if (isEnough(start)) {
    do {
      high = low;
      if (high <= 2) return 2;
      low = std::max(2.0, low / 4);
    } while (isEnough(low));
  } else {
    do {
      low = high;
      if (low >= kMostRows) return kNaN;
      high = std::min(kMostRows, 4 * high);
    } while (!isEnough(high));
  }
  while (high / low > 1 + 1e-6) {
    const double middle = std::sqrt(low * high);
    (isEnough(middle) ? high : low) = middle;
  }
  return std::ceil(high * (1 - 2e-6));
}

double soughtHalfWidth(const ReleasePlan& plan, double number, std::optional<double> wanted) {
  const double relative = kWantedRelative * std::abs(number);
  return statisticRow(plan.kind).grows ? relative : wanted.value_or(relative);
}

double rowsNeeded(const SharedRelease& shared, double epsilon, double level, const NumberNow& now,
                  std::optional<double> wanted) {
  const StatisticRelease& release = *shared.release;
  const StatisticRow& row = statisticRow(release.plan().kind);
  if (release.found() != nullptr) return kNaN;
  const auto rows = static_cast<double>(release.rows());
  const double width = soughtHalfWidth(release.plan(), now.truth, wanted);
  if (row.grows) {
    constexpr double kForRounding = 1 - 1e-12;
    return finiteOrNaN(std::ceil(kForRounding * (rows * now.halfWidth / width)));
  }
  if (!row.addsNoise() || std::isnan(now.clipped) || !(width > 0)) return kNaN;
  return rowsFrom(rows, [&](double more) {
    return release.staysWithin(width, now.clipped, now.place, epsilon * shared.share, level, more);
  });
}

}  // namespace epsiscope
