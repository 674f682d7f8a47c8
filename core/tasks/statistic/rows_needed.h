#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "core/base/numbers.h"
#include "core/statistics/release_plan.h"

namespace epsiscope {

struct SharedRelease;

/// The smallest number of rows, at least 2, from which `isEnough` holds, to 1e-6 of it; NaN if there is none
/// below 1e15. Precondition: with more rows it holds as well. `start`: where the search begins.
double rowsFrom(double start, const std::function<bool(double)>& isEnough);

/// The half-width that is wanted where none is said, in units of the number.
inline constexpr double kWantedRelative = 0.1;

/// The half-width for which rows are counted of a number: `wanted`, or kWantedRelative of it where it is none
/// or no number of rows changes the half-width.
double soughtHalfWidth(const ReleasePlan& plan, double number, std::optional<double> wanted);

/// A number of a release as it is now: its place among them, as it is, clipped, and its half-width.
struct NumberNow {
  std::size_t place = 0;
  double truth = kNaN, clipped = kNaN, halfWidth = kNaN;
};

/// The number of rows of the whole table at which a number of a release would have that half-width, if the
/// table grew with the same shares. The noise on counts and sums is the same for any number of rows, so that
/// its share of them falls as 1/n; for means it is searched for. NaN where no number of rows is enough, for
/// quantiles, and where bounds are found. `epsilon`: of all releases.
double rowsNeeded(const SharedRelease& shared, double epsilon, double level, const NumberNow& now,
                  std::optional<double> wanted);

}  // namespace epsiscope
