#pragma once

#include <cstdint>

namespace epsiscope {

/// The logarithm of the smallest delta for which the discrete Gaussian noise of that deviation
/// (DiscreteGaussianSampler) is (epsilon, delta)-private when a whole number moves by at most `sensitivity`,
/// rounded up by a relative 1e-11 (Canonne, Kamath and Steinke 2020, Theorem 7). Preconditions: epsilon > 0,
/// 1 <= sensitivity <= 2^40, deviation from 2^-4 to 2^40.
double discreteGaussianLogDelta(double epsilon, std::int64_t sensitivity, double deviation);

/// A deviation that is (epsilon, delta)-private, larger than the smallest by less than a relative 1e-9;
/// infinite where that is beyond 2^40. Precondition: delta in (0, 1).
double discreteGaussianDeviation(double epsilon, double delta, std::int64_t sensitivity);

}  // namespace epsiscope
