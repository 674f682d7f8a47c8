#include "core/classes/class_response.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/classes/class_labels.h"

namespace epsiscope::class_response_test {
namespace {

const std::vector<double> kEpsilons = {1e-6, 0.05, 0.7, 1, 4, 20, 100, 700};

/// Every set of answers of k classes, as the bits of a number.
std::vector<std::size_t> answersOf(unsigned bits) {
  std::vector<std::size_t> answers;
  for (std::size_t i = 0; bits >> i != 0; ++i)
    if ((bits >> i & 1U) != 0) answers.push_back(i);
  return answers;
}

std::vector<std::int32_t> labelsOf(const std::vector<double>& counts, int others = 0) {
  std::vector<std::int32_t> labels(static_cast<std::size_t>(others), kOtherClass);
  for (std::size_t c = 0; c < counts.size(); ++c)
    labels.insert(labels.end(), static_cast<std::size_t>(counts[c]), static_cast<std::int32_t>(c));
  return labels;
}

/// The whole matrix, also for labels of no class, and every set of answers: the promise of privacy itself.
TEST(ClassResponse, NoAnswerTellsTwoLabelsApartByMoreThanEpsilon) {
  for (const double epsilon : kEpsilons)
    for (std::size_t classes = 1; classes <= 6; ++classes)
      for (unsigned bits = 1; bits < 1U << classes; ++bits) {
        const ClassResponse response(classes, epsilon, answersOf(bits));
        double largest = 0;
        for (const std::size_t answer : response.answers()) {
          double low = 1, high = 0;
          for (std::int32_t label = kOtherClass; label < static_cast<std::int32_t>(classes); ++label) {
            low = std::min(low, response.probability(label, answer));
            high = std::max(high, response.probability(label, answer));
          }
          ASSERT_GT(low, 0);
          largest = std::max(largest, std::log(high) - std::log(low));
        }
        EXPECT_LE(largest, epsilon * (1 + 1e-12) + 1e-15) << classes << " classes, answers " << bits;
        if (response.answers().size() > 1) {
          EXPECT_NEAR(largest, epsilon, 1e-12 * epsilon + 1e-15);
        }
      }
}

TEST(ClassResponse, ProbabilitiesOfALabelSumToOne) {
  for (const double epsilon : kEpsilons)
    for (unsigned bits = 1; bits < 16; ++bits) {
      const ClassResponse response(4, epsilon, answersOf(bits));
      for (std::int32_t label = kOtherClass; label < 4; ++label) {
        double sum = 0;
        for (std::size_t answer = 0; answer < 4; ++answer) sum += response.probability(label, answer);
        EXPECT_NEAR(sum, 1, 1e-14);
      }
    }
}

/// Warner's response: the truth with probability e^epsilon/(e^epsilon + k - 1).
TEST(ClassResponse, HasTheProbabilitiesOfRandomizedResponse) {
  const ClassResponse response(5, std::log(3.0));
  EXPECT_NEAR(response.truth(), 3.0 / 7, 1e-15);
  EXPECT_NEAR(response.other(), 1.0 / 7, 1e-15);
  EXPECT_NEAR(response.evenly(), 0.2, 1e-15);
}

TEST(ClassResponse, OneClassIsAlwaysAnswered) {
  const ClassResponse response(1, 1);
  Rng rng(1);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(response.draw(0, rng), 0);
  EXPECT_EQ(response.expectedError(std::vector<double>{5}, 0), 0);
  EXPECT_EQ(unbiasedFrequencies(response, std::vector<double>{5}), std::vector<double>{1});
  EXPECT_EQ(frequencyDeviations(response, std::vector<double>{5}, 0), std::vector<double>{0});
}

/// Chi-square at alpha = 1e-6 for each label: the draws follow the matrix.
TEST(ClassResponse, DrawsFollowTheMatrix) {
  constexpr double kDraws = 40000;
  // The 1 - 1e-6 quantiles of chi-square with 1 to 3 degrees of freedom.
  const std::vector<double> limits = {0, 23.93, 27.63, 30.66};
  for (const double epsilon : {0.3, 2.0})
    for (const unsigned bits : {15U, 11U, 6U}) {
      const ClassResponse response(4, epsilon, answersOf(bits));
      for (std::int32_t label = kOtherClass; label < 4; ++label) {
        Rng rng = Rng::stream(5, {bits, static_cast<std::uint64_t>(label + 1)});
        std::vector<double> counts(4);
        for (int i = 0; i < kDraws; ++i) ++counts[static_cast<std::size_t>(response.draw(label, rng))];
        double distance = 0;
        for (const std::size_t answer : response.answers()) {
          const double expected = kDraws * response.probability(label, answer);
          distance += (counts[answer] - expected) * (counts[answer] - expected) / expected;
        }
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0.0), kDraws);
        EXPECT_LT(distance, limits[response.answers().size() - 1]) << bits << ", label " << label;
      }
    }
}

/// Curves over epsilon are smooth because of this.
TEST(ClassResponse, ATrueAnswerStaysTrueAtEveryLargerEpsilon) {
  std::vector<bool> before(2000, false);
  for (const double epsilon : {0.1, 1.0, 3.0, 8.0}) {
    const ClassResponse response(7, epsilon);
    Rng rng(3);
    for (std::size_t i = 0; i < before.size(); ++i) {
      const bool isTrue = response.draw(4, rng) == 4;
      EXPECT_TRUE(isTrue || !before[i]);
      before[i] = isTrue;
    }
  }
}

TEST(ClassResponse, ExpectedErrorIsTheSumOverTheMatrix) {
  const std::vector<double> counts = {10, 4, 0, 6};
  for (const double epsilon : {0.2, 1.0, 5.0})
    for (unsigned bits = 1; bits < 16; ++bits) {
      const ClassResponse response(4, epsilon, answersOf(bits));
      double wrong = 5;  // a label of no class
      for (std::size_t c = 0; c < 4; ++c)
        wrong += counts[c] * (1 - response.probability(static_cast<std::int32_t>(c), c));
      EXPECT_NEAR(response.expectedError(counts, 5), wrong / 25, 1e-14);
    }
  // The formula: (k - 1)/(e^epsilon + k - 1).
  EXPECT_NEAR(ClassResponse(4, 1).expectedError(counts, 0), 3 / (std::exp(1) + 3), 1e-15);
}

/// Errors also where hardly any answer is wrong.
TEST(ClassResponse, SmallErrorsKeepTheirDigits) {
  EXPECT_NEAR(ClassResponse(3, 60).expectedError(std::vector<double>{1, 1, 1}, 0) / (2 * std::exp(-60.0)), 1,
              1e-14);
}

/// By the whole law of the answers: E of the estimate is the frequency, exactly.
TEST(Frequencies, AreWithoutBias) {
  const std::vector<double> counts = {70, 20, 0, 10};
  for (const double epsilon : {1e-6, 0.1, 1.0, 6.0, 700.0}) {
    const ClassResponse response(4, epsilon);
    std::vector<double> expected(4);
    for (std::int32_t label = 0; label < 4; ++label)
      for (std::size_t answer = 0; answer < 4; ++answer)
        expected[answer] += counts[static_cast<std::size_t>(label)] * response.probability(label, answer);
    const std::vector<double> found = unbiasedFrequencies(response, expected);
    // The smaller epsilon is, the more the rounding of the counts weighs.
    for (std::size_t c = 0; c < 4; ++c) EXPECT_NEAR(found[c], counts[c] / 100, 1e-15 * (1 + 40 / epsilon));
  }
}

TEST(Frequencies, SpreadLabelsOfNoClassEvenly) {
  const ClassResponse response(4, 1.3);
  const std::vector<double> counts = {50, 20, 0, 10};
  std::vector<double> expected(4, 20 * 0.25);
  for (std::int32_t label = 0; label < 4; ++label)
    for (std::size_t answer = 0; answer < 4; ++answer)
      expected[answer] += counts[static_cast<std::size_t>(label)] * response.probability(label, answer);
  const std::vector<double> found = unbiasedFrequencies(response, expected);
  for (std::size_t c = 0; c < 4; ++c) EXPECT_NEAR(found[c], counts[c] / 100 + 0.05, 1e-14);
}

/// Means over 4,000 draws within five standard errors, and sds within the 5 % that so many allow.
TEST(Frequencies, HaveTheDeviationOfTheFormula) {
  constexpr int kDraws = 4000;
  const std::vector<double> counts = {60, 25, 0, 5};
  const std::vector<std::int32_t> labels = labelsOf(counts, 10);
  const ClassResponse response(4, 0.8);
  const std::vector<double> deviations = frequencyDeviations(response, counts, 10);
  std::vector<double> sums(4), squares(4);
  Rng rng(11);
  for (int draw = 0; draw < kDraws; ++draw) {
    std::vector<double> answered(4);
    for (const std::int32_t label : labels) ++answered[static_cast<std::size_t>(response.draw(label, rng))];
    const std::vector<double> found = unbiasedFrequencies(response, answered);
    for (std::size_t c = 0; c < 4; ++c) {
      const double error = found[c] - counts[c] / 100 - 0.025;
      sums[c] += error;
      squares[c] += error * error;
    }
  }
  for (std::size_t c = 0; c < 4; ++c) {
    EXPECT_NEAR(sums[c] / kDraws, 0, 5 * deviations[c] / std::sqrt(kDraws));
    EXPECT_NEAR(std::sqrt(squares[c] / kDraws) / deviations[c], 1, 5 / std::sqrt(2.0 * kDraws));
  }
}

TEST(Frequencies, BecomeShares) {
  EXPECT_EQ(asShares({-1, 3, 1}), (std::vector<double>{0, 0.75, 0.25}));
  EXPECT_EQ(asShares({-1, 0, -3, 0}), std::vector<double>(4, 0.25));
}

/// Compared with every set: none answers truly more often under the prior.
TEST(LikeliestAnswers, AreTheBestOfAllSets) {
  Rng rng(2);
  for (const double epsilon : {0.05, 0.5, 1.0, 2.0, 5.0})
    for (int i = 0; i < 40; ++i) {
      std::vector<double> prior(5);
      for (double& mass : prior) mass = std::pow(rng.uniform(), 4);
      prior = asShares(prior);
      const auto right = [&](const ClassResponse& response) { return 1 - response.expectedError(prior, 0); };
      double best = 0;
      for (unsigned bits = 1; bits < 32; ++bits)
        best = std::max(best, right(ClassResponse(5, epsilon, answersOf(bits))));
      const ClassResponse chosen(5, epsilon, likeliestAnswers(prior, epsilon));
      EXPECT_NEAR(right(chosen), best, 1e-14);
    }
}

TEST(LikeliestAnswers, AreAllForAnEvenPriorAndOneForASureOne) {
  EXPECT_EQ(likeliestAnswers(std::vector<double>(6, 1.0 / 6), 0.1).size(), 6U);
  EXPECT_EQ(likeliestAnswers(std::vector<double>{0, 1, 0}, 3), std::vector<std::size_t>{1});
  EXPECT_EQ(likeliestAnswers(std::vector<double>{0.1, 0.8, 0.1}, 0.1), std::vector<std::size_t>{1});
  EXPECT_EQ(likeliestAnswers(std::vector<double>{0.1, 0.8, 0.1}, 5).size(), 3U);
}

}  // namespace
}  // namespace epsiscope::class_response_test
