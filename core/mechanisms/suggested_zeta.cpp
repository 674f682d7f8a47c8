#include "core/mechanisms/suggested_zeta.h"

#include <algorithm>
#include <cmath>

#include "core/mechanisms/prior_averages.h"

namespace epsiscope {

namespace {

constexpr std::size_t kMostSearchedBins = 2'000;

/// What stays the same while zeta varies.
struct Problem {
  const Prior& prior;
  double epsilon;
  LabelBounds bounds;
  RpWithPrior::Release release;
  OutsideRule rule;
  PriorAverages averages{&prior, bounds};

  OptimalInterval intervalAt(double zeta) const { return optimalInterval(prior, epsilon, zeta); }
  double squaredError(const OptimalInterval& interval, double zeta) const {
    return averages.squaredError(RpWithPrior(bounds, interval, epsilon, zeta, rule, release).moments());
  }
};

/// A zeta with its optimal interval.
struct Place {
  double zeta = 0;
  OptimalInterval interval;
};

bool sameEnds(const OptimalInterval& a, const OptimalInterval& b) {
  return a.lower == b.lower && a.upper == b.upper;
}

/// The zeta at which two intervals are equally good: with w = 2 zeta e^epsilon, F = w mass/(w + length).
double crossing(const Place& low, const Place& high, double epsilon) {
  const auto length = [](const Place& p) { return p.interval.upper - p.interval.lower; };
  const auto mass = [&](const Place& p) {
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
void forEachInterval(const Problem& problem, double lowest, double highest, const Use& use) {
  constexpr double kNarrowest = 1e-6;  // no third interval is looked for in stretches below it
  double start = lowest;
  Place here{lowest, problem.intervalAt(lowest)};
  std::vector<Place> ahead = {{highest, problem.intervalAt(highest)}};
  while (!ahead.empty()) {
    const Place next = ahead.back();
    if (!sameEnds(here.interval, next.interval)) {
      double change = crossing(here, next, problem.epsilon);
      if (!(change > here.zeta && change < next.zeta)) change = std::sqrt(here.zeta * next.zeta);
      const OptimalInterval best = problem.intervalAt(change);
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
    if (left.squaredError <= right.squaredError) {
      high = right.zeta;
      right = left;
      left = at(1 - kGolden);
    } else {
      low = left.zeta;
      left = right;
      right = at(kGolden);
    }
  }
  return left.squaredError <= right.squaredError ? left : right;
}

/// Of the search: see suggestZeta().
double lowestZeta(const Prior& prior, double epsilon) {
  const double range = prior.nodes.back() - prior.nodes.front();
  double narrowest = range;
  for (std::size_t i = 0; i < prior.mass.size(); ++i)
    narrowest = std::min(narrowest, prior.nodes[i + 1] - prior.nodes[i]);
  return std::max(1e-9 * range, 0.1 * std::exp(-epsilon / 3) * narrowest);
}

}  // namespace

/// While the interval stays, the squared error is convex in zeta, so that each stretch has one minimum. With
/// e = e^-epsilon, l the interval's length and u = 2 zeta/l, a label projected to p from the middle has the
/// variance
///   debiased  e l^2 (1+u)^3 (u+e)/(12 (1-e)^2 u^2) + l^2 u (u+e)/(12 (1-e)) + p^2 e (1+u)/((1-e) u)
/// and a bias without zeta: expanded, a sum of powers u^2 ... u^-2 with coefficients >= 0. The answer to a
/// label outside by rule `uniform` has l^2 (1+u)^2 (1+e/u)^2/(12 (1-e)^2): likewise. As drawn a label at y
/// from the middle has the squared error
///   y^2 - p (2y - p) (1-e) u/(u+e) + l^2 (u^2 + 2eu + 3e - 2e^2 + e (1-e) (1-2e)/(u+e))/12,
/// where p (2y - p) >= 0 and the bracket's second derivative is at least 2 + 2 (1-e) (1-2e)/e^2 > 0 where e >
/// 1/2; rule `uniform`: y^2 + l^2 (1+u)^2/12.
ZetaSuggestion suggestZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                           RpWithPrior::Release release, OutsideRule rule) {
  const Prior searched = coarsened(prior, kMostSearchedBins);
  const Problem problem{searched, epsilonLabels, bounds, release, rule};
  const double range = prior.nodes.back() - prior.nodes.front();
  ZetaSuggestion best;
  forEachInterval(problem, lowestZeta(searched, epsilonLabels), 2 * range,
                  [&](double low, double high, const OptimalInterval& interval) {
                    const ZetaSuggestion found =
                        minimum(low, high, [&](double zeta) { return problem.squaredError(interval, zeta); });
                    if (best.zeta == 0 || found.squaredError < best.squaredError) best = found;
                  });
  best.squaredError = squaredErrorOverZeta(prior, epsilonLabels, bounds, release, rule, {&best.zeta, 1})[0];
  return best;
}

std::vector<double> squaredErrorOverZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                                         RpWithPrior::Release release, OutsideRule rule,
                                         std::span<const double> zetas) {
  const Problem problem{prior, epsilonLabels, bounds, release, rule};
  std::vector<double> errors;
  errors.reserve(zetas.size());
  for (const double zeta : zetas) errors.push_back(problem.squaredError(problem.intervalAt(zeta), zeta));
  return errors;
}

}  // namespace epsiscope
