#include "core/tasks/statistic/rows_needed.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
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

std::vector<double> rowsNeeded(const SharedRelease& shared, double epsilon, double level,
                               const std::vector<double>& halfWidths, std::optional<double> wanted,
                               const GoOn& goOn) {
  const StatisticRelease& release = *shared.release;
  const StatisticRow& row = statisticRow(release.plan().kind);
  const std::vector<double> truth = release.truth();
  const auto rows = static_cast<double>(release.rows());
  std::vector<double> found(truth.size(), kNaN);
  if (row.grows) {
    constexpr double kForRounding = 1 - 1e-12;
    const std::size_t each = truth.size() / halfWidths.size();
    for (std::size_t i = 0; i < truth.size(); ++i) {
      const double needed = rows * halfWidths[i / each] / soughtHalfWidth(release.plan(), truth[i], wanted);
      found[i] = finiteOrNaN(std::ceil(kForRounding * needed));
    }
    return found;
  }
  if (!row.addsNoise()) return found;
  const std::vector<double> from = release.clipped();
  parallelFor(truth.size(), 0, [&](std::size_t i) {
    const double width = soughtHalfWidth(release.plan(), truth[i], wanted);
    if (!std::isnan(from[i]) && width > 0)
      found[i] = rowsFrom(rows, [&](double more) {
        return !goOn() || release.staysWithin(width, from[i], i, epsilon * shared.share, level, more);
      });
    return goOn();
  });
  return found;
}

}  // namespace epsiscope
