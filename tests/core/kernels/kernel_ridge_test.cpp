#include "core/kernels/kernel_ridge.h"

#include "core/prepare/prepare.h"
#include "core/reading/reader.h"
#include "tests/core/kernels/kernel_support.h"
#include "tests/support/shared_files.h"

#include <Eigen/Cholesky>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <vector>

namespace epsiscope::kernel_ridge_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

struct Setting {
  Kernel kernel;
  MatrixXd rows, testRows;
  VectorXd labels;
};

Setting randomSetting(const Kernel& kernel, Index rows, Index features = 4) {
  return {kernel, test::randomRows(kernel, rows, features, 1), test::randomRows(kernel, 20, features, 2),
          test::randomMatrix(rows, 1, 3)};
}

KernelRidge built(const Setting& s, unsigned threads = 2) {
  return *KernelRidge::build(s.kernel, s.rows, s.labels, s.testRows, threads);
}

/// (K + lambda m I)^-1 y without any tridiagonal form.
VectorXd directAlpha(const Setting& s, double lambda) {
  MatrixXd k = *gram(s.kernel, s.rows, 1);
  k.diagonal().array() += lambda * static_cast<double>(k.rows());
  return k.ldlt().solve(s.labels);
}

double difference(const VectorXd& a, const VectorXd& b) {
  return (a - b).cwiseAbs().maxCoeff();
}

/// The first 600 rows of California housing, standardised; tested on rows 601 to 608.
TEST(KernelRidge, MatchesTheHousingReference) {
  const auto file = test::dataFile("california_housing/california_housing.csv");
  NEEDS_FILE(file);
  NEEDS_FILE(test::oracleFile("kernel_housing"));
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<Dataset>(*readDataset(file)),
                                    {.target = "MedHouseVal", .features = {}}, problems);
  ASSERT_TRUE(problems.empty());
  MatrixXd all(608, 8);
  VectorXd labels(600);
  for (Index i = 0; i < 608; ++i) {
    for (Index j = 0; j < 8; ++j)
      all(i, j) = data.features[static_cast<std::size_t>(j)].values[static_cast<std::size_t>(i)];
    if (i < 600) labels(i) = data.target[static_cast<std::size_t>(i)];
  }
  const Eigen::RowVectorXd mean = all.topRows(600).colwise().mean();
  all.rowwise() -= mean;
  all.array().rowwise() /= (all.topRows(600).colwise().squaredNorm() / 600).array().sqrt();

  const auto oracle = test::oracle("kernel_housing");
  for (const auto& entry : oracle["cases"]) {
    const Kernel kernel{.kind = KernelKind::gaussian, .gamma = entry["gamma"]};
    const KernelRidge ridge = *KernelRidge::build(kernel, all.topRows(600), labels, all.bottomRows(8), 2);
    const KernelFit fit = *ridge.fit(entry["lam"]);
    const auto expected = entry["ridge_predictions"].get<std::vector<double>>();
    EXPECT_LE(difference(fit.predictions, Eigen::Map<const VectorXd>(expected.data(), 8)), 1e-9);
    EXPECT_NEAR(fit.norm, entry["ridge_norm_K"], 1e-9 * fit.norm);
  }
}

TEST(KernelRidge, IsTheDirectSolutionForEveryLambda) {
  for (const Kernel& kernel : test::kKernels)
    for (const Index rows : {1, 2, 3, 40, 130}) {
      const Setting s = randomSetting(kernel, rows);
      const KernelRidge ridge = built(s);
      const MatrixXd k = *gram(kernel, s.rows, 1);
      for (const double lambda : {1e-4, 0.01, 1.0, 100.0}) {
        const VectorXd alpha = directAlpha(s, lambda);
        const KernelFit fit = *ridge.fit(lambda);
        // K is at most 8 m, so its rounding is at most 8e4 roundings of lambda m.
        const double tolerance = 1e-10;
        EXPECT_LE((*ridge.alpha(lambda) - alpha).norm(), tolerance * alpha.norm());
        const VectorXd predictions = *gram(kernel, s.testRows, s.rows, 1) * alpha;
        EXPECT_LE(difference(fit.predictions, predictions), tolerance * s.labels.norm());
        const double squaredNorm = alpha.dot(k * alpha);
        const double error = (k * alpha - s.labels).squaredNorm() / static_cast<double>(rows);
        EXPECT_NEAR(fit.norm, std::sqrt(squaredNorm), 1e-8 * std::sqrt(squaredNorm));
        EXPECT_NEAR(fit.trainError, error, 1e-8 * error);
        EXPECT_NEAR(fit.objective, error + lambda * squaredNorm, 1e-8 * fit.objective);
      }
    }
}

TEST(KernelRidge, NormKeepsTheBoundOfTheSensitivity) {
  // The objective of 0 is at most M^2, and |f| <= M / (2 sqrt(lambda)): completing the square.
  for (const Kernel& kernel : test::kKernels) {
    const Setting s = randomSetting(kernel, 60);
    const KernelRidge ridge = built(s);
    const double bound = s.labels.cwiseAbs().maxCoeff();
    for (const double lambda : {1e-8, 1e-3, 0.1, 1.0, 1e6}) {
      const KernelFit fit = *ridge.fit(lambda);
      EXPECT_LE(fit.norm, bound / (2 * std::sqrt(lambda)) * (1 + 1e-9));
      EXPECT_LE(fit.objective, bound * bound * (1 + 1e-9));
      EXPECT_LE(fit.predictions.cwiseAbs().maxCoeff(), kappa(kernel) * fit.norm * (1 + 1e-9));
    }
  }
}

TEST(KernelRidge, OrderOfTheRowsDoesNotMatter) {
  for (const Kernel& kernel : test::kKernels) {
    const Setting s = randomSetting(kernel, 90);
    Setting other = s;
    other.rows = s.rows.colwise().reverse();
    other.labels = s.labels.reverse();
    const KernelRidge one = built(s), two = built(other);
    for (const double lambda : {1e-4, 0.1}) {
      EXPECT_LE(difference(one.fit(lambda)->predictions, two.fit(lambda)->predictions), 1e-9);
      EXPECT_NEAR(one.fit(lambda)->norm, two.fit(lambda)->norm, 1e-9 * one.fit(lambda)->norm);
    }
  }
}

TEST(KernelRidge, RowsTwiceAreTheSameFunction) {
  for (const Kernel& kernel : test::kKernels) {
    const Setting s = randomSetting(kernel, 50);
    Setting twice = s;
    twice.rows = s.rows.replicate(2, 1);
    twice.labels = s.labels.replicate(2, 1);
    const KernelRidge one = built(s), two = built(twice);
    for (const double lambda : {1e-4, 0.1}) {
      EXPECT_LE(difference(one.fit(lambda)->predictions, two.fit(lambda)->predictions), 1e-9);
      EXPECT_NEAR(one.fit(lambda)->objective, two.fit(lambda)->objective, 1e-9);
    }
  }
}

TEST(KernelRidge, EqualRowsPredictTheirMean) {
  // K is all ones, so f at that row is mean(y)/(1 + lambda) and |f|^2 its square; here where 30 of 31
  // eigenvalues are 0, with lambda as small as 1e-12. One rounding of K moves f by |y|/lambda of it, and
  // |f|^2 by |alpha|^2.
  constexpr double kRounding = std::numeric_limits<double>::epsilon();
  const VectorXd labels = test::randomMatrix(31, 1, 4).array() + 3;
  const MatrixXd rows = MatrixXd::Constant(31, 2, 0.7);
  const KernelRidge ridge = *KernelRidge::build({}, rows, labels, rows.topRows(1), 1);
  for (const double lambda : {1e-12, 1e-6, 1.0}) {
    const KernelFit fit = *ridge.fit(lambda);
    const double expected = labels.mean() / (1 + lambda);
    EXPECT_NEAR(fit.predictions(0), expected, 1e-14 + kRounding / lambda * labels.norm());
    EXPECT_NEAR(fit.norm * fit.norm, expected * expected,
                1e-13 + 31 * kRounding * ridge.alpha(lambda)->squaredNorm());
  }
}

TEST(KernelRidge, TooSmallALambdaIsRefusedAndNothingIsNan) {
  for (const Kernel& kernel : test::kKernels) {
    Setting s = randomSetting(kernel, 80, 2);
    s.rows.bottomRows(40) = s.rows.topRows(40);  // singular
    const KernelRidge ridge = built(s);
    const double smallest = ridge.smallestLambda();
    EXPECT_LT(smallest, 1e-12);
    for (double lambda = 1e-30; lambda < 1e30; lambda *= 1.7) {
      const auto fit = ridge.fit(lambda);
      EXPECT_EQ(fit.has_value(), lambda >= smallest) << lambda;
      EXPECT_EQ(ridge.alpha(lambda).has_value(), fit.has_value());
      EXPECT_EQ(ridge.reasonAgainst(lambda).empty(), fit.has_value());
      if (!fit) continue;
      EXPECT_TRUE(fit->predictions.allFinite());
      EXPECT_TRUE(std::isfinite(fit->norm) && std::isfinite(fit->objective));
    }
    for (const double lambda : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), HUGE_VAL})
      EXPECT_EQ(ridge.reasonAgainst(lambda), "Lambda must be a number above 0.");
  }
}

TEST(KernelRidge, RowsThatAreNoNumbersAreRefused) {
  Setting s = randomSetting({}, 20);
  s.rows(3, 1) = std::numeric_limits<double>::quiet_NaN();
  const KernelRidge ridge = built(s);
  EXPECT_FALSE(ridge.reasonAgainst(1).empty());
  EXPECT_FALSE(ridge.fit(1));
}

TEST(KernelRidge, OtherLabelsNeedNoOtherForm) {
  const Setting s = randomSetting({}, 60);
  KernelRidge ridge = built(s);
  ridge.relabel(2 * s.labels);
  EXPECT_LE(difference(ridge.fit(0.01)->predictions, 2 * built(s).fit(0.01)->predictions), 1e-13);
}

TEST(KernelRidge, NoTestRowsNoPredictions) {
  Setting s = randomSetting({}, 30);
  s.testRows.resize(0, 4);
  EXPECT_EQ(built(s).fit(0.1)->predictions.size(), 0);
}

TEST(KernelRidge, BitsDoNotDependOnTheThreads) {
  Setting s = randomSetting({}, 1100);
  s.testRows = test::randomMatrix(150, 4, 5);
  const KernelRidge one = built(s, 1), three = built(s, 3);
  for (const double lambda : {1e-6, 0.1}) {
    EXPECT_EQ(one.fit(lambda)->predictions, three.fit(lambda)->predictions);
    EXPECT_EQ(one.fit(lambda)->norm, three.fit(lambda)->norm);
    EXPECT_EQ(*one.alpha(lambda), *three.alpha(lambda));
  }
}

TEST(KernelRidge, StopsWheneverToldTo) {
  Setting s = randomSetting({}, 200);
  s.testRows = test::randomMatrix(300, 4, 6);
  double before = 0;
  ASSERT_TRUE(KernelRidge::build(s.kernel, s.rows, s.labels, s.testRows, 2, [&](double fraction) {
    EXPECT_GE(fraction, before);
    before = fraction;
    return true;
  }));
  EXPECT_DOUBLE_EQ(before, 1);
  // In K, in its tridiagonal form, in the test rows.
  for (const double last : {0.0, 0.2, 0.9}) {
    bool told = false;
    EXPECT_FALSE(KernelRidge::build(s.kernel, s.rows, s.labels, s.testRows, 2, [&](double fraction) {
      EXPECT_FALSE(told);
      told = fraction > last;
      return !told;
    }));
  }
}

}  // namespace
}  // namespace epsiscope::kernel_ridge_test
