#include "core/audit/sums_audit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace epsiscope::sums_audit_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;

AuditedSums releaseOf(SumsNoise noise, Index features, double epsilon, bool constant = true) {
  const RowWeights weights = rowWeights(constant);
  const Index size = features + (constant ? 2 : 1);
  return {.plan = planSums(noise, size, weights.reach(), epsilon, 1e-6), .weights = weights, .delta = 1e-6};
}

VectorXd anyRow(const RowWeights& weights, Index features, Rng& rng) {
  VectorXd x(features);
  for (double& entry : x) entry = rng.normal();
  return summedRow(weights, x * (rng.uniform() / x.norm()), 2 * rng.uniform() - 1);
}

TEST(SumsAudit, MadeUpRowsLoseAllOfEpsilonAndNotMore) {
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal})
    for (const bool constant : {true, false})
      for (const double epsilon : {0.1, 1.0, 6.0}) {
        const AuditFinding found = auditOnMadeUpRows(releaseOf(noise, 4, epsilon, constant));
        EXPECT_NEAR(found.measured, epsilon, 1e-8 * epsilon);
        EXPECT_TRUE(found.isExact);
        EXPECT_FALSE(found.ofRows);
        const AuditFinding ofOne = auditOnMadeUpRows(releaseOf(noise, 1, epsilon, constant));
        EXPECT_LE(ofOne.measured, epsilon * (1 + 1e-9));
        EXPECT_GT(ofOne.measured, 0.8 * epsilon);
        EXPECT_FALSE(ofOne.isExact);
      }
}

TEST(SumsAudit, NoRowsLoseMoreThanEpsilon) {
  Rng rng(1);
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal}) {
    const AuditedSums release = releaseOf(noise, 3, 0.7);
    std::vector<VectorXd> rows;
    for (int i = 0; i < 60; ++i) rows.push_back(anyRow(release.weights, 3, rng));
    const AuditFinding found = auditOnRows(release, rows);
    EXPECT_LE(found.measured, 0.7);
    EXPECT_GT(found.measured, 0.3);
    EXPECT_EQ(found.pairs, 60U * 59 / 2 + 60 * 3);
    EXPECT_TRUE(found.ofRows);
  }
}

TEST(SumsAudit, NoticesTooLittleNoise) {
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal}) {
    AuditedSums release = releaseOf(noise, 4, 1);
    release.plan.scale /= 2;
    EXPECT_GT(auditOnMadeUpRows(release).measured, 1.9);
    // Rows clipped at a larger length than the noise is made for.
    release = releaseOf(noise, 4, 1);
    release.weights.label *= 1.05;
    EXPECT_GT(auditOnMadeUpRows(release).measured, 1.02);
  }
}

TEST(SumsAudit, OppositeRowsAreFullAndFar) {
  const RowWeights weights = rowWeights(true);
  Rng rng(2);
  for (int i = 0; i < 50; ++i) {
    const VectorXd row = anyRow(weights, 3, rng), other = oppositeRow(weights, row);
    EXPECT_NEAR(other.squaredNorm(), weights.reach(), 1e-12);
    EXPECT_EQ(other[0], weights.constant);
    EXPECT_LT(other[4] * row[4], 0);
    EXPECT_LT(other.segment(1, 3).dot(row.segment(1, 3)), 0);
  }
  EXPECT_TRUE(oppositeRow(weights, summedRow(weights, VectorXd::Zero(3), 0)).allFinite());
}

TEST(GammaDifference, OfShapeOneIsLaplaces) {
  for (const double t : {0.0, 1e-9, 0.3, -4.0, 300.0})
    EXPECT_NEAR(logDensityOfGammaDifference(1, t), -std::abs(t) - std::numbers::ln2, 1e-12);
}

/// f(t) = integral of g(x + t) g(x) over x, with g the Gamma density, by steps of 1/2000: right to 1e-6.
TEST(GammaDifference, IsTheConvolutionOfTwoGammaDensities) {
  constexpr double kStep = 1.0 / 2000;
  for (const int shape : {2, 5, 13}) {
    const auto gamma = [shape](double x) {
      return std::exp((shape - 1) * std::log(x) - x - std::lgamma(shape));
    };
    for (const double t : {0.0, 0.7, -2.5, 11.0}) {
      double sum = 0;
      for (double x = kStep / 2; x < 80; x += kStep) sum += gamma(x + std::abs(t)) * gamma(x) * kStep;
      EXPECT_NEAR(logDensityOfGammaDifference(shape, t), std::log(sum), 1e-5) << shape << ' ' << t;
    }
  }
}

TEST(GammaDifference, IntegratesToOneAndHasItsVarianceForLargeShapes) {
  for (const int shape : {3, 60, 1003}) {
    const double deviation = std::sqrt(2.0 * shape), step = deviation / 200;
    double mass = 0, square = 0;
    for (double t = step / 2; t < 14 * deviation; t += step) {
      const double density = std::exp(logDensityOfGammaDifference(shape, t));
      mass += 2 * density * step;
      square += 2 * t * t * density * step;
    }
    EXPECT_NEAR(mass, 1, 1e-5);
    EXPECT_NEAR(square, 2.0 * shape, 1e-3 * shape);
  }
}

/// The mean loss is the divergence between the two laws, at most as large as the distance allows; six
/// standard errors of 4,000 draws.
TEST(SumsAudit, LossesAreThoseOfTheNumberThatMoved) {
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal}) {
    const AuditedSums release = releaseOf(noise, 3, 2);
    const double distance = (noise == SumsNoise::trace ? 2 : std::numbers::sqrt2) * release.weights.reach();
    const DrawnLoss drawn = lossOfMovedSums(release, distance);
    Rng rng(3);
    double own = 0, other = 0, exponential = 0;
    constexpr int kDraws = 4000;
    for (int i = 0; i < kDraws; ++i) {
      const double loss = drawn(false, rng);
      if (noise == SumsNoise::trace) {
        EXPECT_LE(std::abs(loss), 2 + 1e-9);
      }
      own += loss / kDraws;
      exponential += std::exp(-loss) / kDraws;
      other += drawn(true, rng) / kDraws;
    }
    EXPECT_GT(own, 0);
    EXPECT_LT(other, 0);
    // The mean of f(r|D')/f(r|D) is 1.
    EXPECT_NEAR(exponential, 1, 6 * std::exp(2.0) / std::sqrt(kDraws));
  }
}

}  // namespace
}  // namespace epsiscope::sums_audit_test
