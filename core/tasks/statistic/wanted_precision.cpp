#include "core/tasks/statistic/wanted_precision.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/study/study.h"
#include "core/tasks/statistic/releases.h"

namespace epsiscope {

namespace {

/// Half-widths fall with epsilon.
double smallestEpsilon(const StatisticRelease& release, double wanted, double level) {
  constexpr double kWithin = 1 + 1e-9;
  const auto isEnough = [&](double epsilon) { return release.halfWidth(epsilon, level) <= wanted; };
  if (!isEnough(kLargestBudget)) return kNaN;
  double low = std::log(kSmallestBudget), high = std::log(kLargestBudget);
  while (high - low > std::log(kWithin)) {
    const double middle = (low + high) / 2;
    (isEnough(std::exp(middle)) ? high : low) = middle;
  }
  return std::exp(high);
}

double& shareIn(Study& study, std::size_t release) {
  return release == 0 ? study.statistic.share : study.statistic.others[release - 1].share;
}

}  // namespace

WantedPrecision wantedPrecision(const Study& study, const TaskCache& cache) {
  WantedPrecision found;
  Decimal shares;
  const std::vector<SharedRelease> releases = releasesOf(study, StatisticCache::of(cache));
  for (std::size_t i = 0; i < releases.size(); ++i) {
    const std::optional<double> wanted = askedStatistic(study, i).halfWidth;
    found.epsilons.emplace_back();
    if (!wanted) continue;
    found.epsilons.back() = smallestEpsilon(*releases[i].release, *wanted, study.statistic.level);
    found.together += *found.epsilons.back();
    shares = shares + Decimal::of(shareOfRelease(study, i));
  }
  if (found.together != 0) found.ofStudy = found.together / shares.value();
  return found;
}

/// Shares have four decimals, so that they add up on paper; the last one has what is left.
Study withSharesForPrecision(const Study& study, const TaskCache& cache) {
  constexpr double kUnits = 10'000;
  const WantedPrecision wanted = wantedPrecision(study, cache);
  if (!(wanted.together > 0)) return study;
  Study divided = study;
  Decimal left;
  std::optional<std::size_t> last;
  for (std::size_t i = 0; i < wanted.epsilons.size(); ++i) {
    if (!wanted.epsilons[i]) continue;
    left = left + Decimal::of(shareOfRelease(study, i));
    last = i;
  }
  const double all = left.value();
  for (std::size_t i = 0; i < *last; ++i) {
    if (!wanted.epsilons[i]) continue;
    double& share = shareIn(divided, i);
    share = std::max(1.0, std::round(all * (*wanted.epsilons[i] / wanted.together) * kUnits)) / kUnits;
    left = left - Decimal::of(share);
  }
  if (!(left.value() > 0)) return study;
  shareIn(divided, *last) = left.value();
  return divided;
}

}  // namespace epsiscope
