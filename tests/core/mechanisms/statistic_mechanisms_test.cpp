#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/audit/audit.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/exponential_quantile.h"
#include "core/mechanisms/registry.h"
#include "tests/core/random/kolmogorov.h"

namespace epsiscope::statistic_mechanisms_test {
namespace {

std::unique_ptr<Mechanism> made(const std::string& id, const MechanismParameters& parameters) {
  return findMechanism(id)->make(parameters);
}

TEST(StatisticMechanisms, StandBesideTheRandomizersOfLabels) {
  for (const RegistryRow& row : statisticMechanisms()) {
    EXPECT_EQ(findMechanism(row.id), &row);
    EXPECT_TRUE(std::ranges::none_of(mechanismRegistry(),
                                     [&](const RegistryRow& label) { return label.id == row.id; }));
    EXPECT_FALSE(row.summary.empty());
  }
}

TEST(StatisticMechanisms, DiscreteLaplaceHasAllProbabilityOnItsMultiples) {
  for (const LabelBounds bounds : {LabelBounds{0, 1}, LabelBounds{-3, 4}, LabelBounds{2, 2 + 1e-3}})
    for (const double epsilon : {0.3, 2.0, 20.0}) {
      const auto mechanism = made("discrete-laplace", {.epsilon = epsilon, .bounds = bounds});
      const double step = mechanism->support().step;
      ASSERT_GT(step, 0);
      if (step < 1) continue;  // too many multiples to add up
      double sum = 0, mean = 0, squares = 0;
      for (int i = -2000; i <= 2000; ++i) {
        const double mass = step * std::exp(mechanism->logDensity(i * step, bounds.upper));
        sum += mass;
        mean += mass * i * step;
        squares += mass * i * step * i * step;
      }
      EXPECT_NEAR(sum, 1, 1e-12);
      EXPECT_NEAR(mean, mechanism->mean(bounds.upper), 1e-9);
      EXPECT_NEAR(squares - mean * mean, mechanism->variance(bounds.upper), 1e-9 * (1 + squares));
      const OutputRange range = mechanism->outputRange(bounds.upper, 0.99);
      double held = 0;
      for (int i = -2000; i <= 2000; ++i)
        if (i * step >= range.lower && i * step <= range.upper)
          held += step * std::exp(mechanism->logDensity(i * step, bounds.upper));
      EXPECT_GE(held, 0.99);
      EXPECT_LE(held, 1);
    }
}

TEST(StatisticMechanisms, DiscreteLaplaceRoundsLabelsOnlyWhereBoundsAreNotWhole) {
  EXPECT_EQ(latticeOf({0, 1}, 0.1).step, 1);
  EXPECT_TRUE(latticeOf({-3, 4}, 5).sensitivity == 7);
  const Lattice fine = latticeOf({0, 0.3}, 1);
  EXPECT_LE(fine.step, 2 * 0.3 / 0x1p40);
  EXPECT_EQ(std::exp2(std::round(std::log2(fine.step))), fine.step);
  const auto mechanism = made("discrete-laplace", {.epsilon = 1, .bounds = {0, 0.3}});
  EXPECT_NEAR(mechanism->variance(0.1), 2 * 0.3 * 0.3, 1e-9);
}

TEST(StatisticMechanisms, KeepTheirGuaranteeWhereverItIsAudited) {
  const std::vector<double> others = {0.5, 1, 1, 2, 4, 4.5};
  for (const double epsilon : {1e-6, 0.1, 1.0, 8.0, 700.0})
    for (const std::string id : {"discrete-laplace", "exponential"})
      for (const double quantile : {0.1, 0.5, 0.8}) {
        const auto mechanism =
            made(id, {.epsilon = epsilon, .bounds = {0, 5}, .others = others, .quantile = quantile});
        const AuditReport report = audit(*mechanism);
        EXPECT_TRUE(report.passed) << id << ' ' << epsilon << " measured " << report.measured;
        if (id == "discrete-laplace") {
          EXPECT_NEAR(report.measured, epsilon, 1e-9 * epsilon + 1e-12);
        }
      }
}

/// Tables of three rows with every replacement of one: no result becomes more than e^epsilon times as likely.
TEST(StatisticMechanisms, NoReplacedRowMovesAQuantilesDensityFurther) {
  const LabelBounds bounds{0, 4};
  double most = 0;
  const std::vector<double> grid = {0, 0.5, 1, 2, 3.9, 4};
  for (const double a : grid)
    for (const double b : grid) {
      const std::vector<double> others = {std::min(a, b), std::max(a, b)};
      const ExponentialQuantile mechanism(bounds, others, nullptr, 0.5, 1.2);
      for (const double one : grid)
        for (const double other : grid)
          for (double t = 0.05; t < 4; t += 0.1) {
            const double ratio = mechanism.logDensity(t, one) - mechanism.logDensity(t, other);
            ASSERT_LE(ratio, 1.2 + 1e-12);
            most = std::max(most, ratio);
          }
    }
  EXPECT_GT(most, 0.6);  // at least half of epsilon is used up
}

TEST(StatisticMechanisms, ExponentialDrawsFromItsDensity) {
  const std::vector<double> others = {0.5, 1, 1, 2, 4, 4.5};
  const auto mechanism =
      made("exponential", {.epsilon = 0.9, .bounds = {0, 5}, .others = others, .quantile = 0.5});
  Rng rng(4);
  std::vector<double> draws(4000);
  for (double& draw : draws) draw = mechanism->sample(3, rng);
  const auto distribution = [&](double t) {
    double below = 0;
    constexpr int kSteps = 4000;
    for (int i = 0; i < kSteps; ++i) {
      const double at = 5 * (i + 0.5) / kSteps;
      if (at < t) below += 5.0 / kSteps * std::exp(mechanism->logDensity(at, 3));
    }
    return below;
  };
  EXPECT_NEAR(distribution(5), 1, 1e-3);
  EXPECT_LT(test::kolmogorovDistance(draws, distribution), test::kolmogorovCritical(draws.size()) + 2e-3);
  double mean = 0;
  for (const double draw : draws) mean += draw / 4000;
  EXPECT_NEAR(mean, mechanism->mean(3), 6 * std::sqrt(mechanism->variance(3) / 4000));
}

}  // namespace
}  // namespace epsiscope::statistic_mechanisms_test
