#include "core/privacy/whole_rest.h"

#include <cmath>

#include "core/random/discrete_laplace.h"

namespace epsiscope {

namespace {

/// In steps; what is no number, or too large to be counted, is 0: it comes from no table whose noise has a
/// plan.
WideInteger wholeStepsOf(double coordinate, double step) {
  constexpr double kMost = 0x1p110;
  const double steps = std::round(coordinate / step);
  return std::abs(steps) < kMost ? static_cast<WideInteger>(steps) : 0;
}

}  // namespace

std::optional<WholeRest> WholeRest::plan(Eigen::Index dimension, double error, double epsilon) {
  constexpr double kFinest = 0x1p-900, kCoarsest = 0x1p900, kForRounding = 1 + 0x1p-40;
  const auto size = static_cast<double>(dimension);
  if (!(error >= kFinest && error <= kCoarsest)) return std::nullopt;
  // About the error in each coordinate, so that it is hidden by a handful of steps.
  const double step = std::exp2(std::ceil(std::log2(2 * error / std::sqrt(size))));
  const double moved = 2 * std::sqrt(size) * error / step + size;
  const WholeRest rest{.step = step,
                       .sensitivity = static_cast<WideInteger>(std::ceil(moved * kForRounding)),
                       .epsilon = epsilon};
  return DiscreteLaplaceSampler::canDraw(epsilon, rest.sensitivity) ? std::optional(rest) : std::nullopt;
}

double WholeRest::variance() const {
  return step * step * DiscreteLaplaceSampler(epsilon, sensitivity).variance();
}

WholeRestLaw::Answer WholeRestLaw::draw(Rng& rng) const {
  const DiscreteLaplaceSampler noise(rest.epsilon, rest.sensitivity);
  Answer drawn(point.size());
  for (Eigen::Index j = 0; j < point.size(); ++j)
    drawn[j] = static_cast<double>(wholeStepsOf(point[j], rest.step) + noise(rng)) * rest.step;
  return drawn;
}

AnswerLoss WholeRestLaw::lossAgainst(const WholeRestLaw& other, const Answer&) const {
  if (!(other.rest == rest) || other.point.size() != point.size()) return AnswerLoss::endless();
  double distance = 0;
  for (Eigen::Index j = 0; j < point.size(); ++j)
    distance += std::abs(
        static_cast<double>(wholeStepsOf(point[j], rest.step) - wholeStepsOf(other.point[j], rest.step)));
  return {.most = distance * DiscreteLaplaceSampler(rest.epsilon, rest.sensitivity).rate()};
}

}  // namespace epsiscope
