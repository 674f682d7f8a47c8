#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

namespace epsiscope {

/// A mean error over several splits.
struct MeanError {
  double mean = 0;
  double standardError = 0;  ///< that of the mean, between splits; NaN where it is not known
};

/// The same with the 95 % interval that the mean lies in the middle of.
struct ErrorInterval {
  double mean = 0;
  double half = 0;  ///< of its width, between splits or for other people; NaN where it is not known
};

/// The smallest epsilon with which a wanted error is reached.
struct SmallestEpsilon {
  /// A number of three significant digits, rounded up: the mean error was computed at it and is at most the
  /// wanted one. Empty: no epsilon of the curve reaches that.
  std::optional<double> epsilon;
  bool atLowEnd = false;        ///< the curve's smallest epsilon reaches it already; a smaller one may
  bool notEvenWithout = false;  ///< even the same pipeline without privacy does not reach it, and so no
                                ///< epsilon does
  bool isKnown = true;          ///< false where the errors at an epsilon are not known without a run
  bool isOfPeople = false;      ///< the interval below is for other people, else between splits
  /// The epsilons at which the lower and the upper end of the mean's interval reach the wanted error,
  /// computed as `epsilon`, `low` rounded down. `low` empty: at the curve's smallest epsilon already; `high`
  /// empty: not up to its largest. Both empty for one split.
  std::optional<double> low = {}, high = {};
  bool operator==(const SmallestEpsilon&) const = default;
};

/// The curve that a search for the smallest epsilon follows, and the errors at any other epsilon.
struct ErrorCurve {
  std::span<const double> epsilons;                       ///< ascending
  std::span<const double> mean;                           ///< as many; NaN where there is none
  std::span<const double> half;                           ///< of each interval's width; empty for one split
  double withoutPrivacy;                                  ///< NaN if not known
  std::function<ErrorInterval(double epsilon)> interval;  ///< the function with which the curve was made
};

/// From the first point of the curve at or below `wanted`, bisected over the numbers of three digits between
/// it and the point before. The error at the epsilon found has been computed there and is at most `wanted`,
/// so a rerun at the displayed number reaches it. A point that `error` does not confirm is passed over. NaN
/// never counts as reached. A curve that rises and falls may dip below it between two of its points; that is
/// not seen.
SmallestEpsilon smallestEpsilon(const ErrorCurve& curve, double wanted);

/// Returns the smallest number of three significant digits that is at least `value` > 0, and the largest that
/// is at most it: exactly the numbers that a reader of "0.928" gets.
double roundedUp(double value);
double roundedDown(double value);

}  // namespace epsiscope
