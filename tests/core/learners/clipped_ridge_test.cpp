#include "core/learners/ridge_cache.h"

#include "core/base/numbers.h"
#include "core/mechanisms/mechanism.h"
#include "core/mechanisms/registry.h"
#include "core/prior/prior.h"
#include "core/random/rng.h"
#include "tests/core/learners/brute_ridge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace epsiscope::clipped_ridge_test {
namespace {

const LabelBounds kBounds{0, 5};
const LabelBounds kFarBounds{-5000, 5000};

RidgeCache built(const PreparedData& data, const LabelBounds& bounds = kBounds, unsigned threads = 1,
                 const LearnerFeatures& learner = {}) {
  return std::move(*RidgeCache::build(data, test::everyFourth(data), bounds, threads, {}, learner));
}

/// randomData() with its labels within the bounds, so that clipping never harms.
PreparedData dataInside(std::size_t rows, std::size_t features, std::uint64_t seed,
                        const LabelBounds& bounds = kBounds) {
  const PreparedData data = test::randomData(rows, features, seed);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  std::vector<double> target(data.target.begin(), data.target.end());
  for (double& label : target) label = bounds.clamp(label);
  return test::preparedFrom(columns, target);
}

double clippedError(const RidgeCache& cache, const MomentCurve& moments, double lambda) {
  return cache.expectedClippedError(cache.releasedSums(moments), lambda, lambda);
}

struct Drawn {
  double mean = 0, standardError = 0;
};

/// The real errors of the mechanism, the fit and the clamp, over many draws.
Drawn drawn(const RidgeCache& cache, const Mechanism& mechanism, double lambda, int draws, Rng& rng) {
  std::vector<double> released(cache.trainRows());
  double sum = 0, squares = 0;
  for (int i = 0; i < draws; ++i) {
    mechanism.sampleAll(cache.trainLabels(), released, rng);
    const double error = cache.sampledError(released, lambda, true);
    sum += error;
    squares += error * error;
  }
  const double mean = sum / draws;
  return {mean, std::sqrt((squares / draws - mean * mean) / draws)};
}

void expectDrawn(const RidgeCache& cache, const RegistryRow& row, double epsilon, double lambda, Rng& rng) {
  const Prior prior = exactPrior(cache.labelCounts(20), cache.bounds());
  const auto mechanism = row.make({.epsilon = epsilon,
                                   .bounds = cache.bounds(),
                                   .zeta = 0.7,
                                   .prior = prior,
                                   .outputs = {-130, 135, 66},
                                   .variant = row.variants.empty() ? "" : row.variants.front()});
  SCOPED_TRACE(row.id + " epsilon " + std::to_string(epsilon) + " lambda " + std::to_string(lambda));
  constexpr int kDraws = 400;
  const Drawn wanted = drawn(cache, *mechanism, lambda, kDraws, rng);
  const double found = clippedError(cache, mechanism->moments(), lambda);
  EXPECT_NEAR(found, wanted.mean, 3 * wanted.standardError + 0.01 * wanted.mean);
  EXPECT_LE(found, cache.expectedError(mechanism->moments(), lambda) * (1 + 1e-9));
}

TEST(ClippedRidge, IsTheMeanOfManyDraws) {
  Rng rng(31);
  const PreparedData data = dataInside(800, 4, 3);
  const RidgeCache cache = built(data);
  for (const RegistryRow& row : mechanismRegistry())
    for (const double epsilon : {0.05, 0.5, 3.0})
      for (const double lambda : {1e-3, 1.0}) expectDrawn(cache, row, epsilon, lambda, rng);
}

TEST(ClippedRidge, OnRandomFeaturesToo) {
  Rng rng(32);
  const PreparedData data = dataInside(800, 3, 5);
  const RidgeCache cache = built(data, kBounds, 1, {.random = true, .count = 60, .gamma = 0.3, .seed = 4});
  for (const RegistryRow& row : mechanismRegistry())
    for (const double epsilon : {0.3, 3.0}) expectDrawn(cache, row, epsilon, 0.01, rng);
}

/// Expects the errors of many draws of additive noise of this variance.
void expectNoiseDrawn(const RidgeCache& cache, double variance, double lambda, double tolerance, Rng& rng) {
  std::vector<double> released(cache.trainRows());
  double sum = 0, squares = 0;
  constexpr int kDraws = 300;
  for (int i = 0; i < kDraws; ++i) {
    for (std::size_t row = 0; row < released.size(); ++row)
      released[row] = cache.trainLabels()[row] + std::sqrt(variance) * rng.normal();
    const double error = cache.sampledError(released, lambda, true);
    sum += error / kDraws;
    squares += error * error / kDraws;
  }
  const double standardError = std::sqrt((squares - sum * sum) / kDraws);
  EXPECT_NEAR(clippedError(cache, unbiasedMoments(kBounds, variance), lambda), sum,
              3 * standardError + tolerance * sum)
      << variance;
}

/// A sum over fifteen draws is not quite normal: a twentieth.
TEST(ClippedRidge, IsNearlyRightForTwentyRows) {
  Rng rng(35);
  const PreparedData data = dataInside(20, 2, 9);
  const RidgeCache cache = built(data);
  const Prior prior = uniformPrior(kBounds, 1);
  for (const RegistryRow& row : mechanismRegistry())
    for (const double epsilon : {0.1, 1.0, 4.0}) {
      const auto mechanism = row.make({.epsilon = epsilon,
                                       .bounds = kBounds,
                                       .zeta = 0.7,
                                       .prior = prior,
                                       .outputs = {-130, 135, 66},
                                       .variant = row.variants.empty() ? "" : row.variants.front()});
      const Drawn wanted = drawn(cache, *mechanism, 0.1, 4000, rng);
      EXPECT_NEAR(clippedError(cache, mechanism->moments(), 0.1), wanted.mean,
                  3 * wanted.standardError + 0.05 * wanted.mean)
          << row.id << ' ' << epsilon;
    }
}

/// 15,000 test rows, of which 1,024 are read: a hundredth.
TEST(ClippedRidge, SomeRowsSpeakForAll) {
  Rng rng(33);
  const PreparedData data = test::randomData(60'000, 3, 6);
  const RidgeCache cache = built(data);
  for (const double variance : {50.0, 5000.0, 5e5}) expectNoiseDrawn(cache, variance, 0.01, 0.01, rng);
}

/// Columns with long tails: a few rows make up nearly all of the unclipped error.
TEST(ClippedRidge, RowsFarOutAreAllRead) {
  Rng rng(34);
  constexpr std::size_t kRows = 24'000;
  std::vector<std::vector<double>> columns(3, std::vector<double>(kRows));
  std::vector<double> target(kRows);
  for (std::size_t i = 0; i < kRows; ++i) {
    for (auto& column : columns) column[i] = std::exp(2 * rng.normal());
    target[i] = kBounds.clamp(1 + std::log1p(columns[0][i]) + 0.3 * rng.normal());
  }
  const PreparedData data = test::preparedFrom(columns, target);
  const RidgeCache cache = built(data);
  for (const double variance : {5.0, 500.0, 50000.0}) expectNoiseDrawn(cache, variance, 0.01, 0.01, rng);
}

TEST(ClippedRidge, IsTheExactErrorWhereTheBoundsAreFar) {
  for (const std::size_t rows : {600, 12'000}) {
    const PreparedData data = test::randomData(rows, 4, 12);
    const RidgeCache cache = built(data, kFarBounds);
    for (const double lambda : {0.0, 0.1, 30.0}) {
      const double exact = cache.expectedError(unbiasedMoments(kFarBounds, 40), lambda);
      EXPECT_NEAR(clippedError(cache, unbiasedMoments(kFarBounds, 40), lambda), exact, 1e-11 * exact);
      const double quiet = cache.errorWithoutNoise(lambda);
      EXPECT_NEAR(cache.errorWithoutNoise(lambda, true), quiet, 1e-11 * quiet);
    }
  }
}

TEST(ClippedRidge, WithoutNoiseIsTheSampledFit) {
  const PreparedData data = dataInside(800, 5, 21, {1, 3});
  const RidgeCache cache = built(data, {1, 3});
  for (const double lambda : {0.0, 0.05, 2.0}) {
    const double sampled = cache.sampledError(cache.trainLabels(), lambda, true);
    EXPECT_NEAR(cache.errorWithoutNoise(lambda, true), sampled, 1e-12 * sampled);
    EXPECT_LT(cache.errorWithoutNoise(lambda, true), cache.errorWithoutNoise(lambda));
    // The same error, found as that of a law without spread.
    EXPECT_NEAR(clippedError(cache, unbiasedMoments({1, 3}, 0), lambda), sampled, 1e-10 * sampled);
  }
}

TEST(ClippedRidge, GrowsWithTheNoiseUpToOneBoundOrTheOther) {
  const PreparedData data = test::randomData(2000, 4, 14);
  const RidgeCache cache = built(data);
  double before = cache.errorWithoutNoise(0.1, true);
  for (double variance = 1; variance < 1e9; variance *= 4) {
    const double error = clippedError(cache, unbiasedMoments(kBounds, variance), 0.1);
    EXPECT_GT(error, before) << variance;
    before = error;
  }
  double coin = 0;
  const Split split = test::everyFourth(data);
  for (const std::uint32_t row : split.test)
    coin += (std::pow(data.target[row], 2) + std::pow(5 - data.target[row], 2)) / 2 /
            static_cast<double>(split.test.size());
  for (const double variance : {1e20, 1e100, 1e200})
    EXPECT_NEAR(clippedError(cache, unbiasedMoments(kBounds, variance), 0.1), coin, 1e-6 * coin);
}

TEST(ClippedRidge, ExtremeEpsilonIsFiniteOrAGap) {
  const PreparedData data = test::randomData(200, 3, 15);
  const RidgeCache cache = built(data);
  const RegistryRow& laplace = *findMechanism("laplace");
  for (const double epsilon : {1e-300, 1e-100, 1e-3, 700.0}) {
    const MomentCurve moments = laplace.make({.epsilon = epsilon, .bounds = kBounds})->moments();
    const double exact = cache.expectedError(moments, 0.01);
    const double clipped = clippedError(cache, moments, 0.01);
    EXPECT_EQ(std::isnan(clipped), std::isnan(exact)) << epsilon;
    if (!std::isnan(exact)) {
      EXPECT_LE(clipped, 25.0);
    }
  }
}

/// A test row a thousand times as far out as the others decides the unclipped error and not the clipped one.
TEST(ClippedRidge, ARowFarOutDoesNotDecide) {
  PreparedData data = test::randomData(24'000, 1, 7);
  std::vector<double> column(data.features[0].values.begin(), data.features[0].values.end());
  column[1] = 3000;
  const PreparedData far = test::preparedFrom({column}, {data.target.begin(), data.target.end()});
  const RidgeCache with = built(far), without = built(data);
  const MomentCurve moments = unbiasedMoments(kBounds, 50);
  ASSERT_GT(with.expectedError(moments, 0.01), 100 * without.expectedError(moments, 0.01));
  const double usual = clippedError(without, moments, 0.01);
  EXPECT_NEAR(clippedError(with, moments, 0.01), usual, 0.1 * usual);
}

TEST(ClippedRidge, BitsDoNotDependOnTheThreads) {
  const PreparedData data = test::randomData(12'000, 6, 8);
  const RidgeCache one = built(data, kBounds, 1), three = built(data, kBounds, 3);
  const MomentCurve moments = unbiasedMoments(kBounds, 700);
  EXPECT_EQ(clippedError(one, moments, 0.01), clippedError(three, moments, 0.01));
  EXPECT_EQ(one.errorWithoutNoise(0.01, true), three.errorWithoutNoise(0.01, true));
}

}  // namespace
}  // namespace epsiscope::clipped_ridge_test
