#include "core/audit/tilt_audit.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

#include "core/audit/neighbour_rows.h"
#include "core/linear/cholesky.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::VectorXd;

/// (constant, x), as the weights see it.
VectorXd withConstant(double constant, const VectorXd& x) {
  if (!(constant > 0)) return x;
  VectorXd z(x.size() + 1);
  z << constant, x;
  return z;
}

VectorXd normalTilt(const AuditedTilt& release, Index size, Rng& rng) {
  VectorXd tilt(size);
  for (double& coordinate : tilt) coordinate = release.plan.deviation * rng.normal();
  return tilt;
}

/// The loss that is exceeded with probability delta at most where the tilt moves by so much and determinants
/// have this ratio.
double lossOfMovedTilt(const AuditedTilt& release, double moved, double logDeterminants) {
  const double r = moved / release.plan.deviation;
  return logDeterminants + r * std::sqrt(-2 * std::log(release.delta)) + r * r / 2;
}

}  // namespace

TiltedRow oppositeRow(const TiltedRow& row) {
  const double length = row.x.norm();
  return {length > 0 ? VectorXd(row.x / -length) : VectorXd(VectorXd::Unit(row.x.size(), 0)),
          row.y > 0 ? -1.0 : 1.0};
}

double tiltLogRatio(const AuditedTilt& release, const TiltedRows& rows, const VectorXd& w, std::uint32_t row,
                    const TiltedRow& other, const GoOn& goOn) {
  const VectorXd z = withConstant(rows.constant, rowAt(rows.x, row));
  const VectorXd otherZ = withConstant(rows.constant, other.x);
  const double t = w.dot(z) - rows.y[static_cast<Index>(row)], otherT = w.dot(otherZ) - other.y;
  const VectorXd b = -slopeWithoutTilt(rows, release.plan.lambda, w);
  const double s = release.plan.deviation;
  const VectorXd moved = (tailedSlope(t) * z - tailedSlope(otherT) * otherZ) / s;
  const double ofTilt = moved.dot(b / s + moved / 2);  // of |b + s moved|^2 and |b|^2, without a difference
  // det(H - a z z' + a' z' z'') / det H, a and a' the curvatures of the two rows.
  const Cholesky hessian(curvatureAt(rows, release.plan.lambda, w, goOn));
  const VectorXd solved = hessian.solve(z), otherSolved = hessian.solve(otherZ);
  const double a = tailedCurvature(t), otherA = tailedCurvature(otherT), across = otherZ.dot(solved);
  const double removed = a * z.dot(solved), added = otherA * otherZ.dot(otherSolved);
  return ofTilt - std::log1p(added - removed - removed * added + a * otherA * across * across);
}

AuditFinding auditOnMadeUpRows(const AuditedTilt& release, Index columns) {
  constexpr double kAngle = 1e-6, kSteepest = 4;
  const VectorXd x = VectorXd::Unit(columns, 0);
  VectorXd other = x * std::cos(kAngle);
  if (columns > 1)
    other[1] = std::sin(kAngle);
  else
    other *= 1 - kAngle;
  const VectorXd z = withConstant(release.constant, x), otherZ = withConstant(release.constant, other);
  // All others are (constant, 0): they bend along the constant alone.
  const double pull = 2 * release.rows * release.plan.lambda, square = release.constant * release.constant;
  const double bent = 2 * (1 / pull + square / (pull + 2 * (release.rows - 1) * square));
  AuditFinding found{.measured = lossOfMovedTilt(release, kSteepest * (z + otherZ).norm(), std::log1p(bent)),
                     .pairs = 1};
  found.worst = {
      {sentence("Core", "Length of the row"), witnessNumber(z.norm()), witnessNumber(otherZ.norm())},
      {sentence("Core", "Slope of its loss"), witnessNumber(kSteepest), witnessNumber(-kSteepest)}};
  return found;
}

AuditFinding auditOnRows(const AuditedTilt& release, const TiltedRows& rows, std::size_t times, Rng& rng,
                         const GoOn& goOn) {
  constexpr std::size_t kReleases = 5, kReplaced = 8;
  AuditFinding found{.ofRows = true};
  for (std::size_t i = 0; i < kReleases * times && goOn(); ++i) {
    const TiltedFit fit =
        minimiseTilted(rows, release.plan.lambda, normalTilt(release, rows.weights(), rng), {}, goOn);
    for (std::size_t j = 0; j < kReplaced && goOn(); ++j) {
      const auto row = static_cast<std::uint32_t>(rng.below(rows.x.rows()));
      const TiltedRow own{rowAt(rows.x, row), rows.y[static_cast<Index>(row)]}, other = oppositeRow(own);
      const double lost = std::abs(tiltLogRatio(release, rows, fit.weights, row, other, goOn));
      ++found.pairs;
      if (!(lost > found.measured)) continue;
      found.measured = lost;
      found.worst = {{sentence("Core", "Label in half widths from the middle"), witnessNumber(own.y),
                      witnessNumber(other.y)},
                     {sentence("Core", "Length of the row"), witnessNumber(own.x.norm()),
                      witnessNumber(other.x.norm())}};
    }
  }
  return found;
}

DrawnLoss lossOfTilt(const AuditedTilt& release, const TiltedRows& rows, std::uint32_t row) {
  const TiltedRow own{rowAt(rows.x, row), rows.y[static_cast<Index>(row)]};
  struct Tables {
    VectorXd x, otherX, y;
    std::unique_ptr<const NeighbourRows> neighbours;
  };
  const auto tables = std::make_shared<Tables>();
  const TiltedRow other = oppositeRow(own);
  tables->x = own.x;
  tables->otherX = other.x;
  tables->y = rows.y;
  tables->y[static_cast<Index>(row)] = other.y;
  tables->neighbours = std::make_unique<const NeighbourRows>(rows.x, row, tables->x, tables->otherX);
  return [release, rows, row, own, other, tables](bool isOther, Rng& rng) {
    const TiltedRows neighbours{*tables->neighbours, rows.constant, tables->y};
    const VectorXd tilt = normalTilt(release, rows.weights(), rng);
    const TiltedFit fit = minimiseTilted(isOther ? neighbours : rows, release.plan.lambda, tilt);
    return tiltLogRatio(release, rows, fit.weights, row, other);
  };
}

}  // namespace epsiscope
