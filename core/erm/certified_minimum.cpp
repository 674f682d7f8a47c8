#include "core/erm/certified_minimum.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/base/said_error.h"
#include "core/erm/careful_sum.h"
#include "core/erm/noise_of_weights.h"
#include "core/linear/cholesky.h"
#include "core/text/sentence.h"

namespace epsiscope {

using Eigen::Index, Eigen::VectorXd;

VectorXd carefulGradient(const ClassRows& x, const VectorXd& y, const Objective& what,
                         const VectorXd& weights) {
  CarefulSum sum(weights.size());
  std::vector<std::uint32_t> places;
  VectorXd slopes;
  for (std::size_t begin = 0; begin < x.rows(); begin += places.size()) {
    places.resize(std::min(MinimumFacts::kTogether, x.rows() - begin));
    std::iota(places.begin(), places.end(), static_cast<std::uint32_t>(begin));
    const auto block = x.takeRows(places);
    block->margins(weights, slopes);
    for (Index i = 0; i < slopes.size(); ++i) {
      const double label = y[static_cast<Index>(begin) + i];
      slopes[i] = label * derivative(what.loss, label * slopes[i]);
    }
    sum.add(block->transposedTimes(slopes));
  }
  VectorXd gradient =
      sum.value() / static_cast<double>(x.rows()) + (what.lambda + what.extraRegularisation) * weights;
  if (what.linear.size() > 0) gradient += what.linear;
  return gradient;
}

Minimum certifiedMinimum(const ClassRows& x, const VectorXd& y, const Objective& what,
                         const MinimumFacts& facts) {
  constexpr int kMostSteps = 50;
  const double tolerance = facts.tolerance();
  Minimum found = minimise(x, y, what);
  const PerturbationPlan pull{.extraRegularisation = what.extraRegularisation, .lambda = what.lambda};
  for (int step = 0; step < kMostSteps && found.weights.allFinite(); ++step) {
    const VectorXd gradient = carefulGradient(x, y, what, found.weights);
    found.gradientNorm = facts.certified(gradient, found.weights);
    found.reached = found.gradientNorm <= tolerance;
    if (found.reached) return found;
    const auto hessian =
        hessianAt(x, y, what.loss, noiseOfWeights(x, y, what.loss, pull, found.weights), GoOn());
    found.weights -= static_cast<double>(x.rows()) * Cholesky(*hessian).solve(gradient);
    ++found.steps;
  }
  refuseUncertified();
}

void refuseUncertified() {
  throw SaidError(sentence("Core",
                           "The minimum was not found as exactly as the promise asks for, so nothing is "
                           "released; what was booked is spent. Choose a larger Lambda."));
}

}  // namespace epsiscope
