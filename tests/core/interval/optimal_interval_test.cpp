#include "core/interval/optimal_interval.h"

#include "tests/core/interval/paper_algorithm1.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace epsiscope::optimal_interval_test {
namespace {

Prior priorOf(std::vector<double> nodes, std::vector<double> mass) {
  normalise(mass);
  return {Prior::Kind::bins, std::move(nodes), std::move(mass)};
}

/// Random nodes and masses; `shape` turns a uniform into a mass.
Prior randomPrior(std::size_t bins, Rng& rng, const std::function<double(double)>& shape) {
  std::vector<double> nodes = {-3}, mass;
  for (std::size_t i = 0; i < bins; ++i) {
    nodes.push_back(nodes.back() + 0.01 + rng.uniform());
    mass.push_back(shape(rng.uniform()));
  }
  return priorOf(std::move(nodes), std::move(mass));
}

/// The largest F over all pairs of nodes, by trying them all.
double bestOverPairs(const Prior& prior, double epsilon, double zeta) {
  double best = 0;
  for (std::size_t i = 0; i < prior.mass.size(); ++i) {
    double mass = 0;
    for (std::size_t j = i + 1; j < prior.nodes.size(); ++j) {
      mass += prior.mass[j - 1];
      best = std::max(best,
                      2 * zeta * mass / (2 * zeta + std::exp(-epsilon) * (prior.nodes[j] - prior.nodes[i])));
    }
  }
  return best;
}

TEST(OptimalInterval, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("optimal_interval"));
  const auto oracle = test::oracle("optimal_interval");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const std::vector<double> nodes = c["nodes"], density = c["density"];
    Prior prior{Prior::Kind::bins, nodes, {}};
    for (std::size_t i = 0; i < density.size(); ++i)
      prior.mass.push_back(density[i] * (nodes[i + 1] - nodes[i]));
    const double epsilon = c["epsilon"], zeta = c["zeta"], expected = c["F"];
    const OptimalInterval found = optimalInterval(prior, epsilon, zeta);
    EXPECT_NEAR(found.objective, expected, 1e-12 * expected);
    EXPECT_NEAR(intervalObjective(prior, epsilon, zeta, found.lower, found.upper), expected,
                1e-12 * expected);
  }
}

TEST(OptimalInterval, EqualsThePapersAlgorithm) {
  Rng rng(1);
  for (const double epsilon : {0.05, 1.0, 4.0})
    for (const double zeta : {0.01, 0.5, 20.0})
      for (const std::size_t bins : {1, 2, 7, 40, 150}) {
        const Prior prior = randomPrior(bins, rng, [](double u) { return u < 0.3 ? 0 : -std::log(u); });
        const auto paper = test::paperAlgorithm1(prior, epsilon, zeta);
        EXPECT_NEAR(optimalInterval(prior, epsilon, zeta).objective, paper.objective,
                    1e-12 * paper.objective);
      }
}

TEST(OptimalInterval, EqualsTryingAllPairsOnSmoothPeakedRoughAndHeavyTailedPriors) {
  const std::vector<std::function<double(double)>> shapes = {
      [](double) { return 1.0; }, [](double u) { return u; }, [](double u) { return u > 0.99 ? 1.0 : 0.0; },
      [](double u) { return std::pow(u, -3.0); }};
  Rng rng(2);
  for (const auto& shape : shapes)
    for (const double epsilon : {1e-6, 0.3, 5.0, 700.0, 2000.0})
      for (const double zeta : {1e-12, 1e-3, 1.0, 1e12}) {
        Prior prior = randomPrior(700, rng, shape);
        prior.mass[350] += 1e-3;
        const double expected = bestOverPairs(prior, epsilon, zeta);
        EXPECT_NEAR(optimalInterval(prior, epsilon, zeta).objective, expected, 1e-12 * expected)
            << "epsilon " << epsilon << " zeta " << zeta;
      }
}

TEST(OptimalInterval, OneBinIsTheInterval) {
  const OptimalInterval found = optimalInterval(priorOf({2, 5}, {1}), 1, 0.5);
  EXPECT_EQ(found.lower, 2);
  EXPECT_EQ(found.upper, 5);
  EXPECT_DOUBLE_EQ(found.gamma, 1 + std::exp(-1.0) * 3);
  EXPECT_DOUBLE_EQ(found.objective, 1 / found.gamma);
}

TEST(OptimalInterval, LeavesOutEmptyBinsAtTheEndsEvenWhereTheyCostNothing) {
  for (const double epsilon : {0.5, 700.0, 2000.0}) {
    const OptimalInterval found = optimalInterval(priorOf({0, 1, 2, 3, 4}, {0, 1, 1, 0}), epsilon, 1);
    EXPECT_EQ(found.lower, 1) << epsilon;
    EXPECT_EQ(found.upper, 3) << epsilon;
  }
}

TEST(OptimalInterval, MovesWithTheLabels) {
  Rng rng(3);
  const Prior prior = randomPrior(90, rng, [](double u) { return u * u; });
  const OptimalInterval here = optimalInterval(prior, 1, 0.7);
  Prior there = prior;
  for (double& node : there.nodes) node = 1024 * node;
  const OptimalInterval scaled = optimalInterval(there, 1, 1024 * 0.7);
  EXPECT_EQ(scaled.lower, 1024 * here.lower);
  EXPECT_EQ(scaled.upper, 1024 * here.upper);
  EXPECT_DOUBLE_EQ(scaled.objective, here.objective);
}

TEST(OptimalInterval, KeepsItsDigitsAtLargeLabels) {
  Rng rng(4);
  std::vector<double> mass(100);
  for (double& m : mass) m = rng.uniform();
  std::vector<double> near, far;
  for (int i = 0; i <= 100; ++i) {
    near.push_back(i);
    far.push_back(1e15 + i);
  }
  const OptimalInterval expected = optimalInterval(priorOf(near, mass), 0.5, 3);
  const OptimalInterval found = optimalInterval(priorOf(far, mass), 0.5, 3);
  EXPECT_EQ(found.lower - 1e15, expected.lower);
  EXPECT_EQ(found.upper - 1e15, expected.upper);
  EXPECT_EQ(found.objective, expected.objective);
}

TEST(OptimalInterval, ObjectiveMatchesItsDefinitionInsideBins) {
  const Prior prior = priorOf({0, 1, 3}, {1, 3});
  const double mass = 0.25 * 0.5 + 0.75 * 0.25;  // half of the first bin, a quarter of the second
  EXPECT_DOUBLE_EQ(intervalObjective(prior, 1, 2, 0.5, 1.5), 4 * mass / (4 + std::exp(-1.0)));
  EXPECT_EQ(intervalObjective(prior, 1, 2, -5, -4), 0);
  EXPECT_DOUBLE_EQ(intervalObjective(prior, 1, 2, -1, 4), 4 / (4 + 5 * std::exp(-1.0)));
}

}  // namespace
}  // namespace epsiscope::optimal_interval_test
