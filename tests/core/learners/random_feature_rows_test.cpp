#include "core/learners/random_feature_rows.h"

#include "core/learners/stored_rows.h"
#include "tests/core/learners/brute_ridge.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::random_feature_rows_test {
namespace {

bool always() {
  return true;
}

RandomFeatureRows made(const PreparedData& data, const Split& split, const LearnerFeatures& learner,
                       unsigned threads = 1) {
  return {winsorisedRows(data, split, threads, always), split.train, learner, threads, always};
}

/// The features v themselves, before centring.
Eigen::MatrixXd uncentred(const RandomFeatureRows& features, const std::vector<std::uint32_t>& rows) {
  Eigen::MatrixXd x;
  features.gather(rows, x);
  return x.rightCols(x.cols() - 1).rowwise() + features.trainMean().transpose();
}

/// A table with one household in a million: a training row and a test row far beyond the others.
PreparedData withOutliers() {
  const PreparedData data = test::randomData(300, 4, 5);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  columns[0][1] = std::numeric_limits<double>::max();  // a test row
  columns[1][4] = -1e200;
  return test::preparedFrom(columns, {data.target.begin(), data.target.end()});
}

TEST(RandomFeatureRows, EveryRowHasNormOne) {
  const PreparedData data = withOutliers();
  for (const double gamma : {1e-300, 1e-6, 0.1, 1e6, 1e300}) {
    const RandomFeatureRows features =
        made(data, test::everyFourth(data), {.random = true, .count = 300, .gamma = gamma, .seed = 4});
    const Eigen::VectorXd norms = uncentred(features, data.rows).rowwise().norm();
    EXPECT_LT((norms.array() - 1).abs().maxCoeff(), 1e-14) << gamma;
  }
}

TEST(RandomFeatureRows, InnerProductsAreTheKernel) {
  const PreparedData data = test::randomData(40, 3, 6);
  const Split split = test::everyFourth(data);
  constexpr double kGamma = 0.2;
  const RandomFeatureRows features =
      made(data, split, {.random = true, .count = 40'000, .gamma = kGamma, .seed = 9});
  const Eigen::MatrixXd v = uncentred(features, split.train);
  const Eigen::MatrixXd z = test::winsorised(test::standardised(data, split)).train;
  // A mean of D = 20,000 cosines misses by more than t with probability 2 exp(-D t^2 / 2) (Hoeffding): 1e-6
  // over all pairs.
  const double pairs = static_cast<double>(z.rows() * (z.rows() - 1) / 2);
  const double bound = std::sqrt(2 * std::log(2 * pairs / 1e-6) / 20'000);
  for (Eigen::Index i = 0; i < z.rows(); ++i)
    for (Eigen::Index k = 0; k < i; ++k)
      EXPECT_NEAR(v.row(i).dot(v.row(k)), std::exp(-kGamma * (z.row(i) - z.row(k)).squaredNorm()), bound);
}

TEST(RandomFeatureRows, FrequenciesAreNormalWithVarianceTwoGamma) {
  const PreparedData data = test::randomData(40, 5, 6);
  const RandomFeatureRows features =
      made(data, test::everyFourth(data), {.random = true, .count = 40'000, .gamma = 0.3, .seed = 2});
  const auto standard = features.frequencies().array() / std::sqrt(0.6);
  const auto count = static_cast<double>(standard.size());
  EXPECT_EQ(count, 100'000);
  // Five standard deviations each: a probability below 1e-6.
  EXPECT_NEAR(standard.mean(), 0, 5 / std::sqrt(count));
  EXPECT_NEAR(standard.square().mean(), 1, 5 * std::sqrt(2 / count));
  EXPECT_NEAR(standard.pow(4).mean(), 3, 5 * std::sqrt(96 / count));
}

TEST(RandomFeatureRows, AreThePairedMapCentredOnTheTrainingRows) {
  const PreparedData data = test::randomData(500, 3, 8);
  const Split split = test::everyFourth(data);
  const RandomFeatureRows features =
      made(data, split, {.random = true, .count = 61, .gamma = 0.2, .seed = 1});
  EXPECT_EQ(features.width(), 63U);  // an odd number is rounded up to pairs
  const test::FeatureMatrices expected =
      test::randomFeatures(test::winsorised(test::standardised(data, split)), features.frequencies());
  Eigen::MatrixXd x;
  features.gather(split.train, x);
  EXPECT_EQ(x.col(0), Eigen::VectorXd::Ones(x.rows()));
  // The columns are 1000 times larger than their spread: rounding of 2e-13 before the map.
  EXPECT_LT((x.rightCols(62) - expected.train).cwiseAbs().maxCoeff(), 2e-13);
  EXPECT_LT(x.rightCols(62).colwise().mean().cwiseAbs().maxCoeff(), 1e-16);
  features.gather(split.test, x);
  EXPECT_LT((x.rightCols(62) - expected.test).cwiseAbs().maxCoeff(), 2e-13);
}

TEST(RandomFeatureRows, TinyGammasKeepTheirDigits) {
  const PreparedData data = test::randomData(200, 2, 8);
  const Split split = test::everyFourth(data);
  const RandomFeatureRows features =
      made(data, split, {.random = true, .count = 8, .gamma = 1e-30, .seed = 1});
  Eigen::MatrixXd x, z;
  features.gather(split.train, x);
  winsorisedRows(data, split, 1, always)->gather(split.train, z);
  Eigen::MatrixXd w = z.rightCols(2) * features.frequencies();
  // cos - 1 is -(w z)^2/2 and sin is w z, to 1e-30.
  w.rowwise() -= w.colwise().mean().eval();
  EXPECT_LT((x.rightCols(4) * 2 - w).norm(), 1e-13 * w.norm());
  EXPECT_GT(x.middleCols(1, 4).colwise().norm().minCoeff(), 0);
}

TEST(RandomFeatureRows, LabelsDoNotMatter) {
  const PreparedData data = test::randomData(100, 3, 8);
  PreparedData other = data;
  const std::vector<double> labels(100, -7);
  other.target = labels;
  const Split split = test::everyFourth(data);
  const LearnerFeatures learner{.random = true, .count = 20, .gamma = {}, .seed = 5};
  Eigen::MatrixXd x, same;
  made(data, split, learner).gather(data.rows, x);
  made(other, split, learner).gather(data.rows, same);
  EXPECT_EQ(x, same);
}

TEST(RandomFeatureRows, BitsDoNotDependOnTheThreads) {
  const PreparedData data = test::randomData(3000, 3, 8);
  const Split split = test::everyFourth(data);
  const LearnerFeatures learner{.random = true, .count = 40, .gamma = {}, .seed = 5};
  Eigen::MatrixXd one, three;
  made(data, split, learner, 1).gather(split.test, one);
  made(data, split, learner, 3).gather(split.test, three);
  EXPECT_EQ(one, three);
}

TEST(StoredRows, AreTheRowsOfTheirSource) {
  const PreparedData data = test::randomData(1000, 3, 8);
  const Split split = test::everyFourth(data);
  const RandomFeatureRows source = made(data, split, {.random = true, .count = 30, .gamma = {}, .seed = 5});
  const StoredRows stored(source, split, 2, always);
  EXPECT_EQ(stored.width(), source.width());
  const std::vector<std::uint32_t> rows{999, 0, 1, 500, 500, 13};
  Eigen::MatrixXd expected, found;
  source.gather(rows, expected);
  stored.gather(rows, found);
  // A product of few rows may be summed in another order than one of many.
  EXPECT_LT((expected - found).cwiseAbs().maxCoeff(), 1e-15);
  const Eigen::VectorXd w = Eigen::VectorXd::LinSpaced(expected.cols(), -1, 2);
  for (const auto& some : {rows, split.train, split.test}) {
    source.gather(some, expected);
    EXPECT_LT((stored.times(some, w) - expected * w).cwiseAbs().maxCoeff(), 1e-13);
    EXPECT_LT((source.times(some, w) - expected * w).cwiseAbs().maxCoeff(), 1e-13);
    const Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(expected.rows(), 0, 3);
    const Eigen::VectorXd sums = expected.transpose() * t;
    EXPECT_LT((stored.transposedTimes(some, t) - sums).cwiseAbs().maxCoeff(), 1e-10);
    EXPECT_LT((source.transposedTimes(some, t) - sums).cwiseAbs().maxCoeff(), 1e-10);
  }
}

TEST(LearnerFeatures, DefaultGammaFollowsItsRule) {
  EXPECT_DOUBLE_EQ(defaultGamma(8, 16512), 0.1);
  EXPECT_DOUBLE_EQ(defaultGamma(100, 1595), 1595.0 / 1600 / 10'000);
  EXPECT_DOUBLE_EQ(defaultGamma(70, 8878), 8878.0 / 1600 / 4900);
  EXPECT_GT(defaultGamma(0, 1), 0);
}

}  // namespace
}  // namespace epsiscope::random_feature_rows_test
