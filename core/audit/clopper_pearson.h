#pragma once

#include <cstddef>

namespace epsiscope {

/// Bounds of a probability of which so many trials succeeded: each is wrong in at most the share `error` of
/// all repetitions, whatever the probability is (Clopper and Pearson 1934). The lower bound is the largest p
/// with P(at least so many successes | p) <= error, 0 without a success; the upper one likewise.
double lowerProbability(std::size_t successes, std::size_t trials, double error);
double upperProbability(std::size_t successes, std::size_t trials, double error);

}  // namespace epsiscope
