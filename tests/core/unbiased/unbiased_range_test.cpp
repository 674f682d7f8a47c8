#include "core/unbiased/unbiased_range.h"

#include "core/unbiased/optimal_unbiased.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace epsiscope::unbiased_range_test {
namespace {

const std::vector<double> kValues = {1, 2, 4};

TEST(UnbiasedRange, IsTheFormula) {
  const NeededRange needed = neededRange(kValues, std::log(4.0));
  EXPECT_NEAR(needed.lower, 0, 1e-15);
  EXPECT_NEAR(needed.upper, 5, 1e-15);
  EXPECT_EQ(neededRange(std::vector{3.0}, 0.1).lower, 3);
}

TEST(UnbiasedRange, RefusesAnythingNarrowerAndNamesBothEnds) {
  const double epsilon = std::log(4.0);
  EXPECT_EQ(unbiasedProblem(kValues, epsilon, {0, 5, 9}), std::nullopt);
  EXPECT_EQ(unbiasedProblem(kValues, epsilon, {1e-13, 5 - 1e-13, 9}), std::nullopt);
  for (const OutputGrid outputs : {OutputGrid{1e-9, 5, 9}, {0, 5 - 1e-9, 9}, {1, 4, 9}, {7, 9, 9}}) {
    const auto sentence = unbiasedProblem(kValues, epsilon, outputs);
    ASSERT_TRUE(sentence.has_value());
    EXPECT_NE(sentence->find("reach from"), std::string::npos);
    EXPECT_NE(sentence->find("5 or more"), std::string::npos) << *sentence;
  }
}

TEST(UnbiasedRange, RefusesLargeEpsilonsAndProblems) {
  EXPECT_EQ(unbiasedProblem(kValues, 20, {0, 5, 9}), std::nullopt);
  EXPECT_NE(unbiasedProblem(kValues, 20.001, {0, 5, 9}).value().find("up to epsilon 20"), std::string::npos);
  EXPECT_TRUE(unbiasedProblem(kValues, 3, {0, 5, 100'000}));
  EXPECT_TRUE(unbiasedProblem(std::vector<double>(201, 1.0), 3, {0, 5, 9}));
}

TEST(UnbiasedRange, ChoosesOutputsThatLoseLittleAgainstWiderAndFinerOnes) {
  UnbiasedProblem problem;
  for (int i = 0; i < 16; ++i) {
    problem.values.push_back(10 + 0.2 * i);
    problem.prior.push_back(std::exp(-0.2 * std::abs(i - 6)));
  }
  for (const double epsilon : {0.01, 0.5, 1.0, 2.0, 3.0, 4.0, 6.0}) {
    problem.epsilon = epsilon;
    problem.outputs = defaultOutputs(problem.values, epsilon);
    const double chosen = optimalUnbiased(problem).loss;
    const double reach = problem.values.front() - problem.outputs.lower;
    problem.outputs = {problem.values.front() - 2 * reach, problem.values.back() + 2 * reach, 500};
    EXPECT_LE(chosen, 1.02 * optimalUnbiased(problem).loss) << epsilon;
  }
}

TEST(UnbiasedRange, ChoosesOutputsThatAreFeasible) {
  for (const double epsilon : {1e-6, 0.1, 5.0, 20.0})
    for (const std::vector<double>& values : {std::vector{-3.0, 8.0}, {1e6, 1e6 + 1}, {0.0}, {7.0, 7.0}}) {
      const OutputGrid chosen = defaultOutputs(values, epsilon);
      EXPECT_EQ(chosen.count, 128U);
      EXPECT_EQ(unbiasedProblem(values, epsilon, chosen), std::nullopt);
    }
}

TEST(UnbiasedRange, RefusesAnEpsilonWhoseOutputsAreNoNumbers) {
  for (const OutputGrid& outputs : {OutputGrid{0, 1, 4}, OutputGrid{0, 0, 0}})
    for (const double epsilon : {1e-320, 4 * (kValues.back() - kValues.front()) / 1.79e308})
      EXPECT_NE(unbiasedProblem(kValues, epsilon, outputs).value().find("choose a larger epsilon"),
                std::string::npos);
}

TEST(UnbiasedRange, SaysWhereOutputsReachFar) {
  EXPECT_EQ(wideOutputsNote(kValues, defaultOutputs(kValues, 0.1)), std::nullopt);
  EXPECT_NE(wideOutputsNote(kValues, defaultOutputs(kValues, 1e-3)).value().find("5e+03 times"),
            std::string::npos);
  EXPECT_EQ(wideOutputsNote(std::vector{3.0}, {0, 9, 4}), std::nullopt);  // without a width to compare with
}

}  // namespace
}  // namespace epsiscope::unbiased_range_test
