#include "core/tasks/label_classes/release.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/classes/class_labels.h"
#include "core/prior/private_prior.h"
#include "core/tasks/methods.h"
#include "tests/core/tasks/label_classes/classes_study.h"

namespace epsiscope::classes_release_test {
namespace {

std::vector<std::int32_t> labelsOf(const std::vector<int>& counts) {
  std::vector<std::int32_t> labels;
  for (std::size_t c = 0; c < counts.size(); ++c)
    labels.insert(labels.end(), static_cast<std::size_t>(counts[c]), static_cast<std::int32_t>(c));
  return labels;
}

Study withPrior(PriorKind prior) {
  Study study = test::classesStudy();
  study.labelClasses.prior = prior;
  return study;
}

TEST(ClassRelease, SpendsEpsilonOnPriorAndAnswersTogether) {
  const std::vector<std::int32_t> labels = labelsOf({300, 100, 50, 20, 5});
  for (const PriorKind prior :
       {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform, PriorKind::exact})
    for (const double epsilon : {1e-6, 0.1, 1.0, 8.0, 700.0})
      for (const std::optional<double> share : {std::optional<double>(), std::optional(0.3)}) {
        Study study = withPrior(prior);
        study.labelClasses.priorShare = share;
        const ClassRelease release = classRelease(study, kMethodRrWithPrior, epsilon, {labels, 5, 1});
        EXPECT_NEAR(release.epsilonPrior + release.response.epsilon(), epsilon, 1e-15 * epsilon);
        const bool paid = prior == PriorKind::noisyCounts || prior == PriorKind::noisyLabels;
        EXPECT_EQ(release.epsilonPrior > 0, paid);
        EXPECT_EQ(release.guarantee.isPrivate(), prior != PriorKind::exact);
        if (!release.guarantee.isPrivate()) continue;
        EXPECT_EQ(release.guarantee.epsilon(), epsilon);
        EXPECT_EQ(release.guarantee.neighbours(), Guarantee::Neighbours::label);
        EXPECT_EQ(release.guarantee.trust(),
                  prior == PriorKind::noisyCounts ? Guarantee::Trust::central : Guarantee::Trust::local);
      }
}

/// Two stages, in the worst case: a label moves two noisy counts by one each, whose densities keep epsilon_1,
/// and its answer keeps epsilon_2 given whichever prior came out.
TEST(ClassRelease, NoNeighboursAreToldApartByMoreThanEpsilonInBothStages) {
  Study study = withPrior(PriorKind::noisyCounts);
  study.labelClasses.priorShare = 0.25;
  constexpr double kEpsilon = 1.6;
  const double scale = 2 / (0.25 * kEpsilon);
  double worst = 0;
  for (int seed = 1; seed <= 200; ++seed) {
    study.seed = static_cast<std::uint64_t>(seed);
    const std::vector<std::int32_t> labels = labelsOf({3, 2, 1, 1}), other = labelsOf({2, 2, 1, 2});
    const std::vector<double> counts = classCounts(labels, 4), otherCounts = classCounts(other, 4);
    // The noisy counts of this seed, and their likelihood under each table.
    Rng rng(static_cast<std::uint64_t>(seed));
    double first = 0;
    for (std::size_t c = 0; c < 4; ++c) {
      const double noisy = counts[c] + scale * rng.laplace();
      first += (std::abs(noisy - otherCounts[c]) - std::abs(noisy - counts[c])) / scale;
    }
    const ClassRelease release = classRelease(study, kMethodRrWithPrior, kEpsilon, {labels, 4, 1});
    for (const std::size_t answer : release.response.answers())
      worst = std::max(worst, std::abs(first + std::log(release.response.probability(0, answer) /
                                                        release.response.probability(3, answer))));
  }
  EXPECT_LE(worst, kEpsilon * (1 + 1e-12));
  EXPECT_GT(worst, 0.9 * kEpsilon);
}

/// The prior is the one from Laplace noise of scale 2/epsilon_1 on the counts: the same draws by hand.
TEST(ClassRelease, DrawsThePriorOfNoisyCounts) {
  const Study study = withPrior(PriorKind::noisyCounts);
  const std::vector<std::int32_t> labels = labelsOf({300, 100, 50, 20, 5});
  const ClassRelease release = classRelease(study, kMethodRrWithPrior, 1, {labels, 5, 3});
  Rng rng = Rng::stream(study.seed, {3, 2});
  std::vector<double> noisy = classCounts(labels, 5);
  for (double& count : noisy) count += 2 / release.epsilonPrior * rng.laplace();
  const std::vector<double> expected = asShares(noisy);
  for (std::size_t c = 0; c < 5; ++c) EXPECT_NEAR(release.prior[c], expected[c], 1e-12);
  EXPECT_NEAR(release.epsilonPrior, suggestedCountsShare(labels.size(), 1, 5), 1e-15);
}

/// Without a curator the prior is a function of answers, which are drawn at epsilon_1.
TEST(ClassRelease, DrawsThePriorOfNoisyLabelsFromAnswers) {
  const Study study = withPrior(PriorKind::noisyLabels);
  const std::vector<std::int32_t> labels = labelsOf({3000, 1000, 500});
  const ClassRelease release = classRelease(study, kMethodRrWithPrior, 4, {labels, 3, 1});
  Rng rng = Rng::stream(study.seed, {1, 2});
  const ClassResponse response(3, release.epsilonPrior);
  const std::vector<double> expected = asShares(
      unbiasedFrequencies(response, classCounts(answersTo(response, {AskedLabels{labels, 3, 1}, rng}), 3)));
  EXPECT_EQ(release.prior, expected);
}

TEST(ClassRelease, IsNotPrivateWhereTheClassesComeFromTheLabels) {
  Study study = test::classesStudy();
  study.labelClasses.classes = {};
  const std::vector<std::int32_t> labels = labelsOf({3, 2, 1});
  for (const char* method : {kMethodRandomizedResponse, kMethodRrWithPrior}) {
    const Guarantee guarantee = classRelease(study, method, 1, {labels, 3, 1}).guarantee;
    EXPECT_FALSE(guarantee.isPrivate());
    EXPECT_NE(guarantee.note().find("Declare the classes"), std::string::npos);
  }
  EXPECT_FALSE(guaranteeOfMajority(study, {}, 1).isPrivate());
}

/// Every pair of neighbouring tables of up to five labels in three classes.
TEST(Majority, NoNeighboursAreToldApartByMoreThanEpsilon) {
  for (const double epsilon : {0.1, 1.0, 6.0}) {
    double worst = 0;
    for (int a = 0; a <= 5; ++a)
      for (int b = 0; a + b <= 5; ++b)
        for (int from = 0; from < 3; ++from)
          for (int to = 0; to < 3; ++to) {
            std::vector<double> counts = {double(a), double(b), double(5 - a - b)}, other = counts;
            if (counts[static_cast<std::size_t>(from)] == 0) continue;
            --other[static_cast<std::size_t>(from)];
            ++other[static_cast<std::size_t>(to)];
            const std::vector<double> law = majorityLaw(counts, epsilon),
                                      otherLaw = majorityLaw(other, epsilon);
            for (std::size_t c = 0; c < 3; ++c)
              worst = std::max(worst, std::abs(std::log(law[c] / otherLaw[c])));
          }
    EXPECT_LE(worst, epsilon * (1 + 1e-12));
    EXPECT_GT(worst, epsilon * 0.5);
  }
}

TEST(Majority, IsTheMostFrequentClassWhereEpsilonIsLarge) {
  EXPECT_EQ(majorityLaw(std::vector<double>{3, 900, 4}, 700), (std::vector<double>{0, 1, 0}));
  const std::vector<double> even = majorityLaw(std::vector<double>{5, 5}, 2);
  EXPECT_EQ(even, (std::vector<double>{0.5, 0.5}));
}

TEST(ClassPriorShare, IsWhatTheStudySaysOrARuleOfPublicQuantities) {
  LabelClasses task;
  EXPECT_EQ(classPriorShare(task, 1000, 5, 1), suggestedCountsShare(1000, 1, 5));
  task.prior = PriorKind::noisyLabels;
  EXPECT_NEAR(classPriorShare(task, 10000, 4, 1), 4 * 8 / 100.0, 1e-15);
  EXPECT_EQ(classPriorShare(task, 100, 100, 1), 0.6);
  EXPECT_EQ(classPriorShare(task, 100000000, 2, 8), 0.05);
  task.priorShare = 0.4;
  EXPECT_EQ(classPriorShare(task, 10000, 4, 1), 0.4);
  task.prior = PriorKind::uniform;
  EXPECT_EQ(classPriorShare(task, 10000, 4, 1), 0);
}

}  // namespace
}  // namespace epsiscope::classes_release_test
