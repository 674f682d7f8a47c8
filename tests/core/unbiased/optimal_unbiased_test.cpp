#include "core/unbiased/optimal_unbiased.h"

#include "core/base/parallel.h"
#include "core/random/rng.h"
#include "core/unbiased/unbiased_range.h"
#include "tests/core/unbiased/direct_lp.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>

namespace epsiscope::optimal_unbiased_test {
namespace {

/// Outputs that reach `reach` times as far beyond the values as they must.
OutputGrid outputsFor(const std::vector<double>& values, double epsilon, double reach, std::size_t count) {
  const NeededRange needed = neededRange(values, epsilon);
  return {values.front() - reach * (values.front() - needed.lower),
          values.back() + reach * (needed.upper - values.back()), count};
}

/// Uneven values over [lower, lower + width], with the prior named.
UnbiasedProblem problemOf(std::size_t k, double epsilon, const std::string& prior, std::size_t count,
                          double reach = 1.5, double lower = -1, double width = 3) {
  Rng rng(7);
  UnbiasedProblem problem;
  for (std::size_t i = 0; i < k; ++i) {
    const double x = (static_cast<double>(i) + 0.5 * rng.uniform()) / static_cast<double>(k);
    problem.values.push_back(lower + width * x);
    double mass = 1;
    if (prior == "random") mass = rng.uniform();
    if (prior == "peaked") mass = std::exp(-std::pow((x - 0.35) / 0.1, 2));
    if (prior == "bell") mass = 1e-3 + std::exp(-std::pow((x - 0.35) / 0.2, 2));
    if (prior == "zeros") mass = i % 3 == 1 ? 1 : 0;
    if (prior == "one") mass = i == k / 3 ? 1 : 0;
    problem.prior.push_back(mass);
  }
  const double total = std::accumulate(problem.prior.begin(), problem.prior.end(), 0.0);
  for (double& mass : problem.prior) mass /= total;
  problem.epsilon = epsilon;
  problem.outputs = outputsFor(problem.values, epsilon, reach, count);
  return problem;
}

/// The faults of the probabilities, with the promised tolerances: rows, ratios, means, and the stated loss.
std::string defects(const UnbiasedProblem& problem, const UnbiasedSolution& solution) {
  std::ostringstream found;
  const std::size_t outputs = solution.outputs.size();
  const auto p = [&](std::size_t i, std::size_t j) { return solution.probabilities[i * outputs + j]; };
  double loss = 0;
  for (std::size_t i = 0; i < problem.values.size(); ++i) {
    double sum = 0, bias = 0, square = 0;
    for (std::size_t j = 0; j < outputs; ++j) {
      const double error = solution.outputs[j] - problem.values[i];
      sum += p(i, j);
      bias += p(i, j) * error;
      square += p(i, j) * error * error;
    }
    loss += problem.prior[i] * square;
    if (!(std::abs(sum - 1) <= 1e-12)) found << "row " << i << " sums to 1 + " << sum - 1 << "; ";
    if (!(std::abs(bias) <= 1e-9 * (solution.outputs.back() - solution.outputs.front())))
      found << "row " << i << " has bias " << bias << "; ";
  }
  for (std::size_t j = 0; j < outputs; ++j) {
    double least = 1, most = 0;
    for (std::size_t i = 0; i < problem.values.size(); ++i) {
      least = std::min(least, p(i, j));
      most = std::max(most, p(i, j));
    }
    if (!(least >= 0 && most <= least * std::exp(problem.epsilon) * (1 + 1e-12)))
      found << "column " << j << " goes from " << least << " to " << most << "; ";
  }
  if (!(std::abs(loss - solution.loss) <= 1e-9 * loss)) found << "loss " << solution.loss << " for " << loss;
  return found.str();
}

TEST(OptimalUnbiased, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("unbiased_randomizer"));
  const auto oracle = test::oracle("unbiased_randomizer");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const UnbiasedProblem problem{
        c["values"], c["prior"], c["epsilon"], {c["grid_lower"], c["grid_upper"], c["grid_points"]}};
    const auto reason = unbiasedProblem(problem.values, problem.epsilon, problem.outputs);
    ASSERT_EQ(reason.has_value(), c["loss"].is_null());
    if (reason) continue;
    const UnbiasedSolution found = optimalUnbiased(problem);
    const double expected = c["loss"];
    EXPECT_NEAR(found.loss, expected, 1e-8 * expected);
    EXPECT_LE(found.lowerBound, expected * (1 + 1e-10));
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(defects(problem, found), "");
  }
}

/// GLPK's own tolerance on the direct programme is 1e-7.
TEST(OptimalUnbiased, EqualsTheTextbookLinearProgramme) {
  for (const double epsilon : {0.3, 1.0, 3.0, 6.0})
    for (const char* prior : {"uniform", "random", "peaked", "zeros", "one"})
      for (const std::size_t k : {2, 3, 5}) {
        const UnbiasedProblem problem = problemOf(k, epsilon, prior, 25);
        const UnbiasedSolution found = optimalUnbiased(problem);
        const double direct = test::DirectLp(problem).loss();
        EXPECT_NEAR(found.loss, direct, 1e-6 * direct) << prior << " " << k << " epsilon " << epsilon;
        EXPECT_LE(found.lowerBound, direct * (1 + 1e-6));
        EXPECT_EQ(defects(problem, found), "");
      }
}

/// From outputs a million times as far apart as the labels to ranges that reach 1e-9 beyond them.
TEST(OptimalUnbiased, KeepsItsPromisesAtExtremeEpsilonsRangesAndScales) {
  struct Place {
    double lower, width;
  };
  for (const double epsilon : {1e-6, 1e-3, 0.5, 4.0, 12.0, 20.0})
    for (const double reach : {1.0, 1.5, 30.0})
      for (const Place place : {Place{0, 1}, Place{1e6, 300}, Place{-1e-6, 1e-6}})
        for (const char* prior : {"uniform", "peaked", "zeros"}) {
          const UnbiasedProblem problem = problemOf(9, epsilon, prior, 41, reach, place.lower, place.width);
          ASSERT_EQ(unbiasedProblem(problem.values, epsilon, problem.outputs), std::nullopt);
          const UnbiasedSolution found = optimalUnbiased(problem);
          SCOPED_TRACE(testing::Message()
                       << prior << " epsilon " << epsilon << " reach " << reach << " width " << place.width);
          EXPECT_EQ(defects(problem, found), "");
          // In the narrowest range at epsilon 20 labels near 1e6 leave only four digits.
          EXPECT_LE(found.loss - found.lowerBound, (reach == 1 ? 1e-3 : 1e-6) * found.loss);
        }
}

TEST(OptimalUnbiased, OfOneValueAnswersWithItsNeighboursOnTheGrid) {
  const UnbiasedSolution between = optimalUnbiased({{2.25}, {1}, 1, {0, 4, 5}});
  EXPECT_NEAR(between.loss, 0.25 * 0.75, 1e-15);
  EXPECT_NEAR(between.probabilities[2], 0.75, 1e-15);
  EXPECT_NEAR(between.probabilities[3], 0.25, 1e-15);
  for (const double value : {0.0, 3.0, 4.0}) {
    const UnbiasedSolution on = optimalUnbiased({{value}, {1}, 1, {0, 4, 5}});
    EXPECT_NEAR(on.loss, 0, 1e-20);
    EXPECT_TRUE(on.complete);
  }
}

TEST(OptimalUnbiased, TakesEqualValues) {
  const UnbiasedProblem problem{{0, 0.5, 0.5, 1}, {0.25, 0.25, 0.25, 0.25}, 1, {-1, 2, 31}};
  const UnbiasedProblem merged{{0, 0.5, 1}, {0.25, 0.5, 0.25}, 1, {-1, 2, 31}};
  const UnbiasedSolution found = optimalUnbiased(problem);
  EXPECT_EQ(defects(problem, found), "");
  EXPECT_NEAR(found.loss, optimalUnbiased(merged).loss, 1e-7 * found.loss);
  const UnbiasedProblem allEqual{{2, 2}, {0.5, 0.5}, 1, {2, 4, 5}};
  EXPECT_NEAR(optimalUnbiased(allEqual).loss, 0, 1e-20);
}

/// With no more than the needed range the ends are the only possible outputs (spec 1.5): by hand, the loss is
/// the sum of prior (upper - y)(y - lower).
TEST(OptimalUnbiased, OfTheNarrowestRangeAnswersWithItsEnds) {
  const UnbiasedProblem problem = problemOf(6, 1, "random", 33, 1);
  double expected = 0;
  for (std::size_t i = 0; i < 6; ++i)
    expected += problem.prior[i] * (problem.outputs.upper - problem.values[i]) *
                (problem.values[i] - problem.outputs.lower);
  EXPECT_NEAR(optimalUnbiased(problem).loss, expected, 1e-9 * expected);
}

TEST(OptimalUnbiased, LosesLessWithMoreEpsilonAndAFinerGrid) {
  double last = 1e300;
  for (const double epsilon : {0.5, 1.0, 2.0, 4.0, 8.0}) {
    UnbiasedProblem problem = problemOf(10, epsilon, "random", 61);
    problem.outputs = {-9, 9, 61};
    const double loss = optimalUnbiased(problem).loss;
    EXPECT_LT(loss, last);
    last = loss;
    problem.outputs.count = 121;  // holds the coarser grid
    EXPECT_LE(optimalUnbiased(problem).loss, loss * (1 + 1e-8));
  }
}

TEST(OptimalUnbiased, NarrowsTheGapFromBothSides) {
  const UnbiasedProblem problem = problemOf(24, 2, "peaked", 90);
  const UnbiasedSolution best = optimalUnbiased(problem);
  double lastLoss = 1e300, lastBound = 0;
  int told = 0;
  optimalUnbiased(problem, {}, [&](double loss, double lowerBound) {
    EXPECT_LE(loss, lastLoss);
    EXPECT_GE(lowerBound, lastBound);
    EXPECT_LE(lowerBound, best.loss);
    EXPECT_GE(loss, best.lowerBound);
    lastLoss = loss;
    lastBound = lowerBound;
    ++told;
    return true;
  });
  EXPECT_GT(told, 3);
}

TEST(OptimalUnbiased, StopsWhereItIsToldToWithTheBestSoFar) {
  const UnbiasedProblem problem = problemOf(24, 2, "peaked", 90);
  const double optimum = optimalUnbiased(problem).loss;
  for (const int rounds : {0, 1, 3}) {
    int left = rounds;
    const UnbiasedSolution stopped = optimalUnbiased(problem, {}, [&](double, double) { return --left > 0; });
    EXPECT_EQ(defects(problem, stopped), "");
    EXPECT_FALSE(stopped.complete);
    EXPECT_GT(stopped.loss, optimum);
    EXPECT_LE(stopped.lowerBound, optimum);
    const UnbiasedSolution limited = optimalUnbiased(problem, {.maxRounds = rounds});
    EXPECT_EQ(defects(problem, limited), "");
    EXPECT_EQ(limited.rounds, rounds);
  }
}

/// The first linear programme takes far longer than the 20 ms after which GLPK is asked.
TEST(OptimalUnbiased, StopsWithinALinearProgramme) {
  const UnbiasedProblem problem = problemOf(100, 2, "random", 400);
  int asked = 0;
  const UnbiasedSolution stopped = optimalUnbiased(problem, {}, [&](double, double) { return ++asked < 0; });
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(stopped.rounds, 0);
  EXPECT_EQ(stopped.pivots, 0);
  EXPECT_EQ(defects(problem, stopped), "");
}

TEST(OptimalUnbiased, ToBeAskedChangesNothing) {
  const UnbiasedProblem problem = problemOf(100, 2, "random", 400);
  int asked = 0;
  const UnbiasedSolution watched = optimalUnbiased(problem, {}, [&](double, double) { return ++asked > 0; });
  const UnbiasedSolution alone = optimalUnbiased(problem);
  EXPECT_EQ(watched.probabilities, alone.probabilities);
  EXPECT_GT(asked, watched.rounds + watched.pivots);
}

TEST(OptimalUnbiased, IsTheSameOnEveryThread) {
  const auto problem = [](std::size_t i) {
    return problemOf(5 + i % 3, 1 + 0.1 * static_cast<double>(i), "random", 40);
  };
  std::vector<std::vector<double>> found(24);
  parallelFor(found.size(), 4, [&](std::size_t i) {
    found[i] = optimalUnbiased(problem(i)).probabilities;
    return true;
  });
  for (std::size_t i = 0; i < found.size(); ++i)
    EXPECT_EQ(found[i], optimalUnbiased(problem(i)).probabilities) << i;
}

/// E (t - value)^2 given each value: the expected error of a learner consists of these.
std::vector<double> squaredErrors(const UnbiasedProblem& problem, const UnbiasedSolution& solution) {
  const std::size_t outputs = solution.outputs.size();
  std::vector<double> errors(problem.values.size(), 0.0);
  for (std::size_t i = 0; i < errors.size(); ++i)
    for (std::size_t j = 0; j < outputs; ++j)
      errors[i] +=
          solution.probabilities[i * outputs + j] * std::pow(solution.outputs[j] - problem.values[i], 2);
  return errors;
}

/// Along a curve each programme begins where the one before it ended. With mass everywhere the optimum is one
/// point, and both ways end there: 1e-9 relative for each value.
TEST(OptimalUnbiased, FromTheEndOfANeighbourFindsTheSame) {
  for (const char* prior : {"uniform", "random", "bell"})
    for (const std::size_t k : {3, 8, 16}) {
      MasterBasis before;
      for (double epsilon = 0.05; epsilon <= 8; epsilon *= 1.09) {
        const UnbiasedProblem problem = problemOf(k, epsilon, prior, 40);
        const UnbiasedSolution cold = optimalUnbiased(problem);
        const UnbiasedSolution warm = optimalUnbiased(problem, {}, {}, &before);
        before = warm.basis;
        SCOPED_TRACE(testing::Message() << prior << " " << k << " epsilon " << epsilon);
        EXPECT_EQ(defects(problem, warm), "");
        EXPECT_EQ(warm.complete, cold.complete);
        EXPECT_NEAR(warm.loss, cold.loss, 1e-12 * cold.loss);
        const std::vector<double> ofWarm = squaredErrors(problem, warm),
                                  ofCold = squaredErrors(problem, cold);
        for (std::size_t i = 0; i < k; ++i) EXPECT_NEAR(ofWarm[i], ofCold[i], 1e-9 * ofCold[i]) << i;
      }
    }
}

/// Its randomizer for a value without mass is one of many: the way must not decide which.
TEST(OptimalUnbiased, UsesNoStartWhereAValueHasNoMass) {
  const MasterBasis start = optimalUnbiased(problemOf(12, 0.9, "uniform", 40)).basis;
  ASSERT_EQ(start.columns.size() + start.slackRows.size(), 24U);
  for (const char* prior : {"zeros", "one"}) {
    const UnbiasedProblem problem = problemOf(12, 1, prior, 40);
    EXPECT_EQ(optimalUnbiased(problem, {}, {}, &start).probabilities, optimalUnbiased(problem).probabilities);
  }
}

TEST(OptimalUnbiased, UsesNoStartThatFitsNothing) {
  const UnbiasedProblem problem = problemOf(6, 1, "random", 40);
  const std::vector<double> expected = optimalUnbiased(problem).probabilities;
  MasterBasis singular = optimalUnbiased(problem).basis;
  singular.columns.front() = singular.columns.back();
  const MasterBasis ofOtherValues = optimalUnbiased(problemOf(5, 1, "random", 40)).basis;
  const MasterBasis ofOtherOutputs = optimalUnbiased(problemOf(6, 1, "random", 90)).basis;
  for (const MasterBasis& start : {MasterBasis{}, singular, ofOtherValues, ofOtherOutputs})
    EXPECT_EQ(optimalUnbiased(problem, {}, {}, &start).probabilities, expected);
}

TEST(OptimalUnbiased, StopsWhereItIsToldToFromAStartToo) {
  const UnbiasedProblem problem = problemOf(24, 2, "uniform", 90);
  const MasterBasis start = optimalUnbiased(problemOf(24, 1, "uniform", 90)).basis;
  int asked = 0;
  const auto stopAtOnce = [&asked](double, double) {
    ++asked;
    return false;
  };
  const UnbiasedSolution stopped = optimalUnbiased(problem, {}, stopAtOnce, &start);
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(defects(problem, stopped), "");
}

}  // namespace
}  // namespace epsiscope::optimal_unbiased_test
