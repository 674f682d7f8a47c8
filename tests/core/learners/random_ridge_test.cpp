#include "core/learners/random_feature_rows.h"
#include "core/learners/ridge_cache.h"
#include "core/mechanisms/registry.h"
#include "core/prior/prior.h"
#include "tests/core/learners/brute_ridge.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::random_ridge_test {
namespace {

const LabelBounds kBounds{0, 5};

RidgeCache built(const PreparedData& data, const Split& split, const LearnerFeatures& learner,
                 unsigned threads = 1) {
  return std::move(*RidgeCache::build(data, split, kBounds, threads, {}, learner));
}

test::FeatureMatrices byDefinition(const PreparedData& data, const Split& split,
                                   const LearnerFeatures& learner) {
  const auto always = [] { return true; };
  const RandomFeatureRows rows(winsorisedRows(data, split, 1, always), split.train, learner, 1, always);
  return test::randomFeatures(test::winsorised(test::standardised(data, split)), rows.frequencies());
}

void expectClose(double found, double expected, double relative) {
  EXPECT_NEAR(found, expected, relative * std::abs(expected));
}

TEST(RandomRidge, EveryMechanismOfTheRegistryIsTheDefinition) {
  const PreparedData data = test::randomData(500, 4, 3);
  const Split split = test::everyFourth(data);
  const LearnerFeatures learner{.random = true, .count = 90, .gamma = 0.15, .seed = 12};
  const RidgeCache cache = built(data, split, learner);
  const test::FeatureMatrices features = byDefinition(data, split, learner);
  const Prior prior{Prior::Kind::bins, {0, 0.25, 1, 2.5, 2.75, 4, 5}, {0.05, 0.25, 0, 0.3, 0.35, 0.05}};
  for (const RegistryRow& row : mechanismRegistry())
    for (const double epsilon : {0.1, 5.0})
      for (std::size_t variant = 0; variant < std::max<std::size_t>(1, row.variants.size()); ++variant) {
        const MomentCurve moments = row.make({.epsilon = epsilon,
                                              .bounds = kBounds,
                                              .zeta = 0.7,
                                              .prior = prior,
                                              .outputs = {-600, 605, 242},
                                              .variant = row.variants.empty() ? "" : row.variants[variant]})
                                        ->moments();
        for (const double lambda : {1e-6, 1e-4, 0.02, 0.5, 40.0}) {
          SCOPED_TRACE(row.id + " epsilon " + std::to_string(epsilon) + " lambda " + std::to_string(lambda));
          expectClose(cache.expectedError(moments, lambda),
                      test::expectedErrorByDefinition(data, split, features, moments, lambda), 1e-11);
        }
      }
}

TEST(RandomRidge, MoreFeaturesThanRowsIsTheDefinitionWithANote) {
  const PreparedData data = test::randomData(80, 2, 4);
  const Split split = test::everyFourth(data);
  const LearnerFeatures learner{.random = true, .count = 200, .gamma = 2, .seed = 3};
  const RidgeCache cache = built(data, split, learner);
  const test::FeatureMatrices features = byDefinition(data, split, learner);
  const MomentCurve moments = unbiasedMoments(kBounds, 3);
  for (const double lambda : {1e-4, 0.1})
    expectClose(cache.expectedError(moments, lambda),
                test::expectedErrorByDefinition(data, split, features, moments, lambda), 1e-11);
  EXPECT_TRUE(std::isfinite(cache.expectedError(moments, 0)));
  ASSERT_EQ(cache.notes().size(), 1U);
  EXPECT_NE(cache.notes()[0].find("more random features (200) than training rows (60)"), std::string::npos);
}

TEST(RandomRidge, ExtremeGammasGiveNumbers) {
  const PreparedData data = test::randomData(300, 3, 7);
  const Split split = test::everyFourth(data);
  const MomentCurve moments = unbiasedMoments(kBounds, 3);
  for (const double gamma : {1e-100, 1e-30, 1e-6, 1e6, 1e300})
    for (const double lambda : {0.0, 1e-6, 1.0}) {
      const RidgeCache cache = built(data, split, {.random = true, .count = 30, .gamma = gamma, .seed = 2});
      EXPECT_TRUE(std::isfinite(cache.expectedError(moments, lambda))) << gamma;
      EXPECT_TRUE(std::isfinite(cache.sampledError(cache.trainLabels(), lambda, false))) << gamma;
    }
}

TEST(RandomRidge, OfConstantColumnsPredictsTheMeanWithANote) {
  const PreparedData data = test::preparedFrom({std::vector<double>(40, 2.0)}, std::vector<double>(40, 3.0));
  const RidgeCache cache =
      built(data, test::everyFourth(data), {.random = true, .count = 30, .gamma = {}, .seed = 2});
  expectClose(cache.expectedError(unbiasedMoments(kBounds, 6), 1), 0.2, 1e-12);
  ASSERT_EQ(cache.notes().size(), 2U);
  EXPECT_NE(cache.notes()[1].find("every prediction is the mean"), std::string::npos);
}

TEST(RandomRidge, TestRowsFarAwayDoNotOverflow) {
  PreparedData data = test::randomData(200, 1, 7);
  std::vector<double> column(data.features[0].values.begin(), data.features[0].values.end());
  column[1] = 1e300;  // a test row: ridge itself has no finite error there
  const PreparedData extreme = test::preparedFrom({column}, {data.target.begin(), data.target.end()});
  const RidgeCache cache =
      built(extreme, test::everyFourth(extreme), {.random = true, .count = 30, .gamma = {}, .seed = 2});
  EXPECT_LT(cache.errorWithoutNoise(0.1), 100);
}

TEST(RandomRidge, SampledFitWithoutNoiseIsTheNoiselessError) {
  const PreparedData data = test::randomData(800, 5, 21);
  const Split split = test::everyFourth(data);
  const RidgeCache cache = built(data, split, {.random = true, .count = 50, .gamma = {}, .seed = 2});
  expectClose(cache.sampledError(cache.trainLabels(), 0.05, false), cache.errorWithoutNoise(0.05), 1e-11);
}

TEST(RandomRidge, BitsDoNotDependOnTheThreads) {
  const PreparedData data = test::randomData(4000, 6, 8);
  const Split split = test::everyFourth(data);
  const LearnerFeatures learner{.random = true, .count = 70, .gamma = {}, .seed = 5};
  const RidgeCache one = built(data, split, learner, 1);
  const RidgeCache three = built(data, split, learner, 3);
  const MomentCurve moments{kBounds, {{1.3, true, {2, 1}, {1, 0.5, 0.25}}, {5, true, {2, 1.5}, {2, 0, 0.5}}}};
  EXPECT_EQ(one.expectedError(moments, 0.01), three.expectedError(moments, 0.01));
  EXPECT_EQ(one.sampledError(one.trainLabels(), 0.01, true),
            three.sampledError(one.trainLabels(), 0.01, true));
}

TEST(RandomRidge, StopsWhereverItIsAskedTo) {
  const PreparedData data = test::randomData(3000, 3, 1);
  const LearnerFeatures learner{.random = true, .count = 40, .gamma = {}, .seed = 5};
  int all = 0;
  ASSERT_TRUE(RidgeCache::build(
      data, test::everyFourth(data), kBounds, 1, [&](double) { return ++all > 0; }, learner));
  for (int last = 1; last <= all; ++last) {
    int calls = 0;
    EXPECT_FALSE(RidgeCache::build(
        data, test::everyFourth(data), kBounds, 1, [&](double) { return ++calls < last; }, learner));
    EXPECT_EQ(calls, last);
  }
}

}  // namespace
}  // namespace epsiscope::random_ridge_test
