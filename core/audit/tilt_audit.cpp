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

using Eigen::Index, Eigen::MatrixXd, Eigen::VectorXd;

/// (constant, x), a column each, as the weights see them.
MatrixXd withConstant(double constant, const MatrixXd& x) {
  if (!(constant > 0)) return x;
  MatrixXd z(x.rows() + 1, x.cols());
  z.row(0).setConstant(constant);
  z.bottomRows(x.rows()) = x;
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

ReplacedRows oppositeRows(const TiltedRows& rows, std::vector<std::uint32_t> places, bool allOfFirst) {
  ReplacedRows replaced = ReplacedRows::at(rows.x, rows.y, std::move(places));
  replaced.other = replaced.own;
  replaced.otherY = replaced.y;
  for (Index i = 0; i < replaced.y.size(); ++i) {
    const Index from = allOfFirst ? 0 : i;
    const double length = replaced.own.col(from).norm();
    replaced.other.col(i) = length > 0 ? VectorXd(replaced.own.col(from) / -length)
                                       : VectorXd(VectorXd::Unit(replaced.own.rows(), 0));
    replaced.otherY[i] = replaced.y[from] > 0 ? -1.0 : 1.0;
  }
  return replaced;
}

double tiltLogRatio(const AuditedTilt& release, const TiltedRows& rows, const VectorXd& w,
                    const ReplacedRows& replaced, const GoOn& goOn) {
  const MatrixXd z = withConstant(rows.constant, replaced.own);
  const MatrixXd otherZ = withConstant(rows.constant, replaced.other);
  const VectorXd t = z.transpose() * w - replaced.y, otherT = otherZ.transpose() * w - replaced.otherY;
  const VectorXd b = -slopeWithoutTilt(rows, release.plan.lambda, w);
  const double s = release.plan.deviation;
  const VectorXd moved = (z * t.unaryExpr(&tailedSlope) - otherZ * otherT.unaryExpr(&tailedSlope)) / s;
  const double ofTilt = moved.dot(b / s + moved / 2);  // of |b + s moved|^2 and |b|^2, without a difference
  const Cholesky hessian(curvatureAt(rows, release.plan.lambda, w, goOn));
  return ofTilt - logDeterminantChange(hessian, z, t.unaryExpr(&tailedCurvature), otherZ,
                                       otherT.unaryExpr(&tailedCurvature));
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
  const auto together = static_cast<double>(release.together);
  const double bent = 2 * together * (1 / pull + square / (pull + 2 * (release.rows - together) * square));
  AuditFinding found{
      .measured = lossOfMovedTilt(release, together * kSteepest * (z + otherZ).norm(), std::log1p(bent)),
      .pairs = 1};
  found.worst = {
      {sentence("Core", "Length of the row"), witnessNumber(z.norm()), witnessNumber(otherZ.norm())},
      {sentence("Core", "Slope of its loss"), witnessNumber(kSteepest), witnessNumber(-kSteepest)}};
  if (release.together > 1) found.worst.push_back(rowsTogether(release.together));
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
      const ReplacedRows replaced =
          oppositeRows(rows, anyPlaces(rows.x.rows(), release.together, rng), j % 2 == 1);
      const double lost = std::abs(tiltLogRatio(release, rows, fit.weights, replaced, goOn));
      ++found.pairs;
      if (!(lost > found.measured)) continue;
      found.measured = lost;
      found.worst = {{sentence("Core", "Label in half widths from the middle"), witnessNumber(replaced.y[0]),
                      witnessNumber(replaced.otherY[0])},
                     {sentence("Core", "Length of the row"), witnessNumber(replaced.own.col(0).norm()),
                      witnessNumber(replaced.other.col(0).norm())}};
      if (release.together > 1) found.worst.push_back(rowsTogether(release.together));
    }
  }
  return found;
}

DrawnLoss lossOfTilt(const AuditedTilt& release, const TiltedRows& rows, std::uint32_t row) {
  struct Tables {
    ReplacedRows replaced;
    VectorXd y;
    std::unique_ptr<const NeighbourRows> neighbours;
  };
  const auto tables = std::make_shared<Tables>();
  tables->replaced = oppositeRows(rows, {row});
  tables->y = tables->replaced.labels(rows.y);
  tables->neighbours = std::make_unique<const NeighbourRows>(rows.x, tables->replaced);
  return [release, rows, tables](bool isOther, Rng& rng) {
    const TiltedRows neighbours{*tables->neighbours, rows.constant, tables->y};
    const VectorXd tilt = normalTilt(release, rows.weights(), rng);
    const TiltedFit fit = minimiseTilted(isOther ? neighbours : rows, release.plan.lambda, tilt);
    return tiltLogRatio(release, rows, fit.weights, tables->replaced);
  };
}

}  // namespace epsiscope
