#include "core/theory/sample_requirement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

#include <Eigen/Core>

#include "core/base/borrowed.h"
#include "core/erm/dense_rows.h"
#include "core/erm/loss.h"
#include "core/erm/minimise.h"
#include "core/erm/perturbation.h"
#include "core/erm/private_fit.h"
#include "core/random/rng.h"

namespace epsiscope::sample_requirement_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr Index kDimensions = 2;
const Loss kLogistic{LossKind::logistic, 0.5};

struct Table {
  MatrixXd x;
  VectorXd y;
};

/// Rows on the unit circle, whose labels follow their first column four times in five.
Table tableOf(Index rows, Rng& rng) {
  Table table{MatrixXd(rows, kDimensions), VectorXd(rows)};
  for (Index i = 0; i < rows; ++i) {
    const double angle = 6.283185307179586 * rng.uniform();
    table.x.row(i) << std::cos(angle), std::sin(angle);
    table.y[i] = (table.x(i, 0) > 0) == (rng.uniform() < 0.8) ? 1 : -1;
  }
  return table;
}

double meanLoss(const Table& table, const VectorXd& weights) {
  VectorXd first, second;
  const VectorXd margins = table.y.cwiseProduct(table.x * weights);
  return sumOfLosses(kLogistic, margins, first, second) / static_cast<double>(table.y.size());
}

double lengthOf(const PerturbationPlan& plan) {
  const auto d = static_cast<double>(kDimensions);
  return plan.noiseScale * (plan.isNormal ? std::sqrt(d) : d);
}
double squaredLengthOf(const PerturbationPlan& plan) {
  const auto d = static_cast<double>(kDimensions);
  return plan.noiseScale * plan.noiseScale * (plan.isNormal ? d : d * (d + 1));
}

/// The expected loss is a mean over 20,000 rows that nothing was learned from. The bounds are on its mean
/// over tables, and one that a table in ten may exceed.
TEST(SampleRequirement, BoundsWhatEveryPrivateClassifierLoses) {
  constexpr int kTables = 60;
  constexpr Index kRows = 300;
  constexpr double kFailure = 0.1, kLambda = 0.02;
  Rng rng(5);
  const Table fresh = tableOf(20'000, rng);
  const VectorXd best = minimise(DenseRows(fresh.x), fresh.y, {.loss = kLogistic, .lambda = 1e-6}).weights;
  const PublicRows facts{.rows = kRows, .columns = kDimensions};
  for (const std::string& id : perturbationIds()) {
    const Perturbation method = *perturbationOf(id);
    if (method == Perturbation::none) continue;
    for (const double epsilon : {0.2, 3.0}) {
      const RowBudget budget(epsilon, 1e-5);
      const PerturbationPlan plan = planPerturbation(method, kLogistic, facts, kLambda, budget, true);
      const PerturbedClassifier release{.rows = kRows,
                                        .lambda = plan.lambda + plan.extraRegularisation,
                                        .curvature = curvature(kLogistic),
                                        .length = lengthOf(plan),
                                        .squaredLength = squaredLengthOf(plan),
                                        .isOfOutput = isOfOutput(method)};
      const double likely = excessLoss(release, best.squaredNorm(), kFailure);
      double sum = 0;
      int above = 0;
      for (int t = 0; t < kTables; ++t) {
        const Table table = tableOf(kRows, rng);
        const DenseRows x(table.x);
        const PrivateFit fit =
            fitPrivately({{borrowed(x), table.y}, rng}, kLogistic, kLambda, method, budget, {});
        ASSERT_TRUE(fit.reached);
        const double excess = meanLoss(fresh, fit.weights) - meanLoss(fresh, best);
        sum += excess;
        above += excess > likely ? 1 : 0;
      }
      EXPECT_LE(sum / kTables, excessLoss(release, best.squaredNorm())) << id << " at " << epsilon;
      EXPECT_LE(above, kFailure * kTables) << id << " at " << epsilon;
    }
  }
}

/// On one column of ones with as many +1 as -1 every weight w has the expected loss log(2 cosh(w/2)), with
/// the curvature 1/4 at its minimum: Laplace noise on it costs what the bound says, but for the fourth power
/// of its scale.
TEST(SampleRequirement, ChargesNoiseOnWeightsWithoutSlack) {
  constexpr double kScale = 0.02, kLambda = 1;
  const double squared = 2 * kScale * kScale;
  PerturbedClassifier release{.rows = 1000, .lambda = kLambda, .isOfOutput = true};
  const double without = excessLoss(release, 0);
  release.length = kScale;
  release.squaredLength = squared;
  const double ofNoise = excessLoss(release, 0) - without - kLambda / 2 * squared;
  constexpr int kSteps = 200'000;
  constexpr double kReach = 40 * kScale, kStep = 2 * kReach / kSteps;
  double expected = 0;
  for (int i = 0; i < kSteps; ++i) {
    const double w = (i + 0.5) * kStep - kReach;
    expected += kStep * std::exp(-std::abs(w) / kScale) / (2 * kScale) * std::log(std::cosh(w / 2));
  }
  EXPECT_LE(expected, ofNoise);
  EXPECT_GE(expected, 0.995 * ofNoise);
}

TEST(SampleRequirement, FindsTheRowsFromWhichOnTheBoundHolds) {
  const auto enough = rowsEnough([](double rows) { return 100 / rows; }, 1);
  ASSERT_TRUE(enough);
  EXPECT_GE(*enough, 100);
  EXPECT_LE(*enough, 102);
  // Below a place where it rises again it does not hold from there on.
  const auto later = rowsEnough([](double rows) { return rows < 5000 ? 0.5 : 10'000 / rows; }, 1);
  ASSERT_TRUE(later);
  EXPECT_GE(*later, 10'000);
  EXPECT_LE(*later, 10'200);
  EXPECT_EQ(rowsEnough([](double) { return 0.0; }, 1), 1);
  EXPECT_EQ(rowsEnough([](double) { return 2.0; }, 1), std::nullopt);
}

/// Each of the three terms of (43) and of (59) is the largest once; the numbers are of an independent script.
TEST(SampleRequirement, IsPrintedAsTheLargestOfThreeTerms) {
  struct Case {
    SampleRequirement wanted;
    double output, objective;
  };
  const Case cases[] = {{{2, 0.25, 4, 0.1, 0.5, 0.05}, 1198.292909421596, 1198.292909421596},
                        {{50, 0.25, 0.01, 0.2, 0.1, 0.05}, 1726.9388197455341, 1726.9388197455341},
                        {{50, 1, 4, 0.1, 0.1, 0.05}, 436884.80401270796, 69077.55278982136},
                        {{1, 500, 4, 0.1, 0.001, 0.5}, 1960516.2869370938, 20e6}};
  for (const auto& [wanted, output, objective] : cases) {
    EXPECT_NEAR(printedRowsOfOutput(wanted), output, 1e-12 * output);
    EXPECT_NEAR(printedRowsOfObjective(wanted), objective, 1e-12 * objective);
  }
}

}  // namespace
}  // namespace epsiscope::sample_requirement_test
