#include "core/staged/stage_plan.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "core/staged/expected_error.h"
#include "tests/core/staged/staged_support.h"

namespace epsiscope::stage_plan_test {
namespace {

constexpr double kEpsilons[] = {1e-3, 0.01, 0.05, 0.1, 0.3, 0.5, 1, 2, 4, 8, 20, 100, 700};

// The plan's arguments hold no label, so that it is public; it remains to test that no epsilon is overspent.

TEST(StagePlan, SharesAreThoseOfOneEpsilon) {
  int narrowing = 0, second = 0;
  for (const std::size_t n : {std::size_t{20}, std::size_t{100}, std::size_t{900}, std::size_t{4000}}) {
    const test::StagedData given = test::stagedData(n, 3);
    for (const double epsilon : kEpsilons)
      for (const double width : {1e-6, 1.0, 1e9}) {
        const StagePlan plan = planStages(*given.rows, {-width / 3, 2 * width / 3}, epsilon);
        SCOPED_TRACE(std::to_string(n) + " rows, epsilon " + std::to_string(epsilon));
        for (const double share : {plan.mean, plan.width, plan.sums, plan.histogram, plan.residuals})
          EXPECT_GE(share, 0);
        EXPECT_GT(plan.sums, 0);
        EXPECT_NEAR(plan.mean + plan.width + plan.sums + plan.histogram + plan.residuals, 1, 1e-12);
        EXPECT_EQ(plan.mean > 0, plan.width > 0);
        EXPECT_EQ(plan.histogram > 0, plan.residuals > 0);
        EXPECT_LT(plan.count, given.rows->counts().size());
        narrowing += plan.mean > 0 ? 1 : 0;
        second += plan.residuals > 0 ? 1 : 0;
      }
  }
  EXPECT_GT(narrowing, 10);
  EXPECT_GT(second, 10);
}

TEST(StagePlan, FollowsTheUnitOfTheLabels) {
  const test::StagedData given = test::stagedData(1000);
  for (const double epsilon : {0.05, 0.5, 5.0}) {
    const StagePlan one = planStages(*given.rows, {-1, 1}, epsilon);
    EXPECT_EQ(planStages(*given.rows, {-1024, 1024}, epsilon), one);
    EXPECT_EQ(planStages(*given.rows, {7, 9}, epsilon), one) << "only the width counts";
  }
}

TEST(StagePlan, VeryFewPeopleAskForTheMeanAlone) {
  const test::StagedData given = test::stagedData(24);
  for (const double epsilon : {1e-3, 0.01, 0.1}) {
    const StagePlan plan = planStages(*given.rows, given.bounds, epsilon);
    EXPECT_EQ(plan, (StagePlan{.sums = 1, .count = 0})) << epsilon;
  }
}

/// Reference: the expected error written out for one count of components.
TEST(ExpectedError, OfSumsIsThatOfShrinkingEachWeight) {
  const test::StagedData given = test::stagedData(500);
  const ComponentRows& rows = *given.rows;
  const SupposedLabels labels = supposedLabels(rows, 2, 1.5);
  EXPECT_NEAR(labels.variance(), 2 + 1.5 * 1.5 * (0.75 + 0.25 * rows.spread().sum()), 1e-9);
  for (const std::size_t i : {std::size_t{0}, std::size_t{3}, rows.counts().size() - 1}) {
    const double half = 2, inside = 0.9, epsilon = 0.7;
    const auto n = static_cast<double>(rows.usedRows());
    const auto k = static_cast<double>(rows.counts()[i]);
    double inverseNorms = 0;
    for (Eigen::Index row = 0; row < rows.train().rows(); ++row)
      inverseNorms += 1 / rows.train().row(row).head(rows.counts()[i] + 1).norm() / n;
    EXPECT_NEAR(rows.meanInverseNorms()[i], inverseNorms, 1e-5);
    const double scale = 2 * half / epsilon;
    const double noise =
        (k + 2) * std::pow(scale / n / (inverseNorms * inside), 2) + labels.rest / inside / n;
    double error = labels.rest;
    for (Eigen::Index j = 0; j < labels.weights.size(); ++j) {
      const double p = labels.weights(j);
      error += j <= rows.counts()[i] ? p * noise / (p + noise) : p;
    }
    EXPECT_NEAR(expectedErrorOfSums(rows, labels, i, {half, inside}, n, epsilon), error, 1e-4 * error);
  }
  const BestSums best = bestSums(rows, labels, {2, 1}, 500, 0.7);
  for (std::size_t i = 0; i < rows.counts().size(); ++i)
    EXPECT_LE(best.error, expectedErrorOfSums(rows, labels, i, {2, 1}, 500, 0.7));
  EXPECT_EQ(best.error, expectedErrorOfSums(rows, labels, best.i, {2, 1}, 500, 0.7));
}

}  // namespace
}  // namespace epsiscope::stage_plan_test
