#include "core/classes/noisy_logistic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/classes/class_labels.h"

namespace epsiscope::noisy_logistic_test {
namespace {

/// Rows (1, x1, x2) with classes drawn from a known softmax.
struct Problem {
  std::vector<double> numbers;
  std::vector<std::int32_t> labels;
  std::size_t classes = 3;

  RowBlock rows() const { return {numbers, 3}; }
};

const std::vector<double> kTruth = {0.5, -0.2, -0.3, 1.5, -1.5, 0, 0, 1, -1};

Problem drawn(std::size_t rows, std::uint64_t seed) {
  Problem problem;
  Rng rng(seed);
  for (std::size_t i = 0; i < rows; ++i) {
    const std::vector<double> row = {1, rng.normal(), rng.normal()};
    problem.numbers.insert(problem.numbers.end(), row.begin(), row.end());
    std::vector<double> likely(3);
    double sum = 0;
    for (std::size_t c = 0; c < 3; ++c) {
      for (std::size_t j = 0; j < 3; ++j) likely[c] += row[j] * kTruth[j * 3 + c];
      sum += likely[c] = std::exp(likely[c]);
    }
    double left = rng.uniform() * sum;
    std::int32_t label = 0;
    while (label < 2 && (left -= likely[static_cast<std::size_t>(label)]) >= 0) ++label;
    problem.labels.push_back(label);
  }
  return problem;
}

std::vector<std::int32_t> answersTo(const ClassResponse& response, const std::vector<std::int32_t>& labels,
                                    std::uint64_t seed) {
  Rng rng(seed);
  std::vector<std::int32_t> answers;
  for (const std::int32_t label : labels) answers.push_back(response.draw(label, rng));
  return answers;
}

/// The contrasts between scores: a softmax depends on them alone.
std::vector<double> contrasts(const std::vector<double>& weights) {
  std::vector<double> found;
  for (std::size_t j = 0; j < 3; ++j)
    for (std::size_t c = 1; c < 3; ++c) found.push_back(weights[j * 3 + c] - weights[j * 3]);
  return found;
}

/// The loss by the whole matrix, P(answer | x).
double lossByHand(const LogisticTask& task, const std::vector<double>& weights) {
  double sum = 0, n = 0;
  for (std::size_t i = 0; i < task.labels.size(); ++i) {
    if (task.labels[i] == kOtherClass) continue;
    ++n;
    std::vector<double> p(task.classes);
    double all = 0;
    for (std::size_t c = 0; c < task.classes; ++c) {
      for (std::size_t j = 0; j < task.rows.width; ++j)
        p[c] += task.rows.row(i)[j] * weights[j * task.classes + c];
      all += p[c] = std::exp(p[c]);
    }
    double heard = 0;
    for (std::size_t c = 0; c < task.classes; ++c) {
      const auto answer = static_cast<std::size_t>(task.labels[i]);
      heard += p[c] / all *
               (task.response ? task.response->probability(static_cast<std::int32_t>(c), answer)
                              : (c == answer ? 1.0 : 0.0));
    }
    sum -= std::log(heard);
  }
  double penalty = 0;
  for (std::size_t k = 0; k < weights.size(); ++k)
    penalty += (k < task.classes ? 1 / (4 * n) : task.lambda) / 2 * weights[k] * weights[k];
  return sum / n + penalty;
}

/// Compared with the loss by hand, and with central differences of it (their error is about 1e-9).
TEST(NoisyLogistic, ObjectiveAndGradientAreThoseOfTheFormula) {
  const Problem problem = drawn(40, 3);
  const ClassResponse all(3, 0.8), some(3, 0.8, {0, 2}), one(3, 0.8, {1});
  for (const ClassResponse* response : {static_cast<const ClassResponse*>(nullptr), &all, &some, &one}) {
    std::vector<std::int32_t> labels = response ? answersTo(*response, problem.labels, 4) : problem.labels;
    labels[5] = kOtherClass;
    const LogisticTask task{problem.rows(), labels, 3, 0.3, response};
    std::vector<double> weights(9), gradient(9), ignored(9);
    Rng rng(9);
    for (double& weight : weights) weight = rng.normal();
    EXPECT_NEAR(logisticObjective(task, weights, gradient), lossByHand(task, weights), 1e-12);
    for (std::size_t k = 0; k < 9; ++k) {
      constexpr double kStep = 1e-5;
      std::vector<double> above = weights, below = weights;
      above[k] += kStep;
      below[k] -= kStep;
      EXPECT_NEAR(gradient[k], (lossByHand(task, above) - lossByHand(task, below)) / (2 * kStep), 1e-8);
    }
  }
}

/// sd of a contrast is about sqrt(1/(n 0.1)): 0.03 for 10,000 rows, and about 0.09 from answers at
/// epsilon 1.5.
TEST(NoisyLogistic, RecoversTheTruthFromLabelsAndFromAnswers) {
  const Problem problem = drawn(10000, 7);
  const std::vector<double> truth = contrasts(kTruth);
  const ClassWeights clean = fitLogistic({problem.rows(), problem.labels, 3, 0, nullptr});
  EXPECT_TRUE(clean.reached);
  const std::vector<double> fromLabels = contrasts(clean.weights);
  for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(fromLabels[i], truth[i], 0.15);

  const ClassResponse response(3, 1.5);
  const std::vector<std::int32_t> answers = answersTo(response, problem.labels, 8);
  const std::vector<double> corrected =
      contrasts(fitLogistic({problem.rows(), answers, 3, 0, &response}).weights);
  const std::vector<double> uncorrected =
      contrasts(fitLogistic({problem.rows(), answers, 3, 0, nullptr}).weights);
  for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(corrected[i], truth[i], 0.45);
  // A fit that takes answers for labels finds every score too small: that of x1 by more than a half.
  EXPECT_LT(std::abs(uncorrected[2]), 0.5 * std::abs(truth[2]));
}

TEST(NoisyLogistic, IsTheFitOfLabelsWhereEpsilonIsLarge) {
  const Problem problem = drawn(500, 7);
  const ClassResponse response(3, 700);
  EXPECT_EQ(answersTo(response, problem.labels, 8), problem.labels);
  const ClassWeights clean = fitLogistic({problem.rows(), problem.labels, 3, 0.01, nullptr});
  const ClassWeights noisy = fitLogistic({problem.rows(), problem.labels, 3, 0.01, &response});
  for (std::size_t k = 0; k < 9; ++k) EXPECT_NEAR(clean.weights[k], noisy.weights[k], 1e-9);
}

TEST(NoisyLogistic, StaysFiniteWhateverEpsilonAndLabelsAre) {
  Problem problem = drawn(60, 1);
  for (const double epsilon : {1e-6, 0.01, 700.0})
    for (const std::vector<std::size_t>& answers :
         {std::vector<std::size_t>{0, 1, 2}, std::vector<std::size_t>{0, 2}, std::vector<std::size_t>{1}}) {
      const ClassResponse response(3, epsilon, answers);
      for (const double lambda : {0.0, suggestedLambda(problem.rows())}) {
        const ClassWeights fit =
            fitLogistic({problem.rows(), answersTo(response, problem.labels, 2), 3, lambda, &response});
        for (const double weight : fit.weights) EXPECT_TRUE(std::isfinite(weight));
      }
    }
  // All labels the same, all of no class, and one class.
  std::ranges::fill(problem.labels, 2);
  const ClassWeights same = fitLogistic({problem.rows(), problem.labels, 3, 0.001, nullptr});
  std::vector<double> scores;
  for (std::size_t i = 0; i < problem.labels.size(); ++i)
    EXPECT_EQ(same.predicted(problem.rows().row(i), scores), 2U);
  std::ranges::fill(problem.labels, kOtherClass);
  EXPECT_EQ(fitLogistic({problem.rows(), problem.labels, 3, 0.001, nullptr})
                .predicted(problem.rows().row(0), scores),
            0U);
  std::ranges::fill(problem.labels, 0);
  const ClassResponse only(1, 1);
  EXPECT_EQ(fitLogistic({problem.rows(), problem.labels, 1, 0.001, &only}).weights,
            std::vector<double>(3, 0.0));
}

TEST(NoisyLogistic, MoreRegularisationMakesSmallerWeights) {
  const Problem problem = drawn(300, 5);
  const auto length = [&](double lambda) {
    const std::vector<double> w = fitLogistic({problem.rows(), problem.labels, 3, lambda, nullptr}).weights;
    return std::inner_product(w.begin() + 3, w.end(), w.begin() + 3, 0.0);
  };
  EXPECT_GT(length(0.001), length(0.1));
  EXPECT_GT(length(0.1), length(10));
  EXPECT_LT(length(1e6), 1e-9);
}

TEST(NoisyLogistic, SuggestsLambdaByTheLengthOfRows) {
  const std::vector<double> numbers = {1, 2, 0, 1, 0, 2};
  EXPECT_DOUBLE_EQ(suggestedLambda({numbers, 3}), 4.0 / (4 * 2));
}

}  // namespace
}  // namespace epsiscope::noisy_logistic_test
