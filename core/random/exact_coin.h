#pragma once

#include "core/base/wide_integer.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The number of binary digits.
int bitsOf(WideUnsigned number);

/// Uniform on {0, ..., count - 1}. Precondition: count > 0.
WideUnsigned drawBelow(WideUnsigned count, Rng& rng);

/// True with probability exp(-part/whole), exactly: by comparing whole numbers, so that no rounding moves it
/// (Canonne, Kamath and Steinke 2020, Algorithm 1). Preconditions: 0 < whole < 2^120; part < 2^120.
bool drawExp(WideUnsigned part, WideUnsigned whole, Rng& rng);

}  // namespace epsiscope
