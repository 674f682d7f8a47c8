#include "core/erm/whole_perturbation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "core/base/borrowed.h"
#include "core/erm/dense_rows.h"
#include "core/erm/private_fit.h"
#include "core/erm/whole_tilt.h"
#include "tests/core/erm/neighbours.h"

namespace epsiscope::whole_perturbation_test {
namespace {

using Eigen::VectorXd;

constexpr Perturbation kAll[] = {Perturbation::output,         Perturbation::objective,
                                 Perturbation::objectiveTight, Perturbation::objectiveHalved,
                                 Perturbation::outputGaussian, Perturbation::objectiveGaussian};
const Loss kLogistic{LossKind::logistic, 0.5};
constexpr double kLambda = 0.05;
const RowBudget kBudget{0.7, 1e-6};

/// What is released costs what is said, and hides rounding with noise that is small beside the other: less
/// than a fifth of its deviation, where there are 300 columns and a million rows, and mostly far less.
TEST(WholePerturbation, CostsLittleMoreThanNoiseInFloatingPoint) {
  for (const Perturbation method : kAll)
    for (const std::size_t rows : {std::size_t{50}, std::size_t{10'000}, std::size_t{1'000'000}})
      for (const std::size_t columns : {std::size_t{1}, std::size_t{20}, std::size_t{300}})
        for (const double lambda : {1e-3, 0.1}) {
          const PublicRows facts{.rows = rows, .columns = columns};
          const auto how = planWholePerturbation(method, kLogistic, facts, lambda, kBudget);
          ASSERT_TRUE(how.has_value());
          const PerturbationPlan plain = planPerturbation(method, kLogistic, facts, lambda, kBudget);
          EXPECT_EQ(how->plan.epsilon, kBudget.epsilon);
          EXPECT_NEAR(how->plan.epsilonOfSolver, kSolverShare * kBudget.epsilon, 1e-15);
          EXPECT_NEAR(how->plan.noiseScale / plain.noiseScale, 1, 1.1e-3);
          // Noise in the objective moves weights by that over the curvature, the mean of which is at most
          // that of the loss over the number of columns.
          const double bend = how->facts.regularisation + 0.25 / static_cast<double>(columns);
          const double other = isOfOutput(method) ? how->plan.noiseScale
                                                  : how->plan.noiseScale / (static_cast<double>(rows) * bend);
          EXPECT_LE(std::sqrt(how->rest.variance()), 0.2 * other)
              << idOf(method) << " " << rows << " " << columns << " " << lambda;
        }
}

/// The law of the weights, against that of the same method in floating point, by the mean and the spread of
/// their distance to the weights without noise.
TEST(WholePerturbation, HasTheLawOfItsMethod) {
  constexpr int kDraws = 1500;
  Rng table(21);
  const test::Table rows = test::randomTable(60, 3, 1, table);
  const DenseRows x(rows.x);
  const VectorXd without = minimise(x, rows.y, {.loss = kLogistic, .lambda = kLambda}).weights;
  for (const Perturbation method : kAll) {
    const auto how =
        planWholePerturbation(method, kLogistic, {.rows = 60, .columns = 3}, kLambda, kBudget).value();
    Rng one(1), other(2);
    double sum[2] = {}, square[2] = {};
    for (int i = 0; i < kDraws; ++i) {
      const VectorXd whole = wholeWeights({{borrowed(x), rows.y}, one}, kLogistic, method, kLambda, how);
      for (const double weight : whole) {
        const double steps = weight / how.rest.step;
        EXPECT_EQ(steps, std::round(steps));
      }
      const PrivateFit real =
          fitPrivately({{borrowed(x), rows.y}, other}, kLogistic, kLambda, method, kBudget, without);
      const double lengths[2] = {(whole - without).norm(), (real.weights - without).norm()};
      for (int k = 0; k < 2; ++k) {
        sum[k] += lengths[k] / kDraws;
        square[k] += lengths[k] * lengths[k] / kDraws;
      }
    }
    const double deviation = std::sqrt(square[1] - sum[1] * sum[1]) / std::sqrt(kDraws / 2.0);
    EXPECT_NEAR(sum[0], sum[1], 5 * deviation) << idOf(method);
    EXPECT_NEAR(std::sqrt(square[0]), std::sqrt(square[1]), 10 * deviation) << idOf(method);
  }
}

TEST(WholePerturbation, HasNoPlanWhereItsNoiseCannotBeDrawn) {
  const PublicRows facts{.rows = 60, .columns = 3};
  for (const Perturbation method : kAll)
    EXPECT_FALSE(planWholePerturbation(method, kLogistic, facts, kLambda, {1e-60, 1e-6})) << idOf(method);
  EXPECT_FALSE(planWholePerturbation(Perturbation::outputGaussian, kLogistic, facts, kLambda, {1, 0}));
  EXPECT_FALSE(planWholePerturbation(Perturbation::objectiveGaussian, kLogistic, facts, kLambda, {1, 0}));
}

TEST(WholeTilt, IsCertifiedAndCostsLittleMore) {
  Rng rng(3);
  const test::Table table = test::randomTable(400, 3, 1, rng);
  VectorXd labels(400);
  for (Eigen::Index i = 0; i < labels.size(); ++i) labels[i] = std::sin(static_cast<double>(i));
  const DenseRows x(table.x);
  for (const double constant : {0.0, 0.4})
    for (const std::optional<double> lambda : {std::optional<double>(), std::optional(0.02)}) {
      const Eigen::Index weights = constant > 0 ? 4 : 3;
      const WholeTilt how = planWholeTilt(400, weights, constant, lambda, 0.7, 1e-6).value();
      const TiltPlan plain = planTilt(400, constant, lambda, 0.7, 1e-6);
      EXPECT_NEAR(how.plan.deviation / plain.deviation, 1, 1e-6);
      EXPECT_EQ(how.plan.solverEpsilon, plain.solverEpsilon);
      EXPECT_LE(std::sqrt(how.rest.variance()), 1e-3 * plain.deviation / 400 / (2 + 2 * plain.lambda));
      const VectorXd tilt = plain.deviation * test::direction(weights, rng);
      const TiltedFit found = certifiedTilted({x, constant, labels}, how.plan.lambda, tilt, how.facts);
      EXPECT_TRUE(found.reached);
      EXPECT_LE(found.gradientNorm, how.facts.tolerance());
      const VectorXd slope = slopeWithoutTilt({x, constant, labels}, how.plan.lambda, found.weights) + tilt;
      EXPECT_LE(slope.norm() / 400, how.facts.tolerance());
    }
  EXPECT_FALSE(planWholeTilt(400, 3, 0, {}, 0.7, 0));
  EXPECT_FALSE(planWholeTilt(400, 3, 0, {}, 1e-60, 1e-6));
}

}  // namespace
}  // namespace epsiscope::whole_perturbation_test
