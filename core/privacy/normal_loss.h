#pragma once

namespace epsiscope {

/// An upper bound of log delta, delta = E max(0, 1 - e^(epsilon - N)) with the loss N of normal noise, for
/// any epsilon, also below 0. `moved`: the distance of the means in standard deviations; below 1e-10 it is
/// taken for that, which loses more. It is above the truth by rounding: log delta by 2e-13/moved and its own
/// last digits.
double logDeltaOfNormal(double epsilon, double moved);

/// The smallest epsilon >= 0 for which that is at most log delta, 0 <= delta < 1: to about 1e-13, or
/// 1e-14/moved if more, of it. Infinite for delta = 0, unless nothing moves.
double epsilonOfNormal(double moved, double delta);

}  // namespace epsiscope
