#include "core/linear/limited_memory.h"

#include <cmath>
#include <deque>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

using Eigen::VectorXd;

constexpr std::size_t kPairs = 10;

/// The change of the gradient along a step.
struct Pair {
  VectorXd step, change;
  double product = 0;  ///< of the two, above 0
};

/// The two loops: minus the inverse second derivative estimated from the pairs, times the gradient.
VectorXd direction(const std::deque<Pair>& pairs, const VectorXd& gradient) {
  VectorXd found = -gradient;
  if (pairs.empty()) return found / gradient.norm();
  std::vector<double> weights(pairs.size());
  for (std::size_t i = pairs.size(); i-- > 0;) {
    weights[i] = pairs[i].step.dot(found) / pairs[i].product;
    found -= weights[i] * pairs[i].change;
  }
  found *= pairs.back().product / pairs.back().change.squaredNorm();
  for (std::size_t i = 0; i < pairs.size(); ++i)
    found += (weights[i] - pairs[i].change.dot(found) / pairs[i].product) * pairs[i].step;
  return found;
}

}  // namespace

Descent descend(const SmoothFunction& function, VectorXd start, const DescentLimits& limits,
                const GoOn& goOn) {
  constexpr double kArmijo = 1e-4, kCurvature = 1e-12;
  constexpr int kHalvings = 40;
  Descent found{.place = std::move(start)};
  VectorXd gradient(found.place.size()), nextGradient(found.place.size());
  found.value = function(found.place, gradient);
  const double wanted = limits.gradient * gradient.norm();
  std::deque<Pair> pairs;
  while (goOn()) {
    found.reached = gradient.norm() <= wanted;
    if (found.reached || found.iterations == limits.iterations) break;
    const VectorXd way = direction(pairs, gradient);
    const double slope = gradient.dot(way);
    double length = 1, value = 0;
    VectorXd next;
    int halvings = 0;
    for (; halvings < kHalvings; ++halvings, length /= 2) {
      next = found.place + length * way;
      value = function(next, nextGradient);
      if (value <= found.value + kArmijo * length * slope) break;
    }
    if (halvings == kHalvings) {
      if (pairs.empty()) break;  // no lower point can be found from here
      pairs.clear();
      continue;
    }
    Pair pair{next - found.place, nextGradient - gradient};
    pair.product = pair.step.dot(pair.change);
    if (pair.product > kCurvature * pair.step.norm() * pair.change.norm()) {
      pairs.push_back(std::move(pair));
      if (pairs.size() > kPairs) pairs.pop_front();
    }
    found.place = std::move(next);
    found.value = value;
    gradient.swap(nextGradient);
    ++found.iterations;
  }
  return found;
}

}  // namespace epsiscope
