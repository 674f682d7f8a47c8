#include "core/base/borrowed.h"
#include "core/erm/private_fit.h"

#include "core/erm/dense_rows.h"
#include "tests/core/erm/neighbours.h"
#include "tests/core/random/kolmogorov.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace epsiscope::private_fit_test {
namespace {

using Eigen::VectorXd;
using test::Table;

constexpr Perturbation kNoisy[] = {Perturbation::output, Perturbation::objective,
                                   Perturbation::objectiveTight, Perturbation::objectiveHalved};
const Loss kLogistic{LossKind::logistic, 0.5};
constexpr double kLambda = 0.05;

/// 50 rows of 3 columns that a plane separates but for a few.
const Table& table() {
  static const Table made = [] {
    Rng rng(21);
    Table t = test::randomTable(50, 3, 1, rng);
    for (Eigen::Index i = 5; i < 50; ++i) t.y[i] = t.x(i, 0) > 0.2 * t.x(i, 1) ? 1 : -1;
    return t;
  }();
  return made;
}

VectorXd withoutNoise() {
  return minimise(DenseRows(table().x), table().y, {.loss = kLogistic, .lambda = kLambda}).weights;
}

PrivateFit fit(Perturbation method, double epsilon, std::uint64_t seed = 1, double lambda = kLambda) {
  Rng rng(seed);
  const DenseRows x(table().x);
  return fitPrivately({{borrowed(x), table().y}, rng}, kLogistic, lambda, method, epsilon, withoutNoise());
}

TEST(PrivateFit, WithALargeEpsilonIsTheFitWithoutNoise) {
  for (const Perturbation method : kNoisy) {
    const PrivateFit found = fit(method, 1e9);
    EXPECT_TRUE(found.reached);
    EXPECT_LE((found.weights - withoutNoise()).norm(), 1e-6) << idOf(method);
  }
}

/// With epsilon 0.05 every objective is regularised more than the study asks for, with 3 none is.
TEST(PrivateFit, MinimisesWhatItSays) {
  for (const double epsilon : {0.05, 3.0})
    for (const Perturbation method : kNoisy) {
      const PrivateFit found = fit(method, epsilon);
      ASSERT_TRUE(found.reached);
      const bool inside = method != Perturbation::output;
      EXPECT_EQ(found.plan.extraRegularisation > 0, inside && epsilon == 0.05) << idOf(method);
      const Objective what{.loss = kLogistic,
                           .lambda = kLambda,
                           .extraRegularisation = found.plan.extraRegularisation,
                           .linear = inside ? VectorXd(found.noise / 50) : VectorXd()};
      const Minimum minimum = minimise(DenseRows(table().x), table().y, what);
      EXPECT_NEAR(found.objective, minimum.objective, 1e-12 * (1 + std::abs(minimum.objective)));
      const VectorXd rest = found.weights - minimum.weights - (inside ? VectorXd::Zero(3) : found.noise);
      // The rest is u, with |u| of Gamma(3, solverScale): beyond 40 scales with probability 4e-15.
      EXPECT_EQ(rest.norm() > 1e-8, inside) << idOf(method);
      EXPECT_LE(rest.norm(), 40 * found.plan.solverScale + 1e-8) << idOf(method);
    }
}

TEST(PrivateFit, TenTimesLambdaChangesWeightsAndNoise) {
  const PrivateFit one = fit(Perturbation::output, 1), ten = fit(Perturbation::output, 1, 1, 10 * kLambda);
  EXPECT_NEAR(one.noise.norm() / ten.noise.norm(), 10, 1e-6);
  EXPECT_GT((one.weights - one.noise).norm(), 2 * (ten.weights - ten.noise).norm());
  const PrivateFit published = fit(Perturbation::objective, 1),
                   raised = fit(Perturbation::objective, 1, 1, 10 * kLambda);
  EXPECT_GT(published.noise.norm(), raised.noise.norm());
  EXPECT_GT((published.weights - raised.weights).norm(), 0.1 * raised.weights.norm());
}

TEST(PrivateFit, SameSeedSameBitsAndFreshNoiseOtherwise) {
  for (const Perturbation method : kNoisy) {
    EXPECT_EQ(fit(method, 1, 3).weights, fit(method, 1, 3).weights);
    EXPECT_GT((fit(method, 1, 3).weights - fit(method, 1, 4).weights).norm(), 1e-3);
  }
}

TEST(PrivateFit, WithoutPrivacyDrawsNothing) {
  const PrivateFit found = fit(Perturbation::none, 1);
  EXPECT_EQ(found.noise.size(), 0);
  EXPECT_LE((found.weights - withoutNoise()).norm(), 1e-9);
}

TEST(PrivateFit, TakesTheNoiseThatIsGiven) {
  const VectorXd b = Eigen::Vector3d(1, -2, 0.5);
  const DenseRows x(table().x);
  const auto given = [&](Perturbation method) {
    return fitWithNoise(x, table().y, kLogistic, kLambda, method, 1, b, {});
  };
  EXPECT_LE((given(Perturbation::output).weights - withoutNoise() - b).norm(), 1e-9);
  EXPECT_LE((given(Perturbation::none).weights - withoutNoise()).norm(), 1e-9);
  const PrivateFit found = given(Perturbation::objective);
  EXPECT_EQ(found.noise, b);
  EXPECT_EQ(found.plan.solverScale, 0);
  const VectorXd back =
      test::noiseFor(table(), kLogistic, kLambda + found.plan.extraRegularisation, found.weights);
  EXPECT_LE((back - b).norm(), 1e-8);
}

TEST(PrivateFit, FollowsTheDensityItsGuaranteeIsAbout) {
  // In one dimension the released weight w falls as b grows: P(w <= t) = P(b >= b(t)), b Laplace.
  Rng rng(22);
  const Table small = test::randomTable(6, 1, 1, rng);
  const DenseRows x(small.x);
  constexpr std::size_t kDraws = 4000;
  const double lambda = 0.2;
  const auto above = [](double z) { return z < 0 ? 1 - std::exp(z) / 2 : std::exp(-z) / 2; };
  // With epsilon 0.1 the objectives are regularised more, with 0.8 only the tight one is.
  for (const double epsilon : {0.8, 0.1})
    for (const Perturbation method : kNoisy) {
      std::vector<double> weights(kDraws);
      for (double& w : weights)
        w = fitPrivately({{borrowed(x), small.y}, rng}, kLogistic, lambda, method, epsilon, {}).weights[0];
      const PerturbationPlan plan =
          planPerturbation(method, kLogistic, {.rows = 6, .columns = 1}, lambda, epsilon);
      const double centre = minimise(x, small.y, {.loss = kLogistic, .lambda = lambda}).weights[0];
      const auto cdf = [&](double t) {
        if (method == Perturbation::output) return above((centre - t) / plan.noiseScale);
        const double ridge = lambda + plan.extraRegularisation;
        return above(test::noiseFor(small, kLogistic, ridge, VectorXd::Constant(1, t))[0] / plan.noiseScale);
      };
      EXPECT_LT(test::kolmogorovDistance(weights, cdf), test::kolmogorovCritical(kDraws)) << idOf(method);
    }
}

/// In one dimension w falls as b grows, and b is normal.
TEST(PrivateFit, OfNormalNoiseFollowsTheDensityItsGuaranteeIsAbout) {
  Rng rng(23);
  const Table small = test::randomTable(6, 1, 1, rng);
  const DenseRows x(small.x);
  constexpr std::size_t kDraws = 4000;
  constexpr double kRegularised = 0.2;
  for (const Perturbation method : {Perturbation::outputGaussian, Perturbation::objectiveGaussian}) {
    const RowBudget budget{0.8, 1e-3};
    std::vector<double> weights(kDraws);
    for (double& w : weights)
      w = fitPrivately({{borrowed(x), small.y}, rng}, kLogistic, kRegularised, method, budget, {}).weights[0];
    const PerturbationPlan plan =
        planPerturbation(method, kLogistic, {.rows = 6, .columns = 1}, kRegularised, budget);
    const double centre = minimise(x, small.y, {.loss = kLogistic, .lambda = kRegularised}).weights[0];
    const auto cdf = [&](double t) {
      double b = (centre - t) / plan.noiseScale;
      if (method == Perturbation::objectiveGaussian) {
        double slope = 6 * (kRegularised + plan.extraRegularisation) * t;
        for (Eigen::Index i = 0; i < 6; ++i)
          slope += small.y[i] * small.x(i, 0) * derivative(kLogistic, small.y[i] * small.x(i, 0) * t);
        b = -slope / plan.noiseScale;
      }
      return std::erfc(b / std::numbers::sqrt2) / 2;
    };
    EXPECT_LT(test::kolmogorovDistance(weights, cdf), test::kolmogorovCritical(kDraws)) << idOf(method);
  }
}

TEST(PrivateFit, ThatDrownsTellsNothing) {
  Rng rng(1);
  const DenseRows x(table().x);
  const HeldRows held({borrowed(x), table().y}, rng);
  for (const Perturbation method : {Perturbation::outputGaussian, Perturbation::objectiveGaussian})
    EXPECT_EQ(fitPrivately(held, kLogistic, kLambda, method, {1, 0}, {}).weights, VectorXd::Zero(3));
  EXPECT_EQ(held.custodian().price().epsilon, 0);
}

}  // namespace
}  // namespace epsiscope::private_fit_test
