#pragma once

#include <cstdint>

namespace epsiscope {

/// The logarithm of the smallest delta for which the discrete Gaussian noise of that deviation
/// (DiscreteGaussianSampler) is (epsilon, delta)-private when a whole number moves by at most `sensitivity`
/// (Canonne, Kamath and Steinke 2020, Theorem 7). Delta is a difference of two probabilities, and is rounded
/// up by at most 2e-11 of the larger one. Preconditions: 0 < epsilon <= 700, 1 <= sensitivity <= 2^40,
/// deviation from 2^-4 to 2^40.
double discreteGaussianLogDelta(double epsilon, std::int64_t sensitivity, double deviation);

/// A deviation that is (epsilon, delta)-private, larger than the smallest by as little as that rounding
/// allows; infinite where it is beyond 2^40. Precondition: delta in (0, 1).
double discreteGaussianDeviation(double epsilon, double delta, std::int64_t sensitivity);

}  // namespace epsiscope
