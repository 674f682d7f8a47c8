#include "core/staged/residual_randomizer.h"

#include "core/mechanisms/grid_response.h"
#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/rp_with_prior_debiased.h"
#include "core/mechanisms/suggested_zeta.h"

namespace epsiscope {

namespace {

/// Averaged over residuals uniform on [-half, half].
double varianceOf(const Mechanism& mechanism, double half) {
  const Prior inside{.kind = Prior::Kind::bins, .nodes = {-half, half}, .mass = {1}};
  return meanVariance(mechanism.moments(), &inside);
}

}  // namespace

ResidualRandomizer rpOfResiduals(double half, double epsilon) {
  const LabelBounds bounds{-half, half};
  auto made = std::make_unique<const RpWithPriorDebiased>(
      bounds, uniformPrior(bounds, 1), epsilon, zetaForUniformLabels(epsilon, bounds), OutsideRule::project);
  const double variance = varianceOf(*made, half);
  return {std::move(made), variance};
}

ResidualRandomizer bestOfResiduals(double half, double epsilon) {
  ResidualRandomizer best = rpOfResiduals(half, epsilon);
  // The outer centres of k cells on bounds k/(k-1) times as wide are the ends.
  const auto cells = static_cast<double>(gridCells(epsilon));
  const double wide = half * cells / (cells - 1);
  auto grid = std::make_unique<const GridResponse>(LabelBounds{-wide, wide}, epsilon);
  const double variance = varianceOf(*grid, half);
  if (variance < best.variance) best = {std::move(grid), variance};
  return best;
}

}  // namespace epsiscope
