#include "core/learners/perceptron.h"

#include "core/base/parallel.h"
#include "core/base/sha256.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace epsiscope::perceptron_test {
namespace {

using Eigen::Index;

struct Samples {
  SampleRows features;
  std::vector<double> labels;
};

/// Features uniform on [-1, 1], from arithmetic alone: the same bits everywhere.
template <class Function>
Samples samplesOf(Index count, Index features, Rng& rng, const Function& label) {
  Samples samples{
      SampleRows::NullaryExpr(count, features, [&] { return static_cast<float>(2 * rng.uniform() - 1); }),
      {}};
  for (Index i = 0; i < count; ++i) samples.labels.push_back(label(samples.features.row(i)));
  return samples;
}

constexpr auto linear = [](const auto& row) {
  return 2.0 * static_cast<double>(row[0]) - static_cast<double>(row[row.size() - 1]) + 0.5;
};

Perceptron trained(const Samples& samples, const PerceptronSettings& settings, std::uint64_t seed = 1) {
  Rng rng(seed);
  return *trainPerceptron(samples.features, samples.labels, settings, rng);
}

double meanSquaredError(const Perceptron& perceptron, const Samples& samples) {
  const std::vector<double> predictions = predict(perceptron, samples.features);
  double sum = 0;
  for (std::size_t i = 0; i < predictions.size(); ++i)
    sum += (predictions[i] - samples.labels[i]) * (predictions[i] - samples.labels[i]);
  return sum / static_cast<double>(predictions.size());
}

double variance(const std::vector<double>& values) {
  double sum = 0, squares = 0;
  for (const double value : values) sum += value, squares += value * value;
  const auto n = static_cast<double>(values.size());
  return squares / n - sum / n * (sum / n);
}

bool allFinite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double x) { return std::isfinite(x); });
}

TEST(Perceptron, LearnsALinearFunction) {
  Rng rng(1);
  const Samples train = samplesOf(2000, 3, rng, linear), test = samplesOf(500, 3, rng, linear);
  EXPECT_LT(meanSquaredError(trained(train, {}), test), 1e-3 * variance(test.labels));
}

/// A straight line explains nothing of it.
TEST(Perceptron, LearnsANonlinearFunction) {
  Rng rng(2);
  const auto bumps = [](const auto& row) {
    return std::cos(6 * static_cast<double>(row[0])) + std::abs(static_cast<double>(row[1]));
  };
  const Samples train = samplesOf(4000, 2, rng, bumps), test = samplesOf(500, 2, rng, bumps);
  EXPECT_LT(meanSquaredError(trained(train, {}), test), 0.02 * variance(test.labels));
}

TEST(Perceptron, SameSeedSameBitsWhateverElseRuns) {
  Rng rng(3);
  const Samples samples = samplesOf(600, 5, rng, linear);
  const Eigen::VectorXf alone = trained(samples, {.epochs = 3}).network.weights;
  std::vector<Eigen::VectorXf> together(4);
  parallelFor(together.size(), 4, [&](std::size_t i) {
    together[i] = trained(samples, {.epochs = 3}, i == 3 ? 2 : 1).network.weights;
    return true;
  });
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(together[i], alone);
  EXPECT_NE(together[3], alone);
}

/// Recorded numbers: compilers, instruction sets and machines must agree.
TEST(Perceptron, SameBitsOnEveryMachine) {
  Rng rng(4);
  const Samples samples = samplesOf(600, 5, rng, linear);
  const Eigen::VectorXf weights = trained(samples, {.epochs = 3, .slowFrom = 2}).network.weights;
  Sha256 digest;
  digest.update(weights.data(), static_cast<std::size_t>(weights.size()) * sizeof(float));
  EXPECT_EQ(digest.hex(), "5d9650784fd4c808c967fd0d454de671e7e724219f4b7862fc309cc2a6c252d7");
}

TEST(Perceptron, ReportsEveryBatch) {
  Rng rng(5);
  const Samples samples = samplesOf(600, 2, rng, linear);
  std::vector<TrainingStep> steps;
  Rng own(1);
  trainPerceptron(samples.features, samples.labels, {.epochs = 4}, own, [&](const TrainingStep& step) {
    steps.push_back(step);
    return true;
  });
  ASSERT_EQ(steps.size(), 12U);  // 256 + 256 + 88, four times
  EXPECT_DOUBLE_EQ(steps[0].done, 256.0 / 2400);
  EXPECT_DOUBLE_EQ(steps[5].done, 0.5);
  EXPECT_EQ(steps.back().done, 1);
  EXPECT_EQ(steps[2].epoch, 1);
  EXPECT_EQ(steps[3].epoch, 2);
  EXPECT_LT(steps.back().loss, steps.front().loss);
}

TEST(Perceptron, StopsBetweenBatches) {
  Rng rng(6);
  const Samples samples = samplesOf(600, 2, rng, linear);
  for (const int last : {1, 5}) {
    int calls = 0;
    Rng own(1);
    EXPECT_FALSE(trainPerceptron(samples.features, samples.labels, {}, own,
                                 [&](const TrainingStep&) { return ++calls < last; }));
    EXPECT_EQ(calls, last);
  }
}

/// One batch an epoch: with the paper's settings the 26th epoch adds a tenth of its change at the full rate.
/// Weights below 1 are rounded to 6e-8.
TEST(Perceptron, DividesTheRateByTenAfterTwentyFiveEpochs) {
  Rng rng(7);
  const Samples samples = samplesOf(100, 2, rng, linear);
  const auto weights = [&](const PerceptronSettings& settings) {
    return trained(samples, settings).network.weights.cast<double>().eval();
  };
  const Eigen::VectorXd before = weights({.epochs = 25});
  EXPECT_EQ(before, weights({.epochs = 25, .slowFrom = 99}));
  const Eigen::VectorXd slow = weights({.epochs = 26}) - before;
  const Eigen::VectorXd fast = weights({.epochs = 26, .slowFrom = 99}) - before;
  EXPECT_LT((10 * slow - fast).cwiseAbs().maxCoeff(), 1e-6);
  EXPECT_GT(fast.cwiseAbs().maxCoeff(), 1e-4);
}

TEST(Perceptron, WeightDecayPullsWeightsToZero) {
  Rng rng(8);
  const Samples samples = samplesOf(100, 3, rng, linear);
  const auto norm = [&](double decay) {
    return trained(samples, {.epochs = 200, .slowFrom = 100, .weightDecay = decay}).network.weights.norm();
  };
  EXPECT_LT(norm(1), 0.7f * norm(0));
}

/// Nothing but weight decay moves the weights of features that are 0: exponentially fast towards 0.
TEST(Perceptron, KeepsNoSubnormalWeights) {
  const Samples samples{SampleRows::Zero(1, 2), {1.0}};
  const PerceptronSettings settings{.epochs = 2500, .slowFrom = 2500, .rate = 1e-2, .weightDecay = 1e-3};
  const Eigen::MatrixXf weights = trained(samples, settings).network.layer(0).leftCols(2);
  EXPECT_LT(weights.cwiseAbs().minCoeff(), 1e-30f);
  for (const float weight : weights.reshaped()) EXPECT_NE(std::fpclassify(weight), FP_SUBNORMAL);
}

TEST(Perceptron, MovesAndScalesLabels) {
  Rng rng(9);
  Samples samples = samplesOf(300, 2, rng, linear);
  for (double& label : samples.labels) label = std::round(label * 256) / 256;  // exact when scaled
  const std::vector<double> plain = predict(trained(samples, {.epochs = 5}), samples.features);
  for (double& label : samples.labels) label = 4096 + 1024 * label;
  const std::vector<double> moved =
      predict(trained(samples, {.epochs = 5, .labelCentre = 4096, .labelScale = 1024}), samples.features);
  for (std::size_t i = 0; i < plain.size(); ++i) EXPECT_DOUBLE_EQ(moved[i], 4096 + 1024 * plain[i]);
}

TEST(Perceptron, LearnsFromFewSamplesAndAnyNumberOfFeatures) {
  Rng rng(10);
  for (const Index count : {1, 2, 255, 257})
    for (const Index features : {0, 1, 400}) {
      const auto label = [](const auto&) { return 3.0; };
      const Samples samples = samplesOf(count, features, rng, label);
      const Perceptron perceptron = trained(samples, {.epochs = 2});
      EXPECT_FALSE(perceptron.diverged);
      const std::vector<double> predictions = predict(perceptron, samples.features);
      EXPECT_EQ(predictions.size(), samples.labels.size());
      EXPECT_TRUE(allFinite(predictions));
    }
}

TEST(Perceptron, StaysFiniteWithHugeLabels) {
  Rng rng(11);
  const auto huge = [&](const auto&) { return 1e6 * rng.laplace(); };
  const Samples samples = samplesOf(500, 3, rng, huge);
  const Perceptron perceptron = trained(samples, {.epochs = 10});
  EXPECT_FALSE(perceptron.diverged);
  EXPECT_TRUE(allFinite(predict(perceptron, samples.features)));
}

TEST(Perceptron, SaysThatItDiverged) {
  for (const double label : {1e25, 1e300, std::numeric_limits<double>::quiet_NaN()}) {
    const Samples samples{SampleRows::Ones(10, 2), std::vector<double>(10, label)};
    EXPECT_TRUE(trained(samples, {.epochs = 2}).diverged) << label;
  }
  EXPECT_TRUE(trained({SampleRows::Constant(10, 2, 1e30f), std::vector<double>(10, 1.0)}, {}).diverged);
}

}  // namespace
}  // namespace epsiscope::perceptron_test
