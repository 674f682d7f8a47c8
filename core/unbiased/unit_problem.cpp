#include "core/unbiased/unit_problem.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace epsiscope {

UnitProblem unitProblem(const UnbiasedProblem& problem) {
  assert(!problem.values.empty() && problem.values.size() == problem.prior.size());
  assert(std::is_sorted(problem.values.begin(), problem.values.end()) && problem.outputs.count >= 2);
  const Extended epsilon = problem.epsilon, first = problem.values.front(), last = problem.values.back();
  const Extended needed = (last - first) / std::expm1(epsilon);
  const Extended below = std::max(first - problem.outputs.lower, needed);
  const Extended above = std::max(problem.outputs.upper - last, needed);
  UnitProblem scaled;
  scaled.unit = below + (last - first) + above;
  scaled.below = below / scaled.unit;
  scaled.above = above / scaled.unit;
  scaled.small = std::exp(-epsilon);
  scaled.rise = -std::expm1(-epsilon);
  for (const double y : problem.values) scaled.values.push_back((y - first) / scaled.unit);
  const Extended total = std::accumulate(problem.prior.begin(), problem.prior.end(), Extended{0});
  assert(total > 0);
  for (const double mass : problem.prior) scaled.prior.push_back(mass / total);
  const auto steps = static_cast<Extended>(problem.outputs.count - 1);
  for (std::size_t j = 0; j < problem.outputs.count; ++j)
    scaled.outputs.push_back(static_cast<Extended>(j) / steps - scaled.below);
  return scaled;
}

Extended weightedSquare(const UnitProblem& problem, std::size_t output, std::size_t value) {
  const Extended error = problem.outputs[output] - problem.values[value];
  return problem.prior[value] * error * error;
}

}  // namespace epsiscope
