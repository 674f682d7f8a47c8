#include "core/audit/tilt_audit.h"

#include <gtest/gtest.h>

#include <Eigen/LU>

#include <cmath>
#include <string>

#include "core/audit/neighbour_rows.h"
#include "core/erm/dense_rows.h"
#include "core/privacy/protected_unit.h"
#include "tests/support/ball_rows.h"

namespace epsiscope::tilt_audit_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;

AuditedTilt releaseOf(double rows, double epsilon, double constant = 0.4) {
  return {.plan = planTilt(rows, constant, {}, epsilon, 1e-5), .rows = rows, .constant = constant};
}

/// The log of the normal density of b(w), times the determinant of its derivatives, for each table by itself.
double logDensity(const AuditedTilt& release, const TiltedRows& rows, const VectorXd& w) {
  const VectorXd b = slopeWithoutTilt(rows, release.plan.lambda, w) / release.plan.deviation;
  return -b.squaredNorm() / 2 + std::log(curvatureAt(rows, release.plan.lambda, w).determinant());
}

TEST(TiltAudit, RatiosAreThoseOfTheDensities) {
  const test::BallRows table = test::ballRows(30, 3, 1);
  Rng rng(2);
  for (const double constant : {0.0, 0.4}) {
    const AuditedTilt release = releaseOf(30, 0.8, constant);
    const TiltedRows rows{table.x, constant, table.y};
    for (int i = 0; i < 40; ++i) {
      ReplacedRows replaced =
          ReplacedRows::at(table.x, table.y, anyPlaces(30, static_cast<std::size_t>(1 + i % 5), rng));
      replaced.other = replaced.own.unaryExpr([&](double) { return rng.normal() / 2; });
      replaced.otherY = replaced.y.unaryExpr([&](double) { return 2 * rng.uniform() - 1; });
      VectorXd w(rows.weights());
      for (double& one : w) one = 4 * rng.normal();
      const NeighbourRows neighbours(table.x, replaced);
      const VectorXd y = replaced.labels(table.y);
      const double expected =
          logDensity(release, rows, w) - logDensity(release, {neighbours, constant, y}, w);
      EXPECT_NEAR(tiltLogRatio(release, rows, w, replaced), expected, 1e-9 * (1 + std::abs(expected)));
    }
  }
}

/// Rows that are nearly alike are distinguished by all of the plan's part, except for the share that the
/// constant takes of the bend.
TEST(TiltAudit, MadeUpRowsLoseNearlyAllAndNoticeTooLittleNoise) {
  for (const double epsilon : {0.1, 1.0, 5.0}) {
    AuditedTilt release = releaseOf(500, epsilon);
    const double part = epsilon - release.plan.solverEpsilon;
    for (const Index columns : {1, 4}) {
      const double measured = auditOnMadeUpRows(release, columns).measured;
      EXPECT_LE(measured, part * (1 + 1e-9));
      EXPECT_GT(measured, 0.9 * part);
    }
    release.plan.deviation /= 2;
    EXPECT_GT(auditOnMadeUpRows(release, 4).measured, 1.2 * part);
  }
}

TEST(TiltAudit, OfPersonsStaysWithinEpsilonAndCatchesTheNoiseOfOneRow) {
  constexpr double kDelta = 1e-5;
  const test::BallRows table = test::ballRows(200, 3, 3);
  Rng rng(7);
  for (const std::size_t most : {2u, 5u, 20u})
    for (const double epsilon : {1e-12, 0.1, 1.0, 8.0, 50.0}) {
      SCOPED_TRACE(std::to_string(most) + " rows, " + std::to_string(epsilon));
      const ProtectedUnit unit{most};
      AuditedTilt release{
          .plan = planTilt(500, 0.4, {}, unit.epsilonOfRow(epsilon), unit.deltaOfRow(epsilon, kDelta)),
          .rows = 500,
          .constant = 0.4,
          .delta = kDelta,
          .together = most};
      const double lost = auditOnMadeUpRows(release, 4).measured / epsilon;
      EXPECT_LE(lost, 1);
      EXPECT_GT(lost, epsilon < 8 ? 0.75 : 0.3);
      release.plan = planTilt(500, 0.4, {}, epsilon, kDelta);
      EXPECT_GT(auditOnMadeUpRows(release, 4).measured, 1.8 * epsilon);
      release.plan = planTilt(200, 0.4, {}, unit.epsilonOfRow(epsilon), unit.deltaOfRow(epsilon, kDelta));
      release.rows = 200;
      EXPECT_LE(auditOnRows(release, {table.x, 0.4, table.y}, 1, rng).measured, epsilon);
    }
}

TEST(TiltAudit, TheTablesOwnRowsLoseLess) {
  const test::BallRows table = test::ballRows(200, 3, 3);
  const AuditedTilt release = releaseOf(200, 1);
  Rng rng(4);
  const AuditFinding found = auditOnRows(release, {table.x, 0.4, table.y}, 1, rng);
  EXPECT_GT(found.measured, 0);
  EXPECT_LE(found.measured, 1);
  EXPECT_EQ(found.pairs, 40U);
  EXPECT_TRUE(found.ofRows);
}

/// The mean of f(r|D')/f(r|D) over releases from D is 1: six standard errors.
TEST(TiltAudit, LossesAreOfReleasesFromEitherTable) {
  const test::BallRows table = test::ballRows(80, 2, 5);
  const AuditedTilt release = releaseOf(80, 2);
  const TiltedRows rows{table.x, 0.4, table.y};
  const DrawnLoss drawn = lossOfTilt(release, rows, 7);
  Rng rng(6);
  constexpr int kDraws = 500;
  double own = 0, other = 0, exponential = 0, square = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double loss = drawn(false, rng);
    own += loss / kDraws;
    exponential += std::exp(-loss) / kDraws;
    square += std::exp(-2 * loss) / kDraws;
    other += drawn(true, rng) / kDraws;
  }
  EXPECT_GT(own, other);
  EXPECT_NEAR(exponential, 1, 6 * std::sqrt((square - exponential * exponential) / kDraws));
}

}  // namespace
}  // namespace epsiscope::tilt_audit_test
