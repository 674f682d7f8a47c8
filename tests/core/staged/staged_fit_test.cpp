#include "core/staged/staged_fit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/staged/expected_error.h"
#include "core/staged/local_fit.h"
#include "core/staged/residual_randomizer.h"
#include "core/staged/stage_plan.h"
#include "core/staged/staged_learner.h"
#include "core/staged/staged_sums.h"
#include "tests/core/staged/staged_support.h"

namespace epsiscope::staged_fit_test {
namespace {

constexpr StagedMethod kMethods[] = {StagedMethod::bestCentral, StagedMethod::rpTwoStage,
                                     StagedMethod::bestLocal};
constexpr double kEpsilons[] = {1e-3, 0.1, 1, 8, 60, 700};

StagedFit fitOf(const test::StagedData& given, const std::vector<double>& labels, StagedMethod method,
                double epsilon, Rng& rng) {
  const HeldLabels held(labels, rng);
  return method == StagedMethod::bestLocal ? localFit(*given.rows, held, given.bounds, epsilon)
                                           : stagedFit(*given.rows, held, given.bounds, method, epsilon);
}

StagedFit fitOf(const test::StagedData& given, StagedMethod method, double epsilon, std::uint64_t seed = 1) {
  Rng rng(seed);
  return fitOf(given, given.labels, method, epsilon, rng);
}

TEST(StagedFit, StagesShareTheWholeEpsilon) {
  for (const std::size_t n : {std::size_t{24}, std::size_t{1200}}) {
    const test::StagedData given = test::stagedData(n);
    for (const double epsilon : kEpsilons) {
      for (const StagedMethod method : {StagedMethod::bestCentral, StagedMethod::rpTwoStage}) {
        double sum = 0;
        for (const Stage& stage : fitOf(given, method, epsilon).stages) {
          EXPECT_GT(stage.epsilon, 0);
          if (stage.ofOthers)
            EXPECT_EQ(stage.epsilon, epsilon) << "people who were not asked before";
          else
            sum += stage.epsilon;
        }
        EXPECT_NEAR(sum, epsilon, 1e-12 * epsilon) << n << " rows";
        EXPECT_EQ(budgetOfStages(method, epsilon), Booking{.epsilon = epsilon});
      }
      for (const Stage& stage : fitOf(given, StagedMethod::bestLocal, epsilon).stages)
        EXPECT_EQ(stage.epsilon, epsilon) << "nobody answers twice";
      EXPECT_EQ(budgetOfStages(StagedMethod::bestLocal, epsilon).trust, Booking::Trust::local);
    }
  }
}

/// The largest change of the logarithm of an answer's density where one label is replaced, the earlier
/// releases being the same.
double worstOfAnswers(const ResidualRandomizer& randomizer, const std::vector<double>& predicted,
                      const test::StagedData& given, double half) {
  const Mechanism& mechanism = *randomizer.mechanism;
  double worst = 0;
  for (std::size_t i = 0; i < predicted.size(); i += 37) {
    std::vector<double> residuals;
    for (const double label : {given.labels[i], given.bounds.lower, given.bounds.upper, predicted[i]})
      residuals.push_back(std::clamp(label - predicted[i], -half, half));
    std::vector<double> outputs = mechanism.support().points;
    if (outputs.empty())
      for (const double residual : residuals)
        for (const double place : mechanism.breakpoints(residual)) {
          outputs.push_back(place);
          outputs.push_back(std::nextafter(place, -1e300));
        }
    for (const double output : outputs)
      for (const double residual : residuals)
        for (const double other : residuals) {
          const double one = mechanism.logDensity(output, residual);
          const double two = mechanism.logDensity(output, other);
          if (std::isinf(one) && std::isinf(two)) continue;
          worst = std::max(worst, std::abs(one - two));
        }
  }
  return worst;
}

/// The largest change of the logarithm of the density of the sums of a stage, whose labels are moved into
/// bounds about the earlier releases.
double worstOfSums(const test::StagedData& given, const Eigen::VectorXd& from, const Stage& stage) {
  const auto counts = given.rows->counts();
  const auto i =
      static_cast<std::size_t>(std::find(counts.begin(), counts.end(), stage.components) - counts.begin());
  const Eigen::VectorXd labels = given.vector();
  const Eigen::VectorXd here =
      exactSums(*given.rows, centred(labels, from, stage.half, test::everybody(labels)), i);
  double worst = 0;
  for (Eigen::Index row = 0; row < labels.size(); row += 37)
    for (const double other : {given.bounds.lower, given.bounds.upper, given.bounds.middle()}) {
      Eigen::VectorXd neighbour = labels;
      neighbour(row) = other;
      worst = std::max(
          worst,
          (exactSums(*given.rows, centred(neighbour, from, stage.half, test::everybody(labels)), i) - here)
              .norm());
    }
  // The density is proportional to exp(-|b|/scale).
  return worst / noiseScaleOfSums(stage.half, stage.epsilon);
}

TEST(StagedFit, LaterStagesTellNeighboursApartByTheirShareAtMost) {
  const test::StagedData given = test::stagedData(1600);
  int sums = 0, answers = 0;
  double reachedBySums = 0, reachedByAnswers = 0;
  for (const StagedMethod method : {StagedMethod::bestCentral, StagedMethod::rpTwoStage})
    for (const double epsilon : {0.5, 2.0, 6.0, 20.0}) {
      const StagedFit fit = fitOf(given, method, epsilon);
      // Any predictions at all may have been released before: these are the last ones.
      const Eigen::VectorXd predicted =
          ((given.rows->train().cast<double>() * fit.weights).array() + fit.centre)
              .cwiseMax(given.bounds.lower)
              .cwiseMin(given.bounds.upper);
      const std::vector<double> each(predicted.begin(), predicted.end());
      for (const Stage& stage : fit.stages) {
        if (stage.kind == Stage::Kind::residualAnswers) {
          const ResidualRandomizer randomizer = method == StagedMethod::rpTwoStage
                                                    ? rpOfResiduals(stage.half, stage.epsilon)
                                                    : bestOfResiduals(stage.half, stage.epsilon);
          const double worst = worstOfAnswers(randomizer, each, given, stage.half);
          EXPECT_LE(worst, stage.epsilon * (1 + 1e-9));
          reachedByAnswers = std::max(reachedByAnswers, worst / stage.epsilon);
          ++answers;
        }
        if (stage.kind == Stage::Kind::sums || stage.kind == Stage::Kind::residualSums) {
          const Eigen::VectorXd centre = Eigen::VectorXd::Constant(predicted.size(), fit.centre);
          const double worst =
              worstOfSums(given, stage.kind == Stage::Kind::sums ? centre : predicted, stage);
          EXPECT_LE(worst, stage.epsilon * (1 + 1e-9));
          reachedBySums = std::max(reachedBySums, worst / stage.epsilon);
          ++sums;
        }
      }
    }
  EXPECT_GE(sums, 8);
  EXPECT_GE(answers, 4);
  EXPECT_GT(reachedBySums, 0.9);
  EXPECT_GT(reachedByAnswers, 0.99);
}

/// Every person's answer takes two draws, and the first group takes one for each person: a second answer
/// would leave the stream elsewhere.
TEST(StagedFit, NobodyAnswersTwiceWithoutACurator) {
  const test::StagedData given = test::stagedData(900);
  for (const double epsilon : {0.01, 0.5, 2.0, 8.0}) {
    Rng rng(3), plain(3);
    const StagedFit fit = fitOf(given, given.labels, StagedMethod::bestLocal, epsilon, rng);
    const std::size_t people = given.labels.size();
    for (std::size_t i = 0; i < (fit.stages.size() > 1 ? 3 : 2) * people; ++i) plain.bits();
    EXPECT_EQ(rng.bits(), plain.bits()) << epsilon;
    EXPECT_LE(fit.stages.size(), 2U);
    // With hardly any epsilon the first answers would reveal nothing, with a large one nothing remains to
    // reveal.
    if (epsilon != 0.5) {
      EXPECT_EQ(fit.stages.size(), epsilon == 2 ? 2U : 1U) << epsilon;
    }
  }
}

/// The question to the second group depends only on the answers of the first.
TEST(StagedFit, AReplacedLabelReachesOneGroupOnly) {
  const test::StagedData given = test::stagedData(400);
  Rng seeded(5);
  const StagedFit here = fitOf(given, given.labels, StagedMethod::bestLocal, 3, seeded);
  ASSERT_EQ(here.stages.size(), 2U);
  Rng groups(5);
  int others = 0;
  for (std::size_t i = 0; i < given.labels.size(); ++i) {
    const bool first = groups.uniform() < 0.3;
    if (i % 10 != 0 || first) continue;
    std::vector<double> neighbour = given.labels;
    neighbour[i] = neighbour[i] > given.bounds.middle() ? given.bounds.lower : given.bounds.upper;
    Rng again(5);
    const StagedFit there = fitOf(given, neighbour, StagedMethod::bestLocal, 3, again);
    EXPECT_EQ(there.stages, here.stages) << "one of the others' labels narrowed an interval";
    ++others;
  }
  EXPECT_GT(others, 10);
}

TEST(StagedFit, StaysNumbersOnOddData) {
  struct Odd {
    const char* name;
    test::StagedData given;
  };
  std::vector<Odd> all;
  all.push_back({"ordinary", test::stagedData(400)});
  all.push_back({"twenty rows", test::stagedData(27)});
  all.push_back({"more features than rows", test::stagedData(40, 60)});
  all.push_back({"one label", test::stagedData(400)});
  std::fill(all.back().given.labels.begin(), all.back().given.labels.end(), 2.5);
  all.push_back({"all at one bound", test::stagedData(400)});
  std::fill(all.back().given.labels.begin(), all.back().given.labels.end(), -3.0);
  all.push_back({"bounds a thousand times too wide", test::stagedData(400)});
  all.back().given.bounds = {-5000, 5000};
  const PreparedData plain = test::randomData(200, 1, 3);
  all.push_back({"no usable feature", test::StagedData(test::preparedFrom(
                                          {std::vector<double>(200, 4.0), std::vector<double>(200, -1.0)},
                                          {plain.target.begin(), plain.target.end()}))});
  all.push_back({"one feature of two values",
                 test::StagedData(test::preparedFrom({[] {
                                                       std::vector<double> zeroOne(200, 0.0);
                                                       for (std::size_t i = 0; i < 200; i += 3)
                                                         zeroOne[i] = 1;
                                                       return zeroOne;
                                                     }()},
                                                     {plain.target.begin(), plain.target.end()}))});
  for (const Odd& odd : all)
    for (const StagedMethod method : kMethods)
      for (const double epsilon : kEpsilons)
        for (const std::uint64_t seed : {1U, 2U}) {
          SCOPED_TRACE(std::string(odd.name) + ", epsilon " + std::to_string(epsilon));
          const StagedFit fit = fitOf(odd.given, method, epsilon, seed);
          EXPECT_EQ(fit.weights.size(), odd.given.rows->components() + 1);
          EXPECT_TRUE(fit.weights.allFinite());
          EXPECT_TRUE(std::isfinite(fit.centre));
          EXPECT_FALSE(fit.stages.empty());
          for (const Stage& stage : fit.stages) {
            EXPECT_TRUE(std::isfinite(stage.half));
            EXPECT_GT(stage.inside, 0);
            EXPECT_LE(stage.inside, 1 + 1e-12);
          }
          for (const bool clip : {false, true})
            EXPECT_TRUE(
                std::isfinite(testError(fit, *odd.given.rows, odd.given.testLabels, odd.given.bounds, clip)));
        }
}

TEST(StagedFit, WithAllTheBudgetItIsNearLeastSquares) {
  const test::StagedData given = test::stagedData(3000);
  const Eigen::MatrixXd x = given.rows->train().cast<double>();
  const Eigen::VectorXd labels = given.vector().array() - given.bounds.middle();
  const StagedFit least{given.bounds.middle(), (x.transpose() * x).ldlt().solve(x.transpose() * labels), {}};
  const double best = testError(least, *given.rows, given.testLabels, given.bounds, true);
  for (const StagedMethod method : kMethods) {
    const double error =
        testError(fitOf(given, method, 700), *given.rows, given.testLabels, given.bounds, true);
    EXPECT_LT(error, 1.25 * best) << static_cast<int>(method);
  }
}

TEST(StagedFit, TestErrorIsThatOfPlainLoops) {
  const test::StagedData given = test::stagedData(400);
  for (const bool clip : {false, true}) {
    StagedFit fit = fitOf(given, StagedMethod::bestCentral, 2);
    fit.weights *= 3;  // so that some predictions leave the bounds
    double squares = 0;
    int left = 0;
    for (std::size_t i = 0; i < given.testLabels.size(); ++i) {
      double prediction = fit.centre;
      for (Eigen::Index j = 0; j < fit.weights.size(); ++j)
        prediction += fit.weights(j) * double{given.rows->test()(static_cast<Eigen::Index>(i), j)};
      if (given.bounds.clamp(prediction) != prediction) ++left;
      if (clip) prediction = given.bounds.clamp(prediction);
      squares += std::pow(prediction - given.testLabels[i], 2);
    }
    EXPECT_GT(left, 0);
    const double expected = squares / static_cast<double>(given.testLabels.size());
    EXPECT_NEAR(testError(fit, *given.rows, given.testLabels, given.bounds, clip), expected, 1e-5 * expected);
  }
}

TEST(StagedLearner, GivesTheSameBitsForAnyNumberOfThreads) {
  const PreparedData data = test::randomData(3000, 5, 8);
  const Split split = test::everyFourth(data);
  const LabelBounds bounds{-3, 7};
  const auto built = [&](unsigned threads) {
    return StagedLearner::build(data, split, {.randomColumns = 40, .gamma = {}, .seed = 3}, bounds, threads,
                                {});
  };
  const auto one = built(1), four = built(4);
  EXPECT_EQ(one->trainRows(), split.train.size());
  EXPECT_EQ(one->usedRows(), split.train.size());
  for (const StagedMethod method : kMethods)
    for (const double epsilon : {0.1, 1.0, 8.0}) {
      Rng rng(7), same(7), other(8);
      const StagedFit fit = one->fit(method, epsilon, rng), again = four->fit(method, epsilon, same);
      EXPECT_EQ(fit.weights, again.weights);
      EXPECT_EQ(fit.stages, again.stages);
      EXPECT_NE(fit.weights, one->fit(method, epsilon, other).weights);
      EXPECT_EQ(one->testError(fit, method, epsilon, true), four->testError(again, method, epsilon, true));
      EXPECT_FALSE(descriptionOf(fit).empty());
    }
}

TEST(StagedLearner, SaysWhatItSpendsOnWhereLabelsLie) {
  const PreparedData data = test::randomData(3000, 5, 8);
  const auto learner = StagedLearner::build(data, test::everyFourth(data),
                                            {.randomColumns = 20, .gamma = {}, .seed = 3}, {-30, 70}, 2, {});
  for (const double epsilon : {0.01, 0.5, 4.0}) {
    Rng rng(1);
    double spent = 0;
    for (const Stage& stage : learner->fit(StagedMethod::bestCentral, epsilon, rng).stages)
      if (stage.kind == Stage::Kind::mean || stage.kind == Stage::Kind::width) spent += stage.epsilon;
    EXPECT_NEAR(learner->epsilonOfRange(StagedMethod::bestCentral, epsilon), spent, 1e-12);
    EXPECT_EQ(learner->epsilonOfRange(StagedMethod::bestLocal, epsilon), 0);
  }
  EXPECT_GT(learner->epsilonOfRange(StagedMethod::bestCentral, 4), 0);
}

/// Nothing is paid for, but no label is overlooked either: near least squares of the components.
TEST(StagedLearner, WithoutNoiseItsErrorIsNearLeastSquares) {
  const test::StagedData given(test::randomData(3000, 4, 9), {.randomColumns = 20, .seed = 3});
  const auto learner = StagedLearner::build(
      given.data, given.split, {.randomColumns = 20, .gamma = {}, .seed = 3}, given.bounds, 1, {});
  const Eigen::MatrixXd x = given.rows->train().cast<double>();
  const Eigen::VectorXd labels = given.vector().array() - given.bounds.middle();
  const StagedFit least{given.bounds.middle(), (x.transpose() * x).ldlt().solve(x.transpose() * labels), {}};
  const double best = testError(least, *given.rows, given.testLabels, given.bounds, true);
  for (const StagedMethod method : kMethods)
    EXPECT_NEAR(learner->errorWithoutNoise(method, true), best, 0.02 * best);
}

TEST(StagedLearner, StopsWhenAsked) {
  const PreparedData data = test::randomData(400, 3, 8);
  EXPECT_EQ(StagedLearner::build(data, test::everyFourth(data), {.randomColumns = 20, .gamma = {}, .seed = 3},
                                 {0, 1}, 2, [] { return false; }),
            nullptr);
}

}  // namespace
}  // namespace epsiscope::staged_fit_test
