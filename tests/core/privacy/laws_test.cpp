// The draws of every law follow it: a law that says less noise than it draws, or more, is noticed here.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "core/central/central_sums_law.h"
#include "core/classes/class_answers_law.h"
#include "core/classes/class_labels.h"
#include "core/privacy/choice_law.h"
#include "core/base/numbers.h"
#include "core/privacy/laplace_law.h"
#include "core/privacy/process_law.h"
#include "core/privacy/vector_law.h"
#include "core/statistics/statistic_laws.h"
#include "core/sums/sums_law.h"

namespace epsiscope::laws_test {
namespace {

constexpr int kDraws = 40'000;

/// Mean absolute deviations and variances of each coordinate of `draw` about `centre`, within 5 deviations of
/// what the law says; a coordinate that is not noisy at all has none.
template <class Draw>
void expectNoise(const Draw& draw, const std::vector<double>& centre, double variance, double kurtosis) {
  std::vector<double> sums(centre.size()), squares(centre.size());
  std::vector<int> exact(centre.size());
  Rng rng(11);
  for (int i = 0; i < kDraws; ++i) {
    const std::vector<double> drawn = draw(rng);
    ASSERT_EQ(drawn.size(), centre.size());
    for (std::size_t j = 0; j < drawn.size(); ++j) {
      const double off = drawn[j] - centre[j];
      sums[j] += off;
      squares[j] += off * off;
      exact[j] += off == 0 ? 1 : 0;
    }
  }
  for (std::size_t j = 0; j < centre.size(); ++j) {
    EXPECT_NEAR(sums[j] / kDraws, 0, 5 * std::sqrt(variance / kDraws)) << j;
    EXPECT_NEAR(squares[j] / kDraws, variance, 5 * variance * std::sqrt((kurtosis - 1) / kDraws)) << j;
    EXPECT_LT(exact[j], kDraws / 2) << "coordinate " << j << " is told";
  }
}

std::vector<double> listOf(const Eigen::VectorXd& vector) {
  return {vector.begin(), vector.end()};
}

constexpr double kLaplaceKurtosis = 6;

TEST(Laws, LaplaceNoiseIsOnEveryNumberWhateverItIs) {
  const LaplaceLaw law{.centre = {0, 1e6, -3, 0, 2}, .scale = 0.7};
  expectNoise([&](Rng& rng) { return law.draw(rng); }, law.centre, 2 * 0.7 * 0.7, kLaplaceKurtosis);
  const NoisyNumbersLaw numbers{.centre = {0, 5, 0}, .deviation = 0.4};
  expectNoise([&](Rng& rng) { return numbers.draw(rng); }, numbers.centre, 0.16, kLaplaceKurtosis);
  const NoisyNumbersLaw normal{.centre = {0, 5, 0}, .deviation = 0.4, .isNormal = true};
  expectNoise([&](Rng& rng) { return normal.draw(rng); }, normal.centre, 0.16, 3);
}

TEST(Laws, WholeNoiseIsOnEveryNumber) {
  const WholeNumbersLaw law{.centre = {0, 7, 0}, .noise = DiscreteLaplaceSampler(0.5, 2)};
  expectNoise(
      [&](Rng& rng) {
        std::vector<double> drawn;
        for (const WideInteger number : law.draw(rng)) drawn.push_back(static_cast<double>(number));
        return drawn;
      },
      {0, 7, 0}, law.noise.variance(), 7);
}

/// The length of the noise is Gamma's, so that each coordinate has variance (d + 1) scale^2.
TEST(Laws, VectorsAreAsFarOffAsTheySay) {
  const Eigen::VectorXd centre = Eigen::VectorXd::LinSpaced(4, 0, 3);
  const VectorLaw law{.centre = centre, .scale = 0.3};
  expectNoise([&](Rng& rng) { return listOf(law.draw(rng)); }, listOf(centre), 5 * 0.09, 6);
  const VectorLaw normal{.centre = centre, .scale = 0.3, .isNormal = true};
  expectNoise([&](Rng& rng) { return listOf(normal.draw(rng)); }, listOf(centre), 0.09, 3);
  for (const double delta : {0.0, 1e-5}) {
    const CentralNoise noise(1, delta);
    Eigen::MatrixXd directions = Eigen::MatrixXd::Identity(4, 4);
    directions.col(0).swap(directions.col(2));
    const CentralSumsLaw sums{
        .centre = centre, .directions = directions, .noise = noise, .scale = 6, .rows = 10};
    expectNoise([&](Rng& rng) { return listOf(sums.draw(rng)); }, listOf(centre), noise.variance(6, 4) / 100,
                6);
  }
}

/// Coordinates have the variances of A, and sums of two those of sums.
TEST(Laws, ProcessesVaryTogetherAsTheySay) {
  Eigen::MatrixXd a(2, 2);
  a << 1, 0.8, 0.8, 1;
  const ProcessLaw law{
      .centre = Eigen::Vector2d(0, 3), .scale = 0.5, .covariance = std::make_shared<const Cholesky>(a)};
  expectNoise([&](Rng& rng) { return listOf(law.draw(rng)); }, listOf(law.centre), 0.25, 3);
  expectNoise([&](Rng& rng) { return std::vector{law.draw(rng).sum()}; }, {3}, 0.25 * 3.6, 3);
  expectNoise(
      [&](Rng& rng) {
        const Eigen::VectorXd drawn = law.draw(rng);
        return std::vector{drawn[1] - drawn[0]};
      },
      {3}, 0.25 * 0.4, 3);
}

/// A change of both together is hidden better than one of their difference: (1, 1) A^-1 (1, 1)' = 2/1.8, and
/// (1, -1) A^-1 (1, -1)' = 2/.2.
TEST(Laws, ProcessesLoseByTheNormOfTheirKernel) {
  Eigen::MatrixXd a(2, 2);
  a << 1, 0.8, 0.8, 1;
  ProcessLaw law{
      .centre = Eigen::Vector2d(0, 3), .scale = 0.5, .covariance = std::make_shared<const Cholesky>(a)};
  ProcessLaw other = law;
  other.centre += Eigen::Vector2d(1, 1);
  EXPECT_NEAR(law.lossAgainst(other, {}).moved, std::sqrt(2 / 1.8) / 0.5, 1e-12);
  other.centre = law.centre + Eigen::Vector2d(1, -1);
  EXPECT_NEAR(law.lossAgainst(other, {}).moved, std::sqrt(2 / 0.2) / 0.5, 1e-12);
  other.scale = 0.6;
  EXPECT_EQ(law.lossAgainst(other, {}).most, kInfinity);
}

/// Entries beside the diagonal have the plan's deviation.
TEST(Laws, SumsAreAsNoisyAsTheirPlan) {
  for (const SumsNoise kind : {SumsNoise::trace, SumsNoise::normal}) {
    SumsLaw law{.exact = {.matrix = Eigen::MatrixXd::Zero(3, 3), .weights = {}, .rows = 10},
                .plan = planSums(kind, 3, 1.5, 0.8, 1e-5)};
    expectNoise([&](Rng& rng) { return std::vector{law.draw(rng).matrix(2, 1)}; }, {0},
                law.plan.deviation * law.plan.deviation, 6);
  }
}

void expectFrequencies(const std::vector<double>& probabilities, const std::vector<int>& counts) {
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double p = probabilities[i];
    EXPECT_NEAR(counts[i], kDraws * p, 5 * std::sqrt(kDraws * p * (1 - p)) + 1) << i;
    sum += p;
  }
  EXPECT_NEAR(sum, 1, 1e-12);
}

TEST(Laws, ChoicesAreAsLikelyAsTheySay) {
  const std::vector<double> probabilities = {0.5, 0, 0.125, 0.375};
  ChoiceLaw law;
  for (const double p : probabilities) law.logProbabilities.push_back(std::log(p));
  std::vector<int> counts(4);
  Rng rng(12);
  for (int i = 0; i < kDraws; ++i) ++counts[law.draw(rng)];
  expectFrequencies(probabilities, counts);
}

/// Also the answers of a label that is none of them.
TEST(Laws, ClassesAreAnsweredAsOftenAsTheySay) {
  for (const ClassResponse& response :
       {ClassResponse(4, 0.9), ClassResponse(2, 0.9), ClassResponse(5, 0.9, {1, 3, 4})})
    for (const std::int32_t label : {0, 1, kOtherClass}) {
      const ClassAnswersLaw law{.response = response, .labels = std::vector<std::int32_t>(kDraws, label)};
      std::vector<int> counts(response.classes());
      std::vector<double> probabilities;
      Rng rng(13);
      for (const std::int32_t answer : law.draw(rng)) ++counts[static_cast<std::size_t>(answer)];
      for (std::size_t i = 0; i < counts.size(); ++i) probabilities.push_back(response.probability(label, i));
      expectFrequencies(probabilities, counts);
    }
}

/// The losses of shifted laws, by their formulas and by numbers worked out by hand.
TEST(Laws, SayWhatTheyTell) {
  const LaplaceLaw one{.centre = {0, 1, 2}, .scale = 2}, other{.centre = {0, 2, 0}, .scale = 2};
  EXPECT_EQ(one.lossAgainst(other, {}).most, 1.5);
  LaplaceLaw any = one, anyOther = other;
  any.together = anyOther.together = 1;
  EXPECT_EQ(any.lossAgainst(anyOther, {}).most, 1) << "any one of them: the one that tells most";
  const VectorLaw vector{.centre = Eigen::Vector2d(0, 0), .scale = 2},
      moved{.centre = Eigen::Vector2d(3, 4), .scale = 2};
  EXPECT_EQ(vector.lossAgainst(moved, {}).most, 2.5);
  VectorLaw normal = vector, normalMoved = moved;
  normal.isNormal = normalMoved.isNormal = true;
  EXPECT_EQ(normal.lossAgainst(normalMoved, {}).most, 0);
  EXPECT_EQ(normal.lossAgainst(normalMoved, {}).moved, 2.5);
  const ChoiceLaw choice{.logProbabilities = {std::log(0.5), std::log(0.5)}},
      skewed{.logProbabilities = {std::log(0.75), std::log(0.25)}};
  EXPECT_NEAR(choice.lossAgainst(skewed, 0).most, std::log(2), 1e-15);
}

/// Two different amounts of noise tell tables apart without bound, and so do different questions.
TEST(Laws, WithDifferentNoiseTellTablesApart) {
  LaplaceLaw one{.centre = {0}, .scale = 1}, other{.centre = {0}, .scale = 2};
  EXPECT_EQ(one.lossAgainst(other, {}).most, kInfinity);
  EXPECT_EQ(one.lossAgainst({.centre = {0, 0}, .scale = 1}, {}).most, kInfinity);
  const VectorLaw vector{.centre = Eigen::Vector2d(0, 0), .scale = 2};
  EXPECT_EQ(vector.lossAgainst({.centre = Eigen::Vector2d(0, 0), .scale = 1}, {}).most, kInfinity);
  const WholeNumbersLaw whole{.centre = {0}, .noise = DiscreteLaplaceSampler(1, 1)},
      less{.centre = {0}, .noise = DiscreteLaplaceSampler(1, 2)};
  EXPECT_EQ(whole.lossAgainst(less, {}).most, kInfinity);
}

}  // namespace
}  // namespace epsiscope::laws_test
