#pragma once

namespace epsiscope {

enum class Steps { coarse, fine };

/// The smallest of ... 0.1, 0.2, 0.5, 1, 2, 5, 10 ... (fine: with 1.5, 3, 4, 6 and 8 between) that is at
/// least `value` > 0: limits in such steps rest while a slider moves. 1 for anything that is not positive and
/// finite.
double stepAbove(double value, Steps steps = Steps::coarse);

}  // namespace epsiscope
