#include "core/learners/winsorised_rows.h"

#include "core/central/central_ridge.h"
#include "tests/core/central/central_support.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::winsorised_rows_test {
namespace {

/// A table with one training row and one test row far beyond the others.
PreparedData withOutliers() {
  PreparedData data = test::randomData(400, 3, 15);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  columns[0][8] = 400;
  columns[1][1] = -1e5;  // a test row
  return test::preparedFrom(columns, {data.target.begin(), data.target.end()});
}

TEST(WinsorisedRows, AreTheDefinition) {
  const PreparedData data = withOutliers();
  const Split split = test::everyFourth(data);
  const auto rows = winsorisedRows(data, split, 2, test::always);
  const test::FeatureMatrices expected = test::winsorised(test::standardised(data, split));
  Eigen::MatrixXd x;
  rows->gather(split.train, x);
  EXPECT_EQ(x.col(0), Eigen::VectorXd::Ones(x.rows()));
  // The columns are up to 2000 times larger than their spread: rounding of 1e-12.
  EXPECT_LT((x.rightCols(3) - expected.train).cwiseAbs().maxCoeff(), 1e-11);
  rows->gather(split.test, x);
  EXPECT_LT((x.rightCols(3) - expected.test).cwiseAbs().maxCoeff(), 1e-11);
}

TEST(WinsorisedRows, BitsDoNotDependOnTheThreads) {
  const PreparedData data = test::randomData(5000, 3, 16);
  const Split split = test::everyFourth(data);
  Eigen::MatrixXd one, three;
  winsorisedRows(data, split, 1, test::always)->gather(split.test, one);
  winsorisedRows(data, split, 3, test::always)->gather(split.test, three);
  EXPECT_EQ(one, three);
}

TEST(CentralFeatures, RandomOnesHaveAQuarterOfTheDefaultGamma) {
  const PreparedData data = test::randomData(400, 3, 15);
  const Split split = test::everyFourth(data);
  const auto rows = [&](const FeatureRows& features) {
    Eigen::MatrixXd x;
    features.gather(split.test, x);
    return x;
  };
  LearnerFeatures learner{.random = true, .count = 20, .gamma = {}, .seed = 3};
  const Eigen::MatrixXd made = rows(*makeCentralFeatures(data, split, learner, 1, test::always));
  learner.gamma = 0.25 * defaultGamma(3, split.train.size());
  EXPECT_EQ(made, rows(*makeCentralFeatures(data, split, learner, 1, test::always)));
  EXPECT_EQ(made, rows(*makeFeatureRows(data, split, learner, 1, test::always)));
}

}  // namespace
}  // namespace epsiscope::winsorised_rows_test
