#include "core/learners/ridge_cache.h"

#include "core/base/numbers.h"
#include "core/learners/clipped_normal.h"
#include "core/mechanisms/registry.h"
#include "core/prior/prior.h"
#include "core/random/rng.h"
#include "tests/core/central/central_support.h"
#include "tests/core/learners/brute_ridge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace epsiscope::heavy_tails_test {
namespace {

const LabelBounds kBounds{0, 5};

/// Data as of randomData(), but one label in `every` lies 10 to 100 times the bounds' width beyond one of
/// them.
PreparedData heavyData(std::size_t rows, std::size_t features, std::uint64_t seed, std::size_t every) {
  const PreparedData data = test::randomData(rows, features, seed);
  Rng rng(seed + 1);
  std::vector<double> target(data.target.begin(), data.target.end());
  for (std::size_t i = 0; i < rows; ++i) {
    target[i] = kBounds.clamp(target[i]);
    if (rng.below(every) > 0) continue;
    const double beyond = kBounds.width() * std::pow(10, 1 + rng.uniform());
    target[i] = rng.below(3) > 0 ? kBounds.upper + beyond : kBounds.lower - beyond;
  }
  return test::withTarget(data, target);
}

/// The error that the estimate stands for, row by row, and the tolerance of the estimate.
struct Whole {
  double error = 0, withoutNoise = 0;
  /// Standard errors of plain means over 512 rows with labels in the bounds: of errors, and of their change
  /// by the noise.
  double standardError = 0, standardErrorOfChange = 0;
};

/// Ridge by its definition: all test rows, with the variance of each prediction as RidgeCache takes it.
class WholeRidge {
public:
  explicit WholeRidge(const PreparedData& data)
      : m_data(data), m_split(test::everyFourth(data)), m_z(test::standardised(data, m_split)) {}

  Whole at(const MomentCurve& moments, double lambda) const {
    const auto n = static_cast<double>(m_z.train.rows());
    const Eigen::MatrixXd gram = m_z.train.transpose() * m_z.train / n;
    const Eigen::MatrixXd inverse =
        (gram + lambda * Eigen::MatrixXd::Identity(gram.rows(), gram.cols())).inverse();
    Eigen::VectorXd mean(m_z.train.rows()), variance(m_z.train.rows()), clipped(m_z.train.rows());
    for (Eigen::Index i = 0; i < mean.size(); ++i) {
      clipped(i) = kBounds.clamp(m_data.target[m_split.train[static_cast<std::size_t>(i)]]);
      mean(i) = moments.mean(clipped(i));
      variance(i) = moments.variance(clipped(i));
    }
    // h_ij = (1 + z_i' S^-1 z_j) / n.
    const Eigen::MatrixXd a = m_z.test * inverse;
    const Eigen::VectorXd predicted = (a * (m_z.train.transpose() * mean) / n).array() + mean.mean();
    const Eigen::VectorXd quiet = (a * (m_z.train.transpose() * clipped) / n).array() + clipped.mean();
    const Eigen::MatrixXd weighted = m_z.train.transpose() * variance.asDiagonal() * m_z.train;
    const Eigen::ArrayXd exact = ((a * weighted).cwiseProduct(a).rowwise().sum().array() +
                                  2 * (a * (m_z.train.transpose() * variance)).array() + variance.sum()) /
                                 (n * n);
    const Eigen::ArrayXd shape = 1 + (a * gram).cwiseProduct(a).rowwise().sum().array();
    const Eigen::ArrayXd spread = shape * (exact.mean() / shape.mean());
    return sums(predicted, quiet, spread);
  }

private:
  Whole sums(const Eigen::VectorXd& predicted, const Eigen::VectorXd& quiet,
             const Eigen::ArrayXd& variance) const {
    const double half = kBounds.width() / 2, rows = static_cast<double>(predicted.size());
    Whole whole;
    std::vector<double> inside, changes;
    for (Eigen::Index i = 0; i < predicted.size(); ++i) {
      const double y = (m_data.target[m_split.test[static_cast<std::size_t>(i)]] - kBounds.middle()) / half;
      const ClippedMoments c =
          clippedNormal((predicted(i) - kBounds.middle()) / half, std::sqrt(variance(i)) / half);
      const double error = half * half * (y * y - 2 * y * c.mean + c.square);
      whole.error += error / rows;
      const double withoutNoise = std::pow(kBounds.clamp(quiet(i)) - kBounds.middle() - half * y, 2);
      whole.withoutNoise += withoutNoise / rows;
      if (std::abs(y) > 1) continue;
      inside.push_back(error);
      changes.push_back(error - withoutNoise);
    }
    whole.standardError = standardErrorOf(inside);
    whole.standardErrorOfChange = standardErrorOf(changes);
    return whole;
  }

  static double standardErrorOf(const std::vector<double>& values) {
    const auto rows = static_cast<double>(values.size());
    double mean = 0, squares = 0;
    for (const double value : values) mean += value / rows;
    for (const double value : values) squares += (value - mean) * (value - mean);
    return std::sqrt(squares / rows / 512);
  }

  PreparedData m_data;
  Split m_split;
  test::FeatureMatrices m_z;
};

RidgeCache built(const PreparedData& data, const LearnerFeatures& learner = {}) {
  return std::move(*RidgeCache::build(data, test::everyFourth(data), kBounds, 1, {}, learner));
}

std::unique_ptr<Mechanism> made(const RegistryRow& row, double epsilon, const Prior& prior) {
  return row.make({.epsilon = epsilon,
                   .bounds = kBounds,
                   .zeta = 0.7,
                   .prior = prior,
                   .outputs = {-130, 135, 66},
                   .variant = row.variants.empty() ? "" : row.variants.front()});
}

/// Every label of the 6,000 test rows counts, and all of those far outside are read: the sample adds less
/// than four standard errors of a plain mean of errors inside the bounds, and of one of the changes by the
/// noise.
TEST(HeavyTails, TheEstimateIsTheErrorOfAllRows) {
  for (const std::size_t every : {1000, 50}) {
    const PreparedData data = heavyData(24'000, 3, 41, every);
    const RidgeCache cache = built(data);
    const WholeRidge all(data);
    const Prior prior = exactPrior(cache.labelCounts(20), kBounds);
    for (const RegistryRow& row : mechanismRegistry())
      for (const double epsilon : {0.05, 0.3, 1.0, 3.0, 20.0})
        for (const double lambda : {1e-3, 0.3}) {
          SCOPED_TRACE(row.id + " epsilon " + std::to_string(epsilon) + " lambda " + std::to_string(lambda));
          const MomentCurve moments = made(row, epsilon, prior)->moments();
          const Whole whole = all.at(moments, lambda);
          const double found =
              cache.expectedClippedError(cache.releasedSums(moments), lambda, kLambdaWithoutNoise);
          EXPECT_NEAR(found, whole.error, 4 * whole.standardError + 1e-9 * whole.error);
          const double near = cache.expectedClippedError(cache.releasedSums(moments), lambda, lambda);
          // The noise changes most where a prediction is clipped: few rows, whose mean is not normal.
          EXPECT_NEAR(
              near, whole.error,
              std::min(4 * whole.standardError, 6 * whole.standardErrorOfChange) + 1e-9 * whole.error);
        }
  }
}

/// The mean difference to all rows over many splits: no bias that shows beside its standard error.
TEST(HeavyTails, TheEstimateHasNoBias) {
  constexpr int kTables = 24;
  for (const double variance : {30.0, 3000.0}) {
    double sum = 0, squares = 0;
    for (int i = 0; i < kTables; ++i) {
      const PreparedData data = heavyData(12'000, 2, 100 + static_cast<std::uint64_t>(i), 8);
      const RidgeCache cache = built(data);
      const MomentCurve moments = unbiasedMoments(kBounds, variance);
      const double off = cache.expectedClippedError(cache.releasedSums(moments), 0.01, 0.01) -
                         WholeRidge(data).at(moments, 0.01).error;
      sum += off / kTables;
      squares += off * off / kTables;
    }
    const double standardError = std::sqrt((squares - sum * sum) / (kTables - 1));
    EXPECT_LT(std::abs(sum), 4 * standardError) << variance;
  }
}

/// At one lambda an unbiased randomizer only adds noise: where that makes the error of all rows larger, the
/// estimate is larger than the error without privacy.
TEST(HeavyTails, PrivateIsNotBelowWithoutPrivacyByTheSample) {
  for (const std::size_t every : {2000, 400, 50, 5}) {
    const PreparedData data = heavyData(24'000, 4, 77, every);
    const RidgeCache cache = built(data);
    const WholeRidge all(data);
    const double none = cache.errorWithoutNoise(0.01, true);
    EXPECT_NEAR(none, all.at(unbiasedMoments(kBounds, 0), 0.01).error, 1e-9 * none);
    for (double variance = 1e-3; variance < 1e6; variance *= 4) {
      const MomentCurve moments = unbiasedMoments(kBounds, variance);
      if (all.at(moments, 0.01).error <= none) continue;
      EXPECT_GT(cache.expectedClippedError(cache.releasedSums(moments), 0.01, 0.01), none * (1 - 1e-12))
          << every << ' ' << variance;
    }
  }
}

/// Expects that kind `normal` agrees with the real errors of the randomizer, the fit and the clamp.
void expectDrawn(const RidgeCache& cache, const Mechanism& mechanism, double inside, Rng& rng) {
  std::vector<double> released(cache.trainRows());
  constexpr int kDraws = 60;
  double sum = 0, squares = 0;
  const double none = cache.errorWithoutNoise(0.01, true);
  for (int i = 0; i < kDraws; ++i) {
    mechanism.sampleAll(cache.trainLabels(), released, rng);
    const double more = cache.sampledError(released, 0.01, true) - none;
    sum += more / kDraws;
    squares += more * more / kDraws;
  }
  const double standardError = std::sqrt(std::max(0.0, squares - sum * sum) / (kDraws - 1));
  const double found = cache.expectedClippedError(cache.releasedSums(mechanism.moments()), 0.01, 0.01) - none;
  // A hundredth of the error of labels inside for a prediction that is not quite normal, as elsewhere.
  EXPECT_NEAR(found, sum, 4 * standardError + 0.01 * inside);
}

TEST(HeavyTails, TheNormalRowIsTheMeanOfManyDraws) {
  Rng rng(51);
  const PreparedData data = heavyData(12'000, 3, 43, 300);
  std::vector<double> clamped(data.target.begin(), data.target.end());
  for (double& label : clamped) label = kBounds.clamp(label);
  for (const bool random : {false, true}) {
    const LearnerFeatures learner{.random = random, .count = 40, .gamma = 0.3, .seed = 4};
    const RidgeCache cache = built(data, learner);
    const double inside = built(test::withTarget(data, clamped), learner).errorWithoutNoise(0.01, true);
    const Prior prior = exactPrior(cache.labelCounts(20), kBounds);
    for (const RegistryRow& row : mechanismRegistry())
      for (const double epsilon : {0.3, 3.0}) {
        SCOPED_TRACE(row.id + " epsilon " + std::to_string(epsilon) + (random ? " random features" : ""));
        expectDrawn(cache, *made(row, epsilon, prior), inside, rng);
      }
  }
}

/// The central ridge reads every test row.
TEST(HeavyTails, TheCentralRidgesErrorIsTheMeanOfManyDraws) {
  const PreparedData data = heavyData(12'000, 3, 44, 300);
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), kBounds);
  for (const CentralNoise& noise : {CentralNoise(0.05), CentralNoise(1), CentralNoise(0.1, 1e-5)}) {
    Rng rng(6);
    constexpr int kDraws = 400;
    double sum = 0, squares = 0;
    const double none = central.expectedError(kInfinity, true);
    for (int i = 0; i < kDraws; ++i) {
      const double more = central.sampledError(noise, rng, true) - none;
      sum += more / kDraws;
      squares += more * more / kDraws;
    }
    EXPECT_NEAR(central.expectedError(noise, true) - none, sum,
                5 * std::sqrt((squares - sum * sum) / (kDraws - 1)));
  }
}

}  // namespace
}  // namespace epsiscope::heavy_tails_test
