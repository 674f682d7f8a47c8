#include "core/tasks/smallest_epsilon.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "core/results/result.h"

namespace epsiscope {

namespace {

/// The upper end of [low, high] shrunk until it is narrow: error(low) is not at most the target, error(high)
/// is.
double bisected(double low, double high, double target, const std::function<double(double)>& error) {
  constexpr double kPrecision = 1e-6;
  while (high - low > kPrecision * high) {
    const double middle = std::sqrt(low) * std::sqrt(high);
    (error(middle) <= target ? high : low) = middle;
  }
  return high;
}

/// Where one trial's curve crosses the target; infinity if it does not.
double crossing(std::span<const double> epsilons, std::span<const std::vector<double>> values,
                std::size_t trial, double target) {
  for (std::size_t i = 0; i < epsilons.size(); ++i) {
    const double after = values[i][trial];
    if (!(after <= target)) continue;
    if (i == 0) return epsilons[0];
    const double before = values[i - 1][trial];
    const double share = std::log(before / target) / std::log(before / after);
    return share > 0 && share <= 1 ? epsilons[i - 1] * std::pow(epsilons[i] / epsilons[i - 1], share)
                                   : epsilons[i];
  }
  return std::numeric_limits<double>::infinity();
}

std::optional<double> finiteQuantile(const std::vector<double>& sorted, double share) {
  const double found = quantile(sorted, share);
  return std::isfinite(found) ? std::optional(found) : std::nullopt;
}

}  // namespace

SmallestEpsilon smallestEpsilon(std::span<const double> epsilons, std::span<const double> errors,
                                double target, const std::function<double(double)>& error) {
  assert(epsilons.size() == errors.size());
  for (std::size_t i = 0; i < epsilons.size(); ++i) {
    if (!(errors[i] <= target) || !(error(epsilons[i]) <= target)) continue;
    if (i == 0) return {epsilons[0], true};
    return {bisected(epsilons[i - 1], epsilons[i], target, error), false};
  }
  return {};
}

EpsilonSpread smallestEpsilonSpread(std::span<const double> epsilons,
                                    std::span<const std::vector<double>> values, double target) {
  assert(epsilons.size() == values.size());
  const auto isAligned = [&](const std::vector<double>& v) { return v.size() == values[0].size(); };
  if (epsilons.empty() || values[0].empty() || !std::ranges::all_of(values, isAligned)) return {};
  EpsilonSpread spread;
  std::vector<double> found;
  for (std::size_t trial = 0; trial < values[0].size(); ++trial) {
    found.push_back(crossing(epsilons, values, trial, target));
    spread.never += std::isinf(found.back()) ? 1 : 0;
    spread.atLowEnd += values[0][trial] <= target ? 1 : 0;
  }
  spread.trials = static_cast<int>(found.size());
  std::sort(found.begin(), found.end());
  spread.low = finiteQuantile(found, 0.05);
  spread.high = finiteQuantile(found, 0.95);
  return spread;
}

}  // namespace epsiscope
