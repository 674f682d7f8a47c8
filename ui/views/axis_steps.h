#pragma once

namespace epsiscope {

/// The smallest of ... 0.1, 0.2, 0.5, 1, 2, 5, 10 ... that is at least `value` > 0: limits in such steps rest
/// while a slider moves. 1 for anything that is not positive and finite.
double stepAbove(double value);

}  // namespace epsiscope
