#include "core/staged/component_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include <Eigen/Dense>

#include "core/learners/joined_rows.h"
#include "core/learners/learner_features.h"
#include "core/learners/random_feature_rows.h"
#include "tests/core/staged/staged_support.h"

namespace epsiscope::component_rows_test {
namespace {

bool always() {
  return true;
}

/// The largest distance of the mean of x x' from the identity.
double distanceFromWhite(const ComponentRows& rows) {
  const Eigen::MatrixXd x = rows.train().cast<double>();
  const Eigen::MatrixXd mean = x.transpose() * x / static_cast<double>(x.rows());
  return (mean - Eigen::MatrixXd::Identity(mean.rows(), mean.cols())).cwiseAbs().maxCoeff();
}

TEST(ComponentRows, AreWhiteOnTheTrainingRows) {
  for (const std::size_t n : {std::size_t{60}, std::size_t{1000}}) {
    const test::StagedData given = test::stagedData(n);
    EXPECT_LT(distanceFromWhite(*given.rows), 1e-4) << n;
    EXPECT_EQ(given.rows->usedRows(), given.split.train.size());
    EXPECT_EQ(given.rows->train().rows(), static_cast<Eigen::Index>(given.split.train.size()));
    EXPECT_EQ(given.rows->test().rows(), static_cast<Eigen::Index>(given.split.test.size()));
    EXPECT_EQ(given.rows->train().cols(), given.rows->components() + 1);
    EXPECT_EQ(given.rows->train().col(0).minCoeff(), 1);
    EXPECT_EQ(given.rows->train().col(0).maxCoeff(), 1);
  }
}

/// A sample of many rows finds the directions: the others are white in them but for the luck of the draw.
TEST(ComponentRows, OfManyRowsAreNearlyWhite) {
  const test::StagedData given(test::randomData(90'000, 2, 4), {.randomColumns = 6});
  EXPECT_EQ(given.rows->usedRows(), given.split.train.size());
  EXPECT_LT(distanceFromWhite(*given.rows), 0.05);
  EXPECT_GT(distanceFromWhite(*given.rows), 1e-5) << "some of the rows alone are exactly white";
}

TEST(ComponentRows, SharesOfTheSpreadFallAndCountsRise) {
  for (const std::size_t n : {std::size_t{24}, std::size_t{80}, std::size_t{1000}}) {
    const test::StagedData given = test::stagedData(n);
    const ComponentRows& rows = *given.rows;
    EXPECT_LE(rows.components(), static_cast<Eigen::Index>(rows.usedRows() / 4));
    EXPECT_LE(rows.spread().sum(), 1 + 1e-12);
    for (Eigen::Index j = 1; j < rows.components(); ++j) EXPECT_LE(rows.spread()(j), rows.spread()(j - 1));
    EXPECT_GT(rows.spread().minCoeff(), 0);
    EXPECT_EQ(rows.counts().front(), 0);
    EXPECT_EQ(rows.counts().back(), rows.components());
    for (std::size_t i = 1; i < rows.counts().size(); ++i) {
      EXPECT_LT(rows.counts()[i - 1], rows.counts()[i]);
      EXPECT_LT(rows.meanInverseNorms()[i], rows.meanInverseNorms()[i - 1]) << "rows get longer";
    }
    EXPECT_FLOAT_EQ(static_cast<float>(rows.meanInverseNorms().front()), 1) << "of the constant alone";
  }
}

TEST(ComponentRows, InvertTheMeanOfScaledProducts) {
  const test::StagedData given = test::stagedData(500);
  for (std::size_t i = 0; i < given.rows->counts().size(); i += 3) {
    const ComponentRows::Sums& sums = given.rows->sums(i);
    EXPECT_EQ(sums.components, given.rows->counts()[i]);
    const Eigen::MatrixXd x = given.rows->train().leftCols(sums.components + 1).cast<double>();
    Eigen::MatrixXd mean = Eigen::MatrixXd::Zero(x.cols(), x.cols());
    for (Eigen::Index row = 0; row < x.rows(); ++row) {
      EXPECT_NEAR(double{sums.inverseNorms(row)} * x.row(row).norm(), 1, 1e-6);
      mean += x.row(row).transpose() * x.row(row) / x.row(row).norm() / static_cast<double>(x.rows());
    }
    const Eigen::MatrixXd identity = Eigen::MatrixXd::Identity(x.cols(), x.cols());
    EXPECT_LT((mean * sums.inverse - identity).cwiseAbs().maxCoeff(), 1e-3);
    const Eigen::VectorXd noise = (sums.inverse * sums.inverse.transpose()).diagonal();
    EXPECT_LT((noise - sums.noise).norm(), 1e-9 * noise.norm());
  }
}

TEST(ComponentRows, HaveNoComponentsWithoutFeatures) {
  const test::StagedData given(
      test::preparedFrom({std::vector<double>(100, 3.0)}, std::vector<double>(100, 1.0)));
  EXPECT_EQ(given.rows->components(), 0);
  EXPECT_EQ(given.rows->counts().size(), 1U);
  EXPECT_EQ(given.rows->train().cols(), 1);
}

TEST(ComponentRows, AreTheSameForAnyNumberOfThreads) {
  const PreparedData data = test::randomData(2000, 4, 3);
  const Split split = test::everyFourth(data);
  const auto one = ComponentRows::build(data, split, {.randomColumns = 30}, 1, {});
  const auto four = ComponentRows::build(data, split, {.randomColumns = 30}, 4, {});
  EXPECT_EQ(one->train(), four->train());
  EXPECT_EQ(one->test(), four->test());
  EXPECT_EQ(one->spread(), four->spread());
  EXPECT_EQ(ComponentRows::build(data, split, {.randomColumns = 30}, 2, [] { return false; }), nullptr);
}

/// No label is looked at: the same bits whatever they are.
TEST(ComponentRows, DependOnNoLabel) {
  const PreparedData data = test::randomData(600, 4, 3);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  const test::StagedData one(data), other(test::preparedFrom(columns, std::vector<double>(600, 1e6)));
  EXPECT_EQ(one.rows->train(), other.rows->train());
  EXPECT_EQ(one.rows->test(), other.rows->test());
  EXPECT_EQ(one.rows->spread(), other.rows->spread());
}

/// A table with more cells than are kept is represented by evenly spread rows, all of whose test rows are
/// kept.
TEST(ComponentRows, OfVeryLargeTablesAreSome) {
  constexpr std::size_t kRows = 1'100'000;
  Rng rng(1);
  std::vector<std::vector<double>> columns(2, std::vector<double>(kRows));
  for (auto& column : columns)
    for (double& value : column) value = rng.uniform();
  const test::StagedData given(test::preparedFrom(columns, std::vector<double>(kRows, 1.0)),
                               {.gamma = 5.0, .randomColumns = 34});
  const ComponentRows& rows = *given.rows;
  EXPECT_LT(rows.usedRows(), given.split.train.size());
  EXPECT_GT(rows.usedRows(), given.split.train.size() / 2);
  EXPECT_LE(rows.train().size(), Eigen::Index{24} << 20);
  EXPECT_TRUE(std::is_sorted(rows.trainRows().begin(), rows.trainRows().end()));
  EXPECT_EQ(rows.trainRows().size(), rows.usedRows());
  EXPECT_EQ(rows.testRows().size(), given.split.test.size());
  EXPECT_LT(distanceFromWhite(rows), 0.1);
}

TEST(JoinedRows, StandSideBySideWithAWeight) {
  const PreparedData data = test::randomData(100, 3, 2);
  const Split split = test::everyFourth(data);
  const auto plain = winsorisedRows(data, split, 1, always);
  const LearnerFeatures features{.random = true, .count = 8, .gamma = 0.3, .seed = 4};
  const auto random = std::make_shared<RandomFeatureRows>(plain, split.train, features, 1, always);
  const JoinedRows joined(plain, random, 0.25);
  EXPECT_EQ(joined.width(), plain->width() + random->width() - 1);
  Eigen::MatrixXd all, first, second;
  joined.gather(split.test, all);
  plain->gather(split.test, first);
  random->gather(split.test, second);
  ASSERT_EQ(all.cols(), first.cols() + second.cols() - 1);
  EXPECT_EQ(all.col(0), first.col(0));
  const Eigen::Index plainColumns = first.cols() - 1, randomColumns = second.cols() - 1;
  EXPECT_EQ(all.middleCols(1, plainColumns), 0.25 * first.rightCols(plainColumns));
  EXPECT_EQ(all.rightCols(randomColumns), second.rightCols(randomColumns));
}

}  // namespace
}  // namespace epsiscope::component_rows_test
