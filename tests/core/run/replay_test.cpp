#include <algorithm>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/prior/prior.h"
#include "core/prepare/split.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/streams.h"
#include "core/tasks/task.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::replay_test {
namespace {

// Replays of the private part of a study on a neighbour: the same rows with one label replaced. The labels
// may enter only through the prior's counts, which move by at most 2 in the 1-norm, and through the
// randomizer.

constexpr double kEpsilon = 0.8;

Study studyOfAll() {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = labelPrivacyMethods();
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures};
  study.labelPrivacy.zeta.reset();
  study.labelPrivacy.priorShare.reset();
  study.labelPrivacy.randomFeatures = 20;
  return study;
}

/// The built-in data with the label of one row moved across the whole range.
std::shared_ptr<const Dataset> neighbour(const Study& study, std::uint32_t row) {
  Dataset changed = *test::builtInData("house-prices");
  for (Column& column : changed.columns)
    if (column.name == study.data.target)
      column.values[row] =
          column.values[row] > bounds(study.data).middle() ? *study.data.lower : *study.data.upper;
  return std::make_shared<const Dataset>(std::move(changed));
}

struct Sides {
  std::unique_ptr<const SplitLearners> one, other;
};

/// The study on both sides: with its data, and with a neighbour that differs in a training row.
Sides sidesOf(const Study& study) {
  const auto data = test::builtInData("house-prices");
  Rng rng = splitStream(study.seed, 1);
  const auto prepared = PreparedTable::of(study, data);
  const std::uint32_t row = randomSplit(prepared->data().rows, study.testFraction, rng).train.at(7);
  const LabelPrivacyInputs inputs = labelPrivacyInputs(study, learnerUse(study), {});
  return {SplitLearners::build(inputs, prepared->data(), 1),
          SplitLearners::build(inputs, PreparedTable::of(study, neighbour(study, row))->data(), 1)};
}

double distance(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
  return sum;
}

TEST(Replay, CountsOfTheLabelsMoveByTheDeclaredSensitivity) {
  const Sides sides = sidesOf(studyOfAll());
  for (const std::size_t bins : {1U, 7U, 20U, 333U}) {
    const double moved =
        distance(sides.one->ridge().labelCounts(bins), sides.other->ridge().labelCounts(bins));
    EXPECT_LE(moved, 2) << bins;
    if (bins > 1) {
      EXPECT_EQ(moved, 2) << "the neighbour does differ";
    }
  }
}

/// The prior is nothing but max(0, counts + Laplace(2/epsilon1)), rescaled: no label reaches it otherwise.
/// (The published code adds the raw labels to the noisy ones; then this comparison fails.)
TEST(Replay, ThePriorIsMadeOfTheNoisyCountsAlone) {
  Study study = studyOfAll();
  study.labelPrivacy.priorShare = 0.3;
  const Sides sides = sidesOf(study);
  for (const SplitLearners* side : {sides.one.get(), sides.other.get()}) {
    const RidgeCache& ridge = side->ridge();
    const TrialPriors priors = priorsOf(study, {"rp-with-prior"}, ridge, kEpsilon, 1, std::nullopt);
    const auto bins = binCount(ridge.bounds(), *study.labelPrivacy.binWidth);
    std::vector<double> noisy = ridge.labelCounts(bins);
    Rng rng = priorStream(study.seed, 1);
    for (double& count : noisy) count = std::max(0.0, count + 2 / (0.3 * kEpsilon) * rng.laplace());
    const double sum = std::accumulate(noisy.begin(), noisy.end(), 0.0);
    ASSERT_TRUE(priors.bins);
    for (std::size_t i = 0; i < bins; ++i) EXPECT_NEAR(priors.bins->prior.mass[i], noisy[i] / sum, 1e-14);
  }
}

/// Given the released prior everything else of the pipeline is public: the same on both sides, bit for bit.
TEST(Replay, GivenThePriorNothingElseDependsOnALabel) {
  const Study study = studyOfAll();
  const Sides sides = sidesOf(study);
  const TrialPriors released =
      priorsOf(study, study.labelPrivacy.methods, sides.one->ridge(), kEpsilon, 1, {});
  for (const std::string& method : study.labelPrivacy.methods) {
    if (!taskOf(study).isMethod(method)) continue;
    for (const char* learner : {kLearnerRidge, kLearnerRandomFeatures}) {
      const auto made = [&](const SplitLearners& side) {
        return makePipeline(study, side, {method, learnerFor(method, learner)}, kEpsilon, released);
      };
      const Pipeline one = made(*sides.one), other = made(*sides.other);
      EXPECT_EQ(one.method, other.method) << method;
      EXPECT_EQ(one.learner, other.learner) << method;
      EXPECT_DOUBLE_EQ(one.epsilonPrior + one.epsilonLabels, kEpsilon) << method;
      EXPECT_EQ(one.epsilonLabels, other.epsilonLabels) << method;
      ASSERT_EQ(one.mechanism == nullptr, other.mechanism == nullptr) << method;
      if (!one.mechanism) continue;
      EXPECT_EQ(one.lambda, other.lambda) << method;
      EXPECT_EQ(one.mechanism->moments(), other.mechanism->moments()) << method;
      EXPECT_EQ(one.mechanism->guarantee().epsilon(), one.epsilonLabels) << method;
    }
  }
}

}  // namespace
}  // namespace epsiscope::replay_test
