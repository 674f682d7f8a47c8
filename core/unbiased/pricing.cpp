#include "core/unbiased/pricing.h"

#include <algorithm>
#include <numeric>

namespace epsiscope {

namespace {

/// A run that gains less is rounding.
constexpr Extended kLeastGain = 1e-13L;

/// The reduced cost of a column is constant + sum of share_i summand_i.
struct ReducedCost {
  Extended constant = 0;
  std::vector<Extended> summands;
};

ReducedCost reducedCost(const UnitProblem& problem, const std::vector<Extended>& duals, std::size_t output) {
  const std::size_t k = problem.values.size();
  const auto dual = [&](std::size_t i) { return duals[i] + problem.outputs[output] * duals[k + i]; };
  const Extended level = dual(0), perRow = level / static_cast<Extended>(k);
  ReducedCost cost{-problem.small * level, std::vector<Extended>(k)};
  for (std::size_t i = 0; i < k; ++i) {
    const Extended square = weightedSquare(problem, output, i);
    const Extended step = i > 0 ? dual(i) : 0, nextStep = i + 1 < k ? dual(i + 1) : 0;
    cost.constant += problem.small * square;
    cost.summands[i] = problem.rise * (square - perRow) - (step - nextStep);
  }
  return cost;
}

/// The neighbouring summands with the least sum, none if no summand is below 0 (Kadane's algorithm).
struct RunOfValues {
  std::size_t first = 0, end = 0;
  Extended sum = 0;
};

RunOfValues bestRun(const std::vector<Extended>& summands) {
  RunOfValues best, current;
  for (std::size_t i = 0; i < summands.size(); ++i) {
    if (current.sum >= 0) current = {i, i, 0};
    current.sum += summands[i];
    current.end = i + 1;
    if (current.sum < best.sum) best = current;
  }
  return best;
}

}  // namespace

Pricing price(const UnitProblem& problem, const std::vector<Extended>& duals) {
  const std::vector<Extended> sides = rightSides(problem);
  Pricing found;
  Extended least = 0;
  for (std::size_t j = 0; j < problem.outputs.size(); ++j) {
    const ReducedCost cost = reducedCost(problem, duals, j);
    MasterColumn column{j, std::vector<double>(cost.summands.size(), 0.0)};
    const RunOfValues run = bestRun(cost.summands);
    const Extended ofRun = cost.constant + run.sum;
    Extended ofBest = cost.constant;
    for (const Extended summand : cost.summands) ofBest += std::min(Extended{0}, summand);
    if (run.sum == 0 || ofBest >= 0) continue;
    least = std::min(least, ofBest);
    const bool takesRun = ofRun < -kLeastGain;
    for (std::size_t i = 0; i < column.share.size(); ++i)
      column.share[i] = takesRun ? run.first <= i && i < run.end : cost.summands[i] < 0;
    found.columns.push_back({std::move(column), takesRun ? ofRun : ofBest});
  }
  const auto k = static_cast<Extended>(problem.values.size());
  const Extended value = std::inner_product(duals.begin(), duals.end(), sides.begin(), Extended{0});
  found.lowerBound = value + k / (1 + (k - 1) * problem.small) * least;
  return found;
}

}  // namespace epsiscope
