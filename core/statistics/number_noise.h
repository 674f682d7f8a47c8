#pragma once

#include <span>

namespace epsiscope {

/// The noise of one number: Laplace's or normal, or the discrete law of the same kind in whole steps.
struct NumberNoise {
  bool isNormal = false;
  double scale = 1;  ///< b of exp(-|z|/b), or s of exp(-z^2/(2 s^2))
  double step = 0;   ///< 0: any number
  double variance() const;
};

/// Independent noises of one law, each with the same weight in a sum.
struct WeightedNoise {
  NumberNoise noise;
  double weight = 1;
  double times = 1;  ///< how many of them there are
};

/// The w with P(|Z| <= w) = level for the sum Z. Of normal noise it is a closed form; of other noise P(Z > w)
/// is the integral of M(z) e^(-zw)/z over a line Re z = s > 0, M being the product of the moment generating
/// functions, by the trapezoidal rule, to 1e-7 of the standard deviation. Of noise in whole steps it is a
/// bound: the law has jumps, so a small number G with |G| <= h is added to Z, whose law has none, and
/// P(|Z| <= w + h) >= P(|Z + G| <= w); h is 1/32 of the standard deviation or of the largest weighted step,
/// and the bound at most 2 h too large.
/// Steps of less than a millionth are taken for none, and what they can add up to is added to w: discrete
/// Laplace noise and the difference of what two exponential variables lose by rounding down, which is
/// independent of it, are Laplace noise together.
double halfWidthOfSum(std::span<const WeightedNoise> parts, double level);

}  // namespace epsiscope
