#include "core/mechanisms/suggested_zeta.h"

#include "core/mechanisms/prior_averages.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

constexpr std::size_t kMostSearchedBins = 2'000;

/// The values that stay the same while zeta varies.
struct ZetaSearch {
  const Prior& prior;
  double epsilon;
  LabelBounds bounds;
  ZetaCriterion criterion;
  PriorAverages averages{&prior, bounds};

  OptimalInterval intervalAt(double zeta) const { return optimalInterval(prior, epsilon, zeta); }
  double error(const OptimalInterval& interval, double zeta) const {
    const RpWithPrior mechanism(bounds, interval, epsilon, zeta, criterion.rule, criterion.release);
    return averages.squaredError(mechanism.moments(), criterion.varianceWeight);
  }
};

/// A zeta with its optimal interval.
struct ZetaInterval {
  double zeta = 0;
  OptimalInterval interval;
};

bool sameEnds(const OptimalInterval& a, const OptimalInterval& b) {
  return a.lower == b.lower && a.upper == b.upper;
}

/// The zeta at which two intervals are equally good: with w = 2 zeta e^epsilon, F = w mass/(w + length).
double crossing(const ZetaInterval& low, const ZetaInterval& high, double epsilon) {
  const auto length = [](const ZetaInterval& p) { return p.interval.upper - p.interval.lower; };
  const auto mass = [&](const ZetaInterval& p) {
    return p.interval.objective * (1 + std::exp(-epsilon) / p.zeta / 2 * length(p));
  };
  const double less = mass(low), more = mass(high);
  const double w = (less * length(high) - more * length(low)) / (more - less);
  return std::exp(-epsilon) * w / 2;
}

/// Cuts the range of zeta where the optimal interval changes and calls `use(low, high, interval)` for each
/// stretch, ascending. F is a maximum of functions of w of which any two cross once: if at the crossing of
/// the intervals of two zetas no third one is better, then the first is optimal below it and the second
/// above.
template <class Use>
void forEachInterval(const ZetaSearch& search, double lowest, double highest, const Use& use) {
  constexpr double kNarrowest = 1e-6;  // no third interval is looked for in stretches below it
  double start = lowest;
  ZetaInterval here{lowest, search.intervalAt(lowest)};
  std::vector<ZetaInterval> ahead = {{highest, search.intervalAt(highest)}};
  while (!ahead.empty()) {
    const ZetaInterval next = ahead.back();
    if (!sameEnds(here.interval, next.interval)) {
      double change = crossing(here, next, search.epsilon);
      if (!(change > here.zeta && change < next.zeta)) change = std::sqrt(here.zeta * next.zeta);
      const OptimalInterval best = search.intervalAt(change);
      const bool isThird = !sameEnds(best, here.interval) && !sameEnds(best, next.interval);
      if (isThird && next.zeta > here.zeta * (1 + kNarrowest)) {
        ahead.push_back({change, best});
        continue;
      }
      use(start, change, here.interval);
      start = change;
    }
    here = next;
    ahead.pop_back();
  }
  use(start, highest, here.interval);
}

/// Golden-section search on the logarithm of zeta, strictly inside (low, high), for a function that has one
/// minimum.
template <class Function>
ZetaSuggestion minimum(double low, double high, const Function& function) {
  constexpr double kGolden = 0.6180339887498949, kPrecision = 1e-4;
  const auto at = [&](double share) {
    const double zeta = low * std::pow(high / low, share);
    return ZetaSuggestion{zeta, function(zeta)};
  };
  ZetaSuggestion left = at(1 - kGolden), right = at(kGolden);
  while (high > low * (1 + kPrecision)) {
    if (left.error <= right.error) {
      high = right.zeta;
      right = left;
      left = at(1 - kGolden);
    } else {
      low = left.zeta;
      left = right;
      right = at(kGolden);
    }
  }
  return left.error <= right.error ? left : right;
}

/// The beginning of the search: see suggestZeta().
double lowestZeta(const Prior& prior, double epsilon) {
  const double range = prior.nodes.back() - prior.nodes.front();
  double narrowest = range;
  for (std::size_t i = 0; i < prior.mass.size(); ++i)
    narrowest = std::min(narrowest, prior.nodes[i + 1] - prior.nodes[i]);
  return std::max(1e-9 * range, 0.1 * std::exp(-epsilon / 3) * narrowest);
}

}  // namespace

/// While the interval stays, the criterion is convex in zeta, so that each stretch has one minimum. With e =
/// e^-epsilon, l the interval's length, u = 2 zeta/l and weight w, a label projected to p from the middle
/// has, debiased, a bias without zeta and the variance
///   e l^2 (1+u)^3 (u+e)/(12 (1-e)^2 u^2) + l^2 u (u+e)/(12 (1-e)) + p^2 e (1+u)/((1-e) u):
/// expanded, a sum of powers u^2 ... u^-2 with coefficients >= 0. So is the variance l^2 (1+u)^2
/// (1+e/u)^2/(12 (1-e)^2) of a label outside by rule `uniform`. As drawn a label at y from the middle
/// contributes
///   y^2 - 2p(y-p) s - p^2 ((2-w)s - (1-w)s^2) + w l^2 (u^2 + 2eu + 3e - 2e^2 + e(1-e)(1-2e)/(u+e))/12,
/// where s = (1-e) u/(u+e) is concave in u, p (y-p) >= 0, the second bracket is concave and rising in s <= 1,
/// and the third has a second derivative of at least 2 + 2 (1-e)(1-2e)/e^2 > 0 where e > 1/2; rule `uniform`:
/// y^2 + w l^2 (1+u)^2/12.
ZetaSuggestion suggestZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                           const ZetaCriterion& criterion) {
  assert(criterion.varianceWeight > 0 && criterion.varianceWeight <= 1);
  const Prior searched = coarsened(prior, kMostSearchedBins);
  const ZetaSearch search{searched, epsilonLabels, bounds, criterion};
  const double range = prior.nodes.back() - prior.nodes.front();
  ZetaSuggestion best;
  forEachInterval(search, lowestZeta(searched, epsilonLabels),
                  2 * range / std::sqrt(criterion.varianceWeight),
                  [&](double low, double high, const OptimalInterval& interval) {
                    const ZetaSuggestion found =
                        minimum(low, high, [&](double zeta) { return search.error(interval, zeta); });
                    if (best.zeta == 0 || found.error < best.error) best = found;
                  });
  best.error = errorOverZeta(prior, epsilonLabels, bounds, criterion, {&best.zeta, 1})[0];
  return best;
}

std::vector<double> errorOverZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                                  const ZetaCriterion& criterion, std::span<const double> zetas) {
  const ZetaSearch search{prior, epsilonLabels, bounds, criterion};
  std::vector<double> errors;
  errors.reserve(zetas.size());
  for (const double zeta : zetas) errors.push_back(search.error(search.intervalAt(zeta), zeta));
  return errors;
}

namespace {

/// Mean variance at zeta, in units of the width.
double meanVariance(double epsilon, double zeta) {
  const double small = std::exp(-epsilon);
  const double gamma = 2 * zeta + small;
  const double range = 1 + 2 * zeta;
  const double slope = 2 * zeta * -std::expm1(-epsilon) / gamma;
  const double rest = small * range / gamma;  // 1 - slope
  return (rest * (range * range + slope) / 12 + slope * zeta * zeta / 3) / (slope * slope);
}

}  // namespace

double zetaForUniformLabels(double asked, const LabelBounds& bounds) {
  constexpr double kMost = 1500;  // e^(-epsilon/3) leaves the doubles beyond 2000, and no zeta is 0
  const double epsilon = std::min(asked, kMost);
  // Golden section over log zeta, around the limits.
  const double start = -epsilon / 3 - std::numbers::ln2;
  double low = start - 2, high = start + 2;
  constexpr double kShare = 2 - std::numbers::phi;
  for (int i = 0; i < 60; ++i) {
    const double left = low + kShare * (high - low), right = high - kShare * (high - low);
    if (meanVariance(epsilon, std::exp(left)) < meanVariance(epsilon, std::exp(right)))
      high = right;
    else
      low = left;
  }
  return std::exp((low + high) / 2) * bounds.width();
}

}  // namespace epsiscope
