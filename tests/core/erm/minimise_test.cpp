#include "core/erm/minimise.h"

#include "core/erm/dense_rows.h"
#include "tests/core/erm/neighbours.h"
#include "tests/support/adult.h"

#include <Eigen/QR>

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::minimise_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;
using test::Table;

constexpr Loss kLosses[] = {
    {LossKind::logistic, 0.5}, {LossKind::huber, 0.5}, {LossKind::smoothedHinge, 0.3}};

/// The objective written out.
double written(const Table& table, const Objective& what, const VectorXd& f) {
  double sum = 0;
  for (Index i = 0; i < table.y.size(); ++i) sum += value(what.loss, table.y[i] * table.x.row(i).dot(f));
  const double linear = what.linear.size() > 0 ? what.linear.dot(f) : 0;
  return sum / table.rows() + (what.lambda + what.extraRegularisation) / 2 * f.squaredNorm() + linear;
}

Minimum minimum(const Table& table, const Objective& what, const VectorXd& start = {}) {
  return minimise(DenseRows(table.x), table.y, what, start);
}

TEST(Minimise, AgreesWithTheReferenceOnAdult) {
  NEEDS_FILE(test::oracleFile("erm_adult"));
  NEEDS_FILE(test::dataFile("adult/adult.data"));
  const test::Adult adult = test::preparedAdult();
  const ClassRows& x = *adult.x.rows;
  ASSERT_EQ(x.rows(), 45222u);
  ASSERT_EQ(x.columns(), 104);
  const VectorXd positive = (adult.y.array() > 0).cast<double>();
  const VectorXd mean = x.transposedTimes(positive) / positive.sum();
  const auto reference = test::oracle("erm_adult");
  for (const auto& entry : reference["cases"]) {
    const LossKind kind = lossKindNamed(entry["loss"].get<std::string>()).value();
    const Objective what{.loss = {kind, entry["h"].is_null() ? 0.5 : entry["h"].get<double>()},
                         .lambda = entry["Lambda"],
                         .linear = entry["b_over_mean_positive_row"].get<double>() / 45222 * mean};
    const Minimum found = minimise(x, adult.y, what);
    SCOPED_TRACE(entry.dump());
    EXPECT_TRUE(found.reached);
    EXPECT_LE(found.gradientNorm, 1e-12);
    EXPECT_NEAR(found.objective, entry["objective"].get<double>(), 1e-9 * found.objective);
    EXPECT_NEAR(found.weights.norm(), entry["norm_f"].get<double>(), 1e-9 * found.weights.norm());
    VectorXd margins;
    x.margins(found.weights, margins);
    const auto wrong = (margins.array() * adult.y.array() <= 0).count();
    EXPECT_EQ(static_cast<double>(wrong) / 45222, entry["train_error"].get<double>());
  }
}

TEST(Minimise, FindsNoLowerPointOnAGrid) {
  Rng rng(1);
  for (const Loss& loss : kLosses)
    for (const double lambda : {1e-2, 1.0}) {
      const Table table = test::randomTable(30, 2, 1, rng);
      const Objective what{.loss = loss,
                           .lambda = lambda,
                           .extraRegularisation = 0.01,
                           .linear = 0.1 * test::direction(2, rng)};
      const Minimum found = minimum(table, what);
      EXPECT_TRUE(found.reached);
      EXPECT_NEAR(found.objective, written(table, what, found.weights), 1e-14);
      for (int i = -20; i <= 20; ++i)
        for (int j = -20; j <= 20; ++j)
          for (const double step : {1.0, 1e-2, 1e-5})
            EXPECT_LE(found.objective,
                      written(table, what, found.weights + step * Eigen::Vector2d(i, j)) + 1e-15);
    }
}

TEST(Minimise, FindsTheRootInOneDimension) {
  // Bisection on the slope, which grows.
  Rng rng(2);
  for (const Loss& loss : kLosses) {
    const Table table = test::randomTable(11, 1, 1, rng);
    const Objective what{.loss = loss, .lambda = 0.05};
    const auto slope = [&](double f) {
      double sum = 0.05 * f;
      for (Index i = 0; i < 11; ++i)
        sum += table.y[i] * table.x(i, 0) * derivative(loss, table.y[i] * table.x(i, 0) * f) / 11;
      return sum;
    };
    double low = -100, high = 100;
    for (int i = 0; i < 200; ++i) (slope((low + high) / 2) < 0 ? low : high) = (low + high) / 2;
    EXPECT_NEAR(minimum(table, what).weights[0], low, 1e-10);
  }
}

TEST(Minimise, MeasuresTheGradientWhereItEnds) {
  Rng rng(3);
  const Table table = test::randomTable(40, 3, 1, rng);
  const Objective what{
      .loss = {LossKind::smoothedHinge, 0.3}, .lambda = 0.02, .linear = test::direction(3, rng)};
  int asked = 0;
  const Minimum early =
      minimise(DenseRows(table.x), table.y, what, VectorXd::Constant(3, 5), [&] { return ++asked < 3; });
  EXPECT_FALSE(early.reached);
  VectorXd gradient(3);
  for (Index j = 0; j < 3; ++j) {
    const VectorXd step = 1e-6 * VectorXd::Unit(3, j);
    gradient[j] =
        (written(table, what, early.weights + step) - written(table, what, early.weights - step)) / 2e-6;
  }
  EXPECT_NEAR(early.gradientNorm, gradient.norm(), 1e-8);
}

/// A last weight whose square counts s times is that of a column that is sqrt(s) times as small.
TEST(Minimise, TheLastWeightCanCountLess) {
  Rng rng(12);
  for (const Loss& loss : kLosses)
    for (const double share : {1e-3, 0.3}) {
      Table table = test::randomTable(60, 4, 1, rng);
      Objective what{
          .loss = loss, .lambda = 0.02, .linear = 0.01 * test::direction(4, rng), .shareOfLast = share};
      const Minimum found = minimum(table, what);
      EXPECT_TRUE(found.reached);
      const double scale = std::sqrt(share);
      table.x.col(3) /= scale;
      what.linear[3] /= scale;
      what.shareOfLast = 1;
      Minimum scaled = minimum(table, what);
      EXPECT_NEAR(found.objective, scaled.objective, 1e-12);
      scaled.weights[3] /= scale;
      EXPECT_LE((found.weights - scaled.weights).norm(), 1e-6 * scaled.weights.norm());
    }
}

TEST(Minimise, StopsAtOnceWhenTold) {
  Rng rng(4);
  const Table table = test::randomTable(40, 3, 1, rng);
  const VectorXd start = VectorXd::Constant(3, 2);
  const Minimum found =
      minimise(DenseRows(table.x), table.y, {.loss = {}, .lambda = 0.1}, start, [] { return false; });
  EXPECT_FALSE(found.reached);
  EXPECT_EQ(found.steps, 0);
  EXPECT_EQ(found.weights, start);
}

TEST(Minimise, EndsForSeparableRowsAndHardlyAnyRegularisation) {
  Rng rng(5);
  for (const Loss& loss : kLosses)
    for (const double lambda : {1e-6, 1e-9, 1e-12}) {
      Table table = test::randomTable(200, 10, 1, rng);
      const VectorXd plane = test::direction(10, rng);
      for (Index i = 0; i < 200; ++i) table.y[i] = table.x.row(i).dot(plane) > 0 ? 1 : -1;
      const Minimum found = minimum(table, {.loss = loss, .lambda = lambda});
      EXPECT_TRUE(found.weights.allFinite());
      EXPECT_EQ(found.reached, found.gradientNorm <= kGradientTolerance);
      EXPECT_LE(found.objective, written(table, {.loss = loss, .lambda = lambda}, 30 * plane));
      EXPECT_TRUE(found.reached) << nameOf(loss.kind) << lambda;
    }
}

TEST(Minimise, TellsHonestlyWhereRoundingStopsIt) {
  // A linear term of 1e12 leaves a gradient of about 1e-4.
  Rng rng(6);
  const Table table = test::randomTable(20, 3, 1, rng);
  const Minimum found = minimum(table, {.loss = {}, .lambda = 0.3, .linear = 1e12 * test::direction(3, rng)});
  EXPECT_TRUE(found.weights.allFinite());
  EXPECT_EQ(found.reached, found.gradientNorm <= kGradientTolerance);
  EXPECT_LE(found.gradientNorm, 1e-3);
}

TEST(Minimise, TakesMoreColumnsThanRows) {
  Rng rng(7);
  const Table table = test::randomTable(15, 60, 1, rng);
  for (const Loss& loss : kLosses) {
    const Minimum found = minimum(table, {.loss = loss, .lambda = 1e-3});
    EXPECT_TRUE(found.reached);
    // The minimum is a combination of the rows.
    const Eigen::MatrixXd across = table.x.transpose();
    const VectorXd rest = found.weights - across * across.colPivHouseholderQr().solve(found.weights);
    EXPECT_LE(rest.norm(), 1e-9 * found.weights.norm());
  }
}

TEST(Minimise, DoesNotDependOnStartOrOrderOfRows) {
  Rng rng(8);
  const Table table = test::randomTable(60, 4, 1, rng);
  const Index reversed = 59;
  Table turned = table;
  for (Index i = 0; i < 60; ++i) {
    turned.x.row(i) = table.x.row(reversed - i);
    turned.y[i] = table.y[reversed - i];
  }
  for (const Loss& loss : kLosses) {
    const Objective what{.loss = loss, .lambda = 0.01};
    const Minimum found = minimum(table, what);
    EXPECT_LE((minimum(table, what, VectorXd::Constant(4, -30)).weights - found.weights).norm(), 1e-8);
    EXPECT_LE((minimum(turned, what).weights - found.weights).norm(), 1e-8);
    EXPECT_EQ(minimum(table, what).weights, found.weights);
  }
}

TEST(Minimise, RegularisationComesFromBothParts) {
  Rng rng(9);
  const Table table = test::randomTable(60, 4, 1, rng);
  const Minimum together = minimum(table, {.loss = {}, .lambda = 0.5});
  const Minimum apart = minimum(table, {.loss = {}, .lambda = 0.1, .extraRegularisation = 0.4});
  EXPECT_LE((together.weights - apart.weights).norm(), 1e-10);
  EXPECT_GT(minimum(table, {.loss = {}, .lambda = 0.1}).weights.norm(), 1.5 * together.weights.norm());
}

}  // namespace
}  // namespace epsiscope::minimise_test
