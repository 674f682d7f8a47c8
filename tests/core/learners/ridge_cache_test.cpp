#include "core/learners/ridge_cache.h"

#include "core/mechanisms/registry.h"
#include "core/prior/prior.h"
#include "tests/support/clamped_noise.h"
#include "tests/core/learners/brute_ridge.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::ridge_cache_test {
namespace {

const LabelBounds kBounds{0, 5};

RidgeCache built(const PreparedData& data, const Split& split, const LabelBounds& bounds = kBounds,
                 unsigned threads = 1) {
  return std::move(*RidgeCache::build(data, split, bounds, threads));
}

void expectClose(double found, double expected, double relative) {
  EXPECT_NEAR(found, expected, relative * std::abs(expected));
}

/// Moments whose mean and variance differ from piece to piece; some ends belong to the lower piece and some
/// do not.
MomentCurve steppedMoments(std::vector<double> ends) {
  MomentCurve curve{kBounds, {}};
  double k = 1;
  for (const double end : ends) {
    curve.pieces.push_back({end, static_cast<int>(k) % 2 == 0, {k, 0.3 * k}, {1 + k, 0.2 * k, 0.1 * k}});
    ++k;
  }
  curve.pieces.push_back({kBounds.upper, true, {2, 1.5}, {0.5, -0.25, 0.75}});
  return curve;
}

TEST(RidgeCache, ExpectedErrorIsTheDefinition) {
  const PreparedData data = test::randomData(900, 5, 11);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  for (const MomentCurve& moments :
       {unbiasedMoments(kBounds, 0), unbiasedMoments(kBounds, 40), steppedMoments({}),
        steppedMoments({1.7, 2.9}), steppedMoments({0.0, 0.001, 4.9, 5.0})})
    for (const double lambda : {0.0, 1e-3, 0.5, 30.0})
      expectClose(cache.expectedError(moments, lambda),
                  test::expectedErrorByDefinition(data, split, moments, lambda), 1e-10);
}

/// Ridge of more columns than rows in its dual form: predictions are mean(t) + Z_test Z'(Z Z' + n lambda
/// I)^-1 (t - mean(t)), with a square matrix of as many rows as there are in training.
TEST(RidgeCache, MoreColumnsThanRowsAreTheDualForm) {
  const PreparedData data = test::randomData(40, 75, 17);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  const test::FeatureMatrices z = test::standardised(data, split);
  const auto n = static_cast<double>(split.train.size());
  Rng rng(3);
  Eigen::VectorXd labels(z.train.rows());
  for (double& label : labels) label = 2 + rng.normal();
  const std::vector<double> released(labels.begin(), labels.end());
  for (const double lambda : {1e-6, 1e-3, 0.5, 30.0}) {
    SCOPED_TRACE(lambda);
    const Eigen::MatrixXd kernel = z.train * z.train.transpose() +
                                   n * lambda * Eigen::MatrixXd::Identity(z.train.rows(), z.train.rows());
    const Eigen::VectorXd predicted =
        (z.test * z.train.transpose() * kernel.ldlt().solve((labels.array() - labels.mean()).matrix()))
            .array() +
        labels.mean();
    double squares = 0;
    for (Eigen::Index i = 0; i < predicted.size(); ++i)
      squares += std::pow(predicted(i) - data.target[split.test[static_cast<std::size_t>(i)]], 2);
    // The rounding is the ratio of the largest eigenvalue to the smallest that lambda leaves.
    expectClose(cache.sampledError(released, lambda, false), squares / static_cast<double>(predicted.size()),
                1e-13 * 75 / lambda + 1e-10);
    const MomentCurve moments = unbiasedMoments(kBounds, 40);
    expectClose(cache.expectedError(moments, lambda),
                test::expectedErrorByDefinition(data, split, moments, lambda), 1e-12 * 75 / lambda + 1e-9);
  }
}

TEST(RidgeCache, EqualLabelsAreOnTheSideTheirPieceSays) {
  PreparedData smooth = test::randomData(1200, 3, 5);
  std::vector<double> rounded(smooth.target.begin(), smooth.target.end());
  for (double& label : rounded) label = std::round(label * 2) / 2;  // about 10 different labels
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : smooth.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  const PreparedData data = test::preparedFrom(columns, rounded);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  const MomentCurve moments = steppedMoments({1.0, 1.5, 2.0, 3.5});
  expectClose(cache.expectedError(moments, 0.1), test::expectedErrorByDefinition(data, split, moments, 0.1),
              1e-10);
  EXPECT_GT(cache.clippedTrainLabels(), 0U);
}

TEST(RidgeCache, EveryMechanismOfTheRegistryIsTheDefinition) {
  const PreparedData data = test::randomData(700, 4, 3);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  const Prior odd{Prior::Kind::bins, {0, 0.25, 1, 2.5, 2.75, 4, 5}, {0.05, 0.25, 0, 0.3, 0.35, 0.05}};
  for (const Prior& prior : {odd, exactPrior(cache.labelCounts(20), kBounds), uniformPrior(kBounds, 1)})
    for (const RegistryRow& row : mechanismRegistry())
      for (const double epsilon : {0.05, 1.0, 6.0})
        for (std::size_t variant = 0; variant < std::max<std::size_t>(1, row.variants.size()); ++variant) {
          const auto mechanism = row.make({.epsilon = epsilon,
                                           .bounds = kBounds,
                                           .zeta = 0.7,
                                           .prior = prior,
                                           .outputs = {-130, 135, 66},
                                           .variant = row.variants.empty() ? "" : row.variants[variant]});
          const MomentCurve moments = mechanism->moments();
          SCOPED_TRACE(row.id + " epsilon " + std::to_string(epsilon));
          expectClose(cache.expectedError(moments, 0.02),
                      test::expectedErrorByDefinition(data, split, moments, 0.02), 1e-10);
        }
}

TEST(RidgeCache, BitsDoNotDependOnTheThreads) {
  const PreparedData data = test::randomData(6000, 6, 8);
  const Split split = test::everyFourth(data);
  const RidgeCache one = built(data, split, kBounds, 1);
  const RidgeCache three = built(data, split, kBounds, 3);
  const MomentCurve moments = steppedMoments({1.1, 3.2});
  EXPECT_EQ(one.expectedError(moments, 0.01), three.expectedError(moments, 0.01));
  EXPECT_EQ(one.expectedErrorOfMean(0.5), three.expectedErrorOfMean(0.5));
}

TEST(RidgeCache, SampledFitWithoutNoiseIsTheNoiselessError) {
  const PreparedData data = test::randomData(800, 5, 21);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  expectClose(cache.sampledError(cache.trainLabels(), 0.05, false), cache.errorWithoutNoise(0.05), 1e-11);
}

TEST(RidgeCache, ClippedPredictionsStayInTheBounds) {
  const PreparedData data = test::randomData(800, 5, 22);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  const std::vector<double> far(cache.trainRows(), 1000.0);
  double expected = 0;
  for (const std::uint32_t row : split.test) expected += std::pow(5 - data.target[row], 2);
  expectClose(cache.sampledError(far, 1, true), expected / static_cast<double>(split.test.size()), 1e-12);
}

TEST(RidgeCache, LabelErrorIsAgainstTheLabelsOfTheFile) {
  PreparedData data = test::randomData(500, 2, 4);
  std::vector<double> target(data.target.begin(), data.target.end());
  for (double& label : target) label = 4 * label - 5;  // many beyond either bound
  data.target = target;
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  ASSERT_GT(cache.clippedTrainLabels(), 10U);
  const MomentCurve moments = steppedMoments({1.7, 2.9});
  double expected = 0;
  for (const std::uint32_t row : split.train) {
    const double label = kBounds.clamp(data.target[row]);
    expected += std::pow(moments.mean(label) - data.target[row], 2) + moments.variance(label);
  }
  expectClose(cache.expectedLabelError(moments), expected / static_cast<double>(split.train.size()), 1e-11);
  double clipped = 0;
  for (const std::uint32_t row : split.train)
    clipped += std::pow(kBounds.clamp(data.target[row]) - data.target[row], 2);
  expectClose(cache.sampledLabelError(cache.trainLabels()), clipped / static_cast<double>(split.train.size()),
              1e-12);
}

TEST(RidgeCache, PredictingTheMeanIsItsFormula) {
  const PreparedData data = test::randomData(400, 2, 9);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split);
  const double n = static_cast<double>(split.train.size());
  double mean = 0, expected = 0;
  Eigen::VectorXd test(static_cast<Eigen::Index>(split.test.size()));
  for (const std::uint32_t row : split.train) mean += kBounds.clamp(data.target[row]) / n;
  for (std::size_t i = 0; i < split.test.size(); ++i) {
    test[static_cast<Eigen::Index>(i)] = data.target[split.test[i]];
    expected += std::pow(mean - data.target[split.test[i]], 2) / static_cast<double>(split.test.size());
  }
  expectClose(cache.sampledErrorOfConstant(cache.meanTrainLabel()), expected, 1e-12);
  for (const double epsilon : {1e-3, 0.01, 0.1, 1.0})
    expectClose(cache.expectedErrorOfMean(epsilon),
                test::clampedNoiseError(test, mean, kBounds, kBounds.width() / (n * epsilon)), 1e-8);
  EXPECT_LE(cache.expectedErrorOfMean(1e-300), expected + kBounds.width() * kBounds.width());
}

TEST(RidgeCache, ConstantColumnsAreDroppedAndNamed) {
  PreparedData data = test::randomData(300, 3, 2);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  const std::vector<double> target(data.target.begin(), data.target.end());
  const RidgeCache without = built(data, test::everyFourth(data));
  columns.insert(columns.begin() + 1, std::vector<double>(300, 0.1));
  const PreparedData more = test::preparedFrom(columns, target);
  const RidgeCache with = built(more, test::everyFourth(more));
  EXPECT_EQ(with.features(), 3U);
  EXPECT_EQ(with.droppedFeatures(), std::vector<std::string>{"x2"});
  ASSERT_EQ(with.notes().size(), 1U);
  EXPECT_EQ(with.errorWithoutNoise(0.1), without.errorWithoutNoise(0.1));
}

TEST(RidgeCache, OnlyConstantColumnsPredictTheMean) {
  const PreparedData data = test::preparedFrom({std::vector<double>(40, 2.0)}, std::vector<double>(40, 3.0));
  const RidgeCache cache = built(data, test::everyFourth(data));
  EXPECT_EQ(cache.features(), 0U);
  EXPECT_NEAR(cache.errorWithoutNoise(0), 0, 1e-25);
  // The mean of 30 labels with variance 6 each.
  expectClose(cache.expectedError(unbiasedMoments(kBounds, 6), 1), 0.2, 1e-12);
}

TEST(RidgeCache, CollinearFeaturesWithoutPenaltyLeaveTheFlatDirectionOut) {
  const PreparedData data = test::randomData(600, 3, 6);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  const std::vector<double> target(data.target.begin(), data.target.end());
  columns.push_back(columns[0]);
  const PreparedData twice = test::preparedFrom(columns, target);
  const RidgeCache with = built(twice, test::everyFourth(twice));
  const RidgeCache without = built(data, test::everyFourth(data));
  EXPECT_EQ(with.notes().size(), 1U);
  // A repeated column changes nothing in least squares.
  const MomentCurve moments = unbiasedMoments(kBounds, 3);
  expectClose(with.expectedError(moments, 0), without.expectedError(moments, 0), 1e-9);
}

TEST(RidgeCache, HugeAndTinyValuesNeverGiveInfinity) {
  PreparedData data = test::randomData(200, 2, 7);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  const std::vector<double> target(data.target.begin(), data.target.end());
  columns[0][8] = 1.7976931348623157e308;
  columns[0][12] = -1e308;
  columns.push_back(std::vector<double>(200, 0.0));
  columns[2][16] = 4.9e-324;
  const PreparedData extreme = test::preparedFrom(columns, target);
  const RidgeCache cache = built(extreme, test::everyFourth(extreme));
  EXPECT_EQ(cache.features(), 3U);
  EXPECT_TRUE(std::isfinite(cache.errorWithoutNoise(0.1)));
  EXPECT_TRUE(std::isfinite(cache.expectedError(unbiasedMoments(kBounds, 3), 0.1)));
  EXPECT_TRUE(std::isfinite(cache.sampledError(cache.trainLabels(), 0.1, false)));
}

TEST(RidgeCache, AnErrorThatOverflowsIsAGapWithANote) {
  PreparedData data = test::randomData(200, 1, 7);
  std::vector<double> column(data.features[0].values.begin(), data.features[0].values.end());
  column[1] = 1e300;  // a test row
  const PreparedData extreme = test::preparedFrom({column}, {data.target.begin(), data.target.end()});
  const RidgeCache cache = built(extreme, test::everyFourth(extreme));
  EXPECT_TRUE(std::isnan(cache.errorWithoutNoise(0.1)));
  EXPECT_EQ(cache.notes().size(), 1U);
}

TEST(RidgeCache, StopsAtTheFirstNo) {
  const PreparedData data = test::randomData(3000, 3, 1);
  int calls = 0;
  EXPECT_FALSE(
      RidgeCache::build(data, test::everyFourth(data), kBounds, 1, [&](double) { return ++calls < 3; }));
  EXPECT_EQ(calls, 3);
}

TEST(MatchedLambda, FollowsItsFormula) {
  EXPECT_EQ(matchedLambda(0, 100, 8, kBounds), kLambdaWithoutNoise);
  EXPECT_NEAR(matchedLambda(50, 1000, 8, kBounds), 1e-6 + 50.0 * 8 / (1000 * 1.25 * 1.25), 1e-12);
}

}  // namespace
}  // namespace epsiscope::ridge_cache_test
