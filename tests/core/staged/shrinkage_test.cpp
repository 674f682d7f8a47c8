#include "core/staged/shrinkage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/rng.h"

namespace epsiscope::shrinkage_test {
namespace {

WeightPrior priorOf(Eigen::Index components) {
  WeightPrior prior{
      .spread = Eigen::VectorXd(components), .signal = 2, .offsetVariance = 5, .samplingVariance = 0.01};
  for (Eigen::Index j = 0; j < components; ++j)
    prior.spread(j) = 1.0 / static_cast<double>((j + 1) * (j + 2));
  if (components > 0) prior.spread /= prior.spread.sum();
  return prior;
}

Measurement measured(Eigen::Index size, double weight, double noise, std::uint64_t seed) {
  Rng rng(seed);
  Measurement one{Eigen::VectorXd(size), Eigen::VectorXd(size)};
  for (Eigen::Index j = 0; j < size; ++j) {
    one.weights(j) = weight * rng.normal();
    one.variances(j) = noise * (0.5 + rng.uniform());
  }
  return one;
}

/// The same estimate by plain loops over coordinates and guesses, none of which is left out.
ShrunkenWeights reference(const std::vector<Measurement>& measurements, const WeightPrior& prior) {
  const Eigen::Index size = prior.spread.size() + 1;
  std::vector<double> weight(size), noise(size);
  Eigen::Index known = 0;
  for (Eigen::Index j = 0; j < size; ++j) {
    double precision = 0, sum = 0;
    for (const Measurement& one : measurements)
      if (j < one.weights.size()) {
        precision += 1 / one.variances(j);
        sum += one.weights(j) / one.variances(j);
      }
    if (precision == 0) break;
    weight[j] = sum / precision;
    noise[j] = 1 / precision + prior.samplingVariance;
    known = j + 1;
  }
  ShrunkenWeights found{Eigen::VectorXd::Zero(size), Eigen::VectorXd::Zero(size), 0};
  double all = 0, logs = -1e300;
  for (const bool second : {false, true}) {  // the largest likelihood first, so that none overflows
    for (const double power : {0.5, 1.0, 1.5})
      for (int doubling = -10; doubling <= 4; ++doubling) {
        double sumOfPowers = 0;
        for (const double share : prior.spread) sumOfPowers += std::pow(share, power);
        const double signal = prior.signal * std::pow(2.0, doubling);
        double log = -0.5 * std::pow((doubling + 1) / 3.0, 2);
        for (Eigen::Index j = 1; j < known; ++j) {
          const double variance = signal * std::pow(prior.spread(j - 1), power) / sumOfPowers + noise[j];
          log -= 0.5 * (std::log(variance) + weight[j] * weight[j] / variance);
        }
        if (!second) {
          logs = std::max(logs, log);
          continue;
        }
        const double likelihood = std::exp(log - logs);
        all += likelihood;
        found.signal += likelihood * signal;
        for (Eigen::Index j = 1; j < size; ++j) {
          const double variance = signal * std::pow(prior.spread(j - 1), power) / sumOfPowers;
          if (j < known) {
            found.weights(j) += likelihood * weight[j] * variance / (variance + noise[j]);
            found.variances(j) += likelihood * variance * noise[j] / (variance + noise[j]);
          } else {
            found.variances(j) += likelihood * variance;
          }
        }
      }
  }
  found.signal /= all;
  found.weights /= all;
  found.variances /= all;
  found.weights(0) = known > 0 ? weight[0] : 0;
  found.variances(0) = known > 0 ? std::min(noise[0], prior.offsetVariance) : prior.offsetVariance;
  return found;
}

/// Guesses a hundred thousand times less likely than the best are left out: 45 of them weigh at most 5e-4.
TEST(Shrinkage, IsTheAverageOverTheGridOfGuesses) {
  const WeightPrior prior = priorOf(12);
  for (const double weight : {0.0, 0.1, 0.6, 3.0})
    for (const double noise : {1e-4, 0.05, 10.0}) {
      const std::vector<Measurement> all{measured(13, weight, noise, 1), measured(6, weight, 0.3 * noise, 2),
                                         measured(1, weight, noise, 3)};
      const ShrunkenWeights found = shrunkenWeights(all, prior), expected = reference(all, prior);
      EXPECT_NEAR(found.signal, expected.signal, 2e-2 * expected.signal);
      for (Eigen::Index j = 0; j < 13; ++j) {
        EXPECT_NEAR(found.weights(j), expected.weights(j), 1e-3 * std::abs(expected.weights(j)) + 1e-15);
        EXPECT_NEAR(found.variances(j), expected.variances(j), 2e-2 * expected.variances(j));
      }
      EXPECT_NEAR(found.error(), expected.error(), 2e-2 * expected.error());
    }
}

TEST(Shrinkage, NoiseAloneIsShrunkToNearlyNothing) {
  const WeightPrior prior = priorOf(200);
  double kept = 0, released = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Measurement noise = measured(201, 1, 1, seed + 10);
    for (Eigen::Index j = 0; j < 201; ++j) noise.weights(j) *= std::sqrt(noise.variances(j));
    const std::vector<Measurement> all{noise};
    kept += shrunkenWeights(all, prior).weights.tail(200).squaredNorm();
    released += noise.weights.tail(200).squaredNorm();
  }
  EXPECT_LT(kept, 0.002 * released);
}

TEST(Shrinkage, ALoudSignalIsLeftAsItIs) {
  WeightPrior prior = priorOf(8);
  prior.samplingVariance = 0;
  const std::vector<Measurement> all{measured(9, 1, 1e-9, 5)};
  const ShrunkenWeights found = shrunkenWeights(all, prior);
  for (Eigen::Index j = 0; j < 9; ++j)
    EXPECT_NEAR(found.weights(j), all[0].weights(j), 1e-5 * std::abs(all[0].weights(j)));
}

TEST(Shrinkage, TheConstantIsWeighedByPrecisionAndNotShrunk) {
  const WeightPrior prior = priorOf(3);
  const std::vector<Measurement> all{{Eigen::VectorXd::Constant(1, 4), Eigen::VectorXd::Constant(1, 0.5)},
                                     {Eigen::VectorXd::Constant(4, 1), Eigen::VectorXd::Constant(4, 2)}};
  const ShrunkenWeights found = shrunkenWeights(all, prior);
  EXPECT_NEAR(found.weights(0), (4 / 0.5 + 1 / 2.0) / (1 / 0.5 + 1 / 2.0), 1e-14);
  EXPECT_NEAR(found.variances(0), 1 / (1 / 0.5 + 1 / 2.0) + 0.01, 1e-14);
}

TEST(Shrinkage, WhatIsNotMeasuredKeepsItsPrior) {
  const WeightPrior prior = priorOf(10);
  const std::vector<Measurement> all{measured(4, 0.5, 0.1, 6)};
  const ShrunkenWeights found = shrunkenWeights(all, prior);
  ASSERT_EQ(found.weights.size(), 11);
  for (Eigen::Index j = 4; j < 11; ++j) {
    EXPECT_EQ(found.weights(j), 0);
    EXPECT_GT(found.variances(j), 0);
    EXPECT_LE(found.variances(j), found.signal);
    if (j > 4) {
      EXPECT_LT(found.variances(j), found.variances(j - 1)) << "as the spread falls";
    }
  }
  const ShrunkenWeights nothing = shrunkenWeights({}, prior);
  EXPECT_EQ(nothing.weights.squaredNorm(), 0);
  EXPECT_NEAR(nothing.variances.tail(10).sum(), nothing.signal, 1e-9 * nothing.signal);
  EXPECT_EQ(nothing.variances(0), prior.offsetVariance);
}

TEST(Shrinkage, StaysNumbersForAnyNoise) {
  for (const Eigen::Index components : {0, 1, 5})
    for (const double noise : {1e-300, 1e-100, 1.0, 1e100, 1e300})
      for (const double weight : {0.0, 1e-100, 1.0, 1e100}) {
        if (weight / noise > 1e300) continue;  // no double holds the weighted sum
        const WeightPrior prior = priorOf(components);
        const std::vector<Measurement> all{measured(components + 1, weight, noise, 7)};
        const ShrunkenWeights found = shrunkenWeights(all, prior);
        EXPECT_TRUE(found.weights.allFinite()) << noise << " " << weight;
        EXPECT_TRUE(found.variances.allFinite()) << noise << " " << weight;
        EXPECT_TRUE(std::isfinite(found.signal)) << noise << " " << weight;
        EXPECT_GE(found.variances.minCoeff(), 0) << noise << " " << weight;
      }
}

}  // namespace
}  // namespace epsiscope::shrinkage_test
