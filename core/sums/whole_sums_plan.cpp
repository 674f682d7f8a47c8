#include "core/sums/whole_sums_plan.h"

#include <cmath>
#include <numbers>

#include "core/privacy/concentrated_calibration.h"

namespace epsiscope {

namespace {

constexpr int kFewestSumsBits = 10;
/// Rows of one person, and epsilons, beyond which nothing is drawn.
constexpr double kMostTogether = 0x1p40, kSmallestDrawn = 0x1p-40, kLargestDrawn = 0x1p40;

}  // namespace

DiscreteGaussianSampler WholeSumsPlan::normal(bool onDiagonal) const {
  constexpr double kForRounding = 1 + 0x1p-50;
  return DiscreteGaussianSampler(onDiagonal ? deviation : kForRounding * deviation / std::numbers::sqrt2);
}

double WholeSumsPlan::trueDeviation(bool onDiagonal) const {
  return std::sqrt(isNormal ? normal(onDiagonal).variance() : laplaceSampler().variance());
}

std::optional<WholeSumsPlan> planWholeSums(std::size_t features, bool hasConstant, double together,
                                           double epsilon, double delta) {
  constexpr double kForRounding = 1 + 1e-9;
  if (!(together >= 1 && together <= kMostTogether && epsilon >= kSmallestDrawn && epsilon < kLargestDrawn &&
        delta < 1))
    return std::nullopt;
  WholeSumsPlan plan{.lattice = {.features = features, .hasConstant = hasConstant},
                     .isNormal = delta > 0,
                     .epsilon = epsilon};
  const auto rows = static_cast<WideInteger>(std::ceil(together));
  if (!plan.isNormal) {
    plan.sensitivity = rows * absoluteReach(plan.lattice);
    if (!DiscreteLaplaceSampler::canDraw(epsilon, plan.sensitivity)) return std::nullopt;
    return plan;
  }
  const double perDeviation = std::sqrt(2 * largestRho(epsilon, delta));
  for (; plan.lattice.bits >= kFewestSumsBits; --plan.lattice.bits) {
    plan.sensitivity = rows * normReach(plan.lattice);
    plan.deviation = kForRounding * static_cast<double>(plan.sensitivity) / perDeviation;
    if (DiscreteGaussianSampler::canDraw(plan.deviation) &&
        DiscreteGaussianSampler::canDraw(plan.deviation / std::numbers::sqrt2))
      return plan;
  }
  return std::nullopt;
}

}  // namespace epsiscope
