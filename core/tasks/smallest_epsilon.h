#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace epsiscope {

/// The smallest epsilon with which an error target is reached.
struct SmallestEpsilon {
  /// Of three significant digits, rounded up: the mean error was computed at it and is at most the target.
  /// Empty: no epsilon of the curve reaches the target.
  std::optional<double> epsilon;
  bool atLowEnd = false;        ///< the curve's smallest epsilon does already; a smaller one may
  bool notEvenWithout = false;  ///< the same pipeline without privacy does not reach the target
  /// Where the mean minus and plus twice its standard error between splits reach the target; `low` empty: see
  /// atLowEnd; `high` empty: not up to the curve's largest epsilon. Both are empty for one split.
  std::optional<double> low = {}, high = {};
  bool operator==(const SmallestEpsilon&) const = default;
};

/// From the first point of the curve at or below `target`, bisected towards the point before it to 1e-6 of
/// epsilon. `error(epsilon)` is what the curve was made with, so that the error at the epsilon found is at
/// most the target: it has been computed there. A point that `error` does not confirm is passed over. NaN, in
/// the curve or from `error`, is not at most the target. A curve that rises and falls may dip to the target
/// between two of its points; that is not seen. `epsilons` ascending, as many as `errors`.
SmallestEpsilon smallestEpsilon(std::span<const double> epsilons, std::span<const double> errors,
                                double target, const std::function<double(double)>& error);

/// How far the smallest epsilon differs from trial to trial.
struct EpsilonSpread {
  /// 5 % and 95 % quantiles over trials. A trial that does not reach the target counts as above every
  /// epsilon; empty where the quantile falls to such trials.
  std::optional<double> low, high;
  int trials = 0;
  int never = 0;     ///< trials that do not reach the target
  int atLowEnd = 0;  ///< trials that reach it at the smallest epsilon already
  bool operator==(const EpsilonSpread&) const = default;
};

/// `values[i][t]`: error of trial t at epsilons[i], ascending. Each trial's first crossing is interpolated on
/// logarithmic scales; after a gap (NaN) it is the first epsilon that reaches the target. Without the same
/// trials at every epsilon (a stopped run) there is no spread: trials is 0.
EpsilonSpread smallestEpsilonSpread(std::span<const double> epsilons,
                                    std::span<const std::vector<double>> values, double target);

}  // namespace epsiscope
