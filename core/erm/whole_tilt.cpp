#include "core/erm/whole_tilt.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

#include "core/erm/careful_sum.h"
#include "core/erm/certified_minimum.h"
#include "core/erm/unit_rows.h"
#include "core/linear/cholesky.h"
#include "core/random/real_noise.h"

namespace epsiscope {

namespace {

using Eigen::VectorXd;

/// The gradient of the mean, summed up in blocks.
VectorXd carefulSlope(const TiltedRows& rows, double lambda, const VectorXd& tilt, const VectorXd& weights) {
  CarefulSum sum(weights.size());
  const std::size_t all = rows.x.rows();
  std::vector<std::uint32_t> places;
  for (std::size_t begin = 0; begin < all; begin += places.size()) {
    places.resize(std::min(MinimumFacts::kTogether, all - begin));
    std::iota(places.begin(), places.end(), static_cast<std::uint32_t>(begin));
    const auto block = rows.x.takeRows(places);
    const VectorXd labels =
        rows.y.segment(static_cast<Eigen::Index>(begin), static_cast<Eigen::Index>(places.size()));
    sum.add(slopeWithoutTilt({*block, rows.constant, labels}, 0, weights));
  }
  return sum.value() / rows.rows() + 2 * lambda * weights + tilt / rows.rows();
}

}  // namespace

std::optional<WholeTilt> planWholeTilt(std::size_t rows, Eigen::Index weights, double constant,
                                       const std::optional<double>& lambda, double epsilon, double delta) {
  constexpr double kMore = 1 + 0x1p-40, kRounding = 0x1p-52;
  constexpr double kLongerSquare = kLongestRow * kLongestRow * kMore;
  const auto n = static_cast<double>(rows);
  // Rows may be longer than 1 by a little: a constant that is as much longer is charged for.
  const double charged = std::sqrt(constant * constant + (kLongerSquare - 1));
  if (!(delta > 0)) return std::nullopt;
  WholeTilt how{.plan = planTilt(n, charged, lambda, epsilon, delta), .facts = {}, .rest = {}};
  how.plan.solverScale = 0;
  if (!std::isfinite(how.plan.deviation)) return std::nullopt;
  const RealNoise noise{.dimension = weights, .scale = how.plan.deviation, .isNormal = true};
  how.facts = {.columns = weights,
               .slope = tailedSlope(std::numeric_limits<double>::max()),
               .bend = tailedCurvature(0),
               .regularisation = 2 * how.plan.lambda,
               .longest = std::sqrt(1 + charged * charged) * kMore,
               .linear = noise.reach() / n * kMore};
  const double moved = (noise.error() + kRounding * noise.reach()) / n;
  const auto rest = WholeRest::plan(
      weights, (how.facts.tolerance() + moved) / how.facts.regularisation * kMore, how.plan.solverEpsilon);
  if (!rest) return std::nullopt;
  how.rest = *rest;
  return how;
}

TiltedFit certifiedTilted(const TiltedRows& rows, double lambda, const VectorXd& tilt,
                          const MinimumFacts& facts) {
  constexpr int kMostSteps = 50;
  TiltedFit found = minimiseTilted(rows, lambda, tilt);
  for (int step = 0; step < kMostSteps && found.weights.allFinite(); ++step) {
    const VectorXd slope = carefulSlope(rows, lambda, tilt, found.weights);
    found.gradientNorm = facts.certified(slope, found.weights);
    found.reached = found.gradientNorm <= facts.tolerance();
    if (found.reached) return found;
    found.weights -= rows.rows() * Cholesky(curvatureAt(rows, lambda, found.weights)).solve(slope);
  }
  refuseUncertified();
}

}  // namespace epsiscope
