#pragma once

#include "core/unbiased/optimal_unbiased.h"

namespace epsiscope {

/// Where the range of the outputs is barely wide enough, duals grow like e^epsilon and reduced costs are
/// small differences of them. At epsilon = 20 double leaves a gap of 1e-4 of the loss, extended precision one
/// of 5e-8.
using Extended = long double;

/// An UnbiasedProblem moved and scaled: the first value is at 0 and the outputs span a length of 1, so that
/// labels near 1e6 and outputs 1e6 times as far apart as the labels meet the same tolerances.
struct UnitProblem {
  std::vector<Extended> values;
  std::vector<Extended> prior;  ///< sums to 1
  std::vector<Extended> outputs;
  Extended below = 0;  ///< reach of the outputs below the first value
  Extended above = 0;  ///< and above the last
  Extended small = 0;  ///< e^-epsilon
  Extended rise = 0;   ///< 1 - e^-epsilon
  Extended unit = 1;   ///< label units in a length of 1
};

/// A reach that is too short within the slack of unbiasedProblem() is taken for the one that is needed: what
/// this costs is a bias of that slack, never privacy.
UnitProblem unitProblem(const UnbiasedProblem& problem);

/// prior_i (t - value_i)^2.
Extended weightedSquare(const UnitProblem& problem, std::size_t output, std::size_t value);

}  // namespace epsiscope
