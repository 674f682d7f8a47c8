#include "core/study/study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/prior/private_prior.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/streams.h"

namespace epsiscope::grid_prior_test {
namespace {

constexpr LabelBounds kBounds{0, 5};
constexpr std::size_t kValues = 21;

std::vector<double> someLabels() {
  Rng rng(5);
  std::vector<double> labels(400);
  for (double& y : labels) y = kBounds.clamp(2 + rng.laplace());
  return labels;
}

Study studyWith(PriorKind kind) {
  Study study;
  study.labelPrivacy.prior = kind;
  study.seed = 9;
  return study;
}

PrivatePrior made(PriorKind kind, double epsilon1 = 0.5, int trial = 3,
                  Rounding rounding = Rounding::nearest) {
  return gridPriorOf(studyWith(kind), someLabels(), kBounds, epsilon1, trial, kValues, rounding, {});
}

TEST(GridPrior, OfNoisyCountsIsTheRoundedLabelsCountsWithTheTrialsNoise) {
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean}) {
    const std::vector<double> grid = valueGrid(kBounds, kValues);
    std::vector<double> expected = valueCounts(someLabels(), grid, rounding);
    Rng rng = priorStream(9, 3);
    for (double& count : expected) count = std::max(0.0, count + 4 * rng.laplace());  // 2/0.5
    normalise(expected);
    const PrivatePrior prior = made(PriorKind::noisyCounts, 0.5, 3, rounding);
    EXPECT_EQ(prior.prior, (Prior{Prior::Kind::points, grid, expected}));
    EXPECT_EQ(prior.note, "");
    EXPECT_NE(made(PriorKind::noisyCounts, 0.5, 4, rounding).prior, prior.prior);
  }
}

TEST(GridPrior, KeepsTheQuantilesOfItsNoiseAtEveryEpsilon) {
  const auto noiseAt = [](double epsilon) {
    // Counts far above the noise, so that none is cut off at 0.
    const std::vector<double> labels(1'000'000, 2.5);
    Study study = studyWith(PriorKind::noisyCounts);
    const Prior prior = gridPriorOf(study, labels, kBounds, epsilon, 1, 3, Rounding::keepMean, {}).prior;
    return (1 / prior.mass[1] - 1) * 1e6;  // the noise of the two other values, where it is above 0
  };
  EXPECT_NEAR(noiseAt(0.5) / noiseAt(1), 2, 1e-3);
  EXPECT_NEAR(noiseAt(0.25) / noiseAt(1), 4, 1e-3);
}

TEST(GridPrior, WithoutAPositiveCountIsUniformAndSaysSo) {
  int uniform = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Study study = studyWith(PriorKind::noisyCounts);
    study.seed = seed;
    const PrivatePrior prior = gridPriorOf(study, {}, kBounds, 0.25, 1, 2, Rounding::nearest, {});
    EXPECT_NEAR(prior.prior.mass[0] + prior.prior.mass[1], 1, 1e-15);
    EXPECT_EQ(prior.note.empty(), prior.prior.mass != (std::vector<double>{0.5, 0.5})) << seed;
    uniform += !prior.note.empty();
  }
  EXPECT_GT(uniform, 0);  // probability 1/4 each
  EXPECT_LT(uniform, 40);
}

TEST(GridPrior, OfNoisyLabelsIsTheirDensityRoundedToTheValues) {
  Rng rng = priorStream(9, 3);
  const Prior density = noisyLabelsPrior({someLabels(), rng}, kBounds, 0.5, std::nullopt, false).prior;
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean})
    EXPECT_EQ(made(PriorKind::noisyLabels, 0.5, 3, rounding).prior,
              roundedToValues(density, valueGrid(kBounds, kValues), rounding));
}

TEST(GridPrior, UniformAndExactAreWhatTheyAreCalled) {
  const Prior uniform = made(PriorKind::uniform).prior;
  EXPECT_NEAR(uniform.mass.front(), 0.025, 1e-15);
  EXPECT_NEAR(uniform.mass[7], 0.05, 1e-15);
  const PrivatePrior exact = made(PriorKind::exact);
  std::vector<double> shares = valueCounts(someLabels(), uniform.nodes, Rounding::nearest);
  for (std::size_t i = 0; i < kValues; ++i) EXPECT_NEAR(exact.prior.mass[i], shares[i] / 400, 1e-15);
  EXPECT_EQ(exact.note, kExactPriorNote);
}

TEST(GridPrior, OfAFileIsItsPointsOrTheCentresOfItsBins) {
  const Study study = studyWith(PriorKind::file);
  const Prior points{Prior::Kind::points, {1, 4}, {0.25, 0.75}};
  EXPECT_EQ(gridPriorOf(study, {}, kBounds, 1, 1, kValues, Rounding::nearest, points).prior, points);
  const Prior bins{Prior::Kind::bins, {0, 2, 5}, {0.25, 0.75}};
  EXPECT_EQ(gridPriorOf(study, {}, kBounds, 1, 1, kValues, Rounding::nearest, bins).prior, toPoints(bins));
}

TEST(GridPrior, OfAFileWithManyValuesIsRoundedForRandomizedResponseOnly) {
  const Study study = studyWith(PriorKind::file);
  const Prior many = toPoints(uniformPrior(kBounds, 12'000));
  const PrivatePrior nearest = gridPriorOf(study, {}, kBounds, 1, 1, kValues, Rounding::nearest, many);
  EXPECT_EQ(nearest.prior.nodes.size(), 10'000U);
  EXPECT_NE(nearest.note, "");
  EXPECT_EQ(gridPriorOf(study, {}, kBounds, 1, 1, kValues, Rounding::keepMean, many).prior, many);
}

}  // namespace
}  // namespace epsiscope::grid_prior_test
