#pragma once

#include "core/random/rng.h"

namespace epsiscope {

/// A draw is at most this times (1 + |z|) from z.
inline constexpr double kExactNormalError = 0x1p-52;

/// The double beside a real number z whose law is the standard normal one exactly, not to rounding: z is made
/// of random digits that are compared and never computed with, and its digits beyond a double are not drawn
/// because nobody asks for them (Karney 2016, "Sampling exactly from the normal distribution", Algorithm N).
/// What is proved for real noise then holds for z, and for what is released as far as the distance to z is
/// hidden: see WholeRest.
double exactNormal(Rng& rng);

}  // namespace epsiscope
