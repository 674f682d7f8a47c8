#include "core/tasks/smallest_epsilon.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::smallest_epsilon_test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::vector<double> curve(const std::vector<double>& epsilons, const std::function<double(double)>& error) {
  std::vector<double> errors;
  for (const double epsilon : epsilons) errors.push_back(error(epsilon));
  return errors;
}

SmallestEpsilon onCurve(const std::vector<double>& epsilons, double target,
                        const std::function<double(double)>& error) {
  return smallestEpsilon(epsilons, curve(epsilons, error), target, error);
}

const std::vector<double> kEpsilons = {0.05, 0.2, 1, 3, 8};

double falling(double epsilon) {
  return 0.5 + 2 / (epsilon * epsilon);
}

TEST(SmallestEpsilon, IsTheInverseOfAFallingError) {
  for (const double target : {700.0, 20.0, 2.5, 1.0, 0.6, falling(8)}) {
    const SmallestEpsilon found = onCurve(kEpsilons, target, falling);
    ASSERT_TRUE(found.epsilon) << target;
    EXPECT_FALSE(found.atLowEnd);
    const double exact = std::sqrt(2 / (target - 0.5));
    EXPECT_LE(falling(*found.epsilon), target);
    EXPECT_NEAR(*found.epsilon, exact, 1.1e-6 * exact);
  }
}

TEST(SmallestEpsilon, OfATargetOutsideTheCurve) {
  EXPECT_EQ(onCurve(kEpsilons, 0.4, falling), SmallestEpsilon{});
  EXPECT_EQ(onCurve(kEpsilons, kNaN, falling), SmallestEpsilon{});
  EXPECT_EQ(onCurve(kEpsilons, 1e9, falling), (SmallestEpsilon{0.05, true}));
  EXPECT_EQ(onCurve(kEpsilons, falling(0.05), falling), (SmallestEpsilon{0.05, true}));
  EXPECT_EQ(onCurve({}, 1, falling), SmallestEpsilon{});
}

TEST(SmallestEpsilon, IsAtTheFirstOfSeveralCrossings) {
  // Falls through 1 at 0.5, rises through it at 2 and falls again at 4.
  const auto waving = [](double e) { return 1 + (0.5 - e) * (2 - e) * (4 - e) / 10; };
  const SmallestEpsilon found = onCurve(kEpsilons, 1, waving);
  ASSERT_TRUE(found.epsilon);
  EXPECT_LE(waving(*found.epsilon), 1);
  EXPECT_NEAR(*found.epsilon, 0.5, 1e-6);
}

TEST(SmallestEpsilon, HoldsWhereTheErrorJumps) {
  const auto jumping = [](double e) { return e < 1.7 ? 3.0 : e < 2.2 ? 1.0 : 2.0; };
  const SmallestEpsilon found = onCurve({0.1, 1, 2, 3}, 1.5, jumping);
  ASSERT_TRUE(found.epsilon);
  EXPECT_LE(jumping(*found.epsilon), 1.5);
  EXPECT_NEAR(*found.epsilon, 1.7, 2e-6);
}

TEST(SmallestEpsilon, TakesGapsAsNotReached) {
  const auto gap = [](double e) { return e < 0.7 ? kNaN : falling(e); };
  const SmallestEpsilon found = onCurve(kEpsilons, 100, gap);  // falling(0.2) would reach it
  ASSERT_TRUE(found.epsilon);
  EXPECT_GE(*found.epsilon, 0.7);
  EXPECT_NEAR(*found.epsilon, 0.7, 1e-6);
  const auto nothing = [](double) { return kNaN; };
  EXPECT_EQ(onCurve(kEpsilons, 100, nothing), SmallestEpsilon{});
}

TEST(SmallestEpsilon, PassesOverPointsThatTheErrorDoesNotConfirm) {
  std::vector<double> errors = curve(kEpsilons, falling);
  errors[0] = 0;
  const SmallestEpsilon found = smallestEpsilon(kEpsilons, errors, 2.5, falling);
  ASSERT_TRUE(found.epsilon);
  EXPECT_FALSE(found.atLowEnd);
  EXPECT_NEAR(*found.epsilon, 1, 1.1e-6);
}

TEST(SmallestEpsilonSpread, InterpolatesPowerLawsExactly) {
  // Trial t has the error 4^t / epsilon^2, which reaches 1 at 2^t.
  const std::vector<double> epsilons = {0.5, 3, 40};
  std::vector<std::vector<double>> values;
  for (const double epsilon : epsilons)
    values.push_back({1 / (epsilon * epsilon), 4 / (epsilon * epsilon), 16 / (epsilon * epsilon)});
  const EpsilonSpread spread = smallestEpsilonSpread(epsilons, values, 1);
  EXPECT_EQ(spread.trials, 3);
  EXPECT_EQ(spread.never + spread.atLowEnd, 0);
  ASSERT_TRUE(spread.low && spread.high);
  EXPECT_NEAR(*spread.low, 1.1, 1e-12);   // 5 % of the way: 0.1 of the step from 1 to 2
  EXPECT_NEAR(*spread.high, 3.8, 1e-12);  // 0.9 of the step from 2 to 4
}

TEST(SmallestEpsilonSpread, CountsTrialsThatNeverReachTheTargetAsAboveEveryEpsilon) {
  const std::vector<double> epsilons = {1, 2};
  std::vector<std::vector<double>> values(2, std::vector<double>(21, 0.5));
  EXPECT_EQ(smallestEpsilonSpread(epsilons, values, 1), (EpsilonSpread{1, 1, 21, 0, 21}));
  values[0][7] = values[1][7] = 5;  // one of 21 is beyond the 95 % quantile
  EXPECT_EQ(smallestEpsilonSpread(epsilons, values, 1), (EpsilonSpread{1, 1, 21, 1, 20}));
  values[0][3] = values[1][3] = kNaN;
  EXPECT_EQ(smallestEpsilonSpread(epsilons, values, 1), (EpsilonSpread{1, std::nullopt, 21, 2, 19}));
  EXPECT_EQ(smallestEpsilonSpread(epsilons, values, 0.1),
            (EpsilonSpread{std::nullopt, std::nullopt, 21, 21, 0}));
  EXPECT_EQ(smallestEpsilonSpread({}, {}, 1), EpsilonSpread{});
  values[1].pop_back();
  EXPECT_EQ(smallestEpsilonSpread(epsilons, values, 1), EpsilonSpread{});
}

TEST(SmallestEpsilonSpread, TakesGridPointsGapsAndEqualErrorsAsTheyAre) {
  const std::vector<double> epsilons = {1, 2, 4};
  const auto of = [&](double a, double b, double c, double target) {
    return smallestEpsilonSpread(epsilons, std::vector<std::vector<double>>{{a}, {b}, {c}}, target).low;
  };
  EXPECT_EQ(of(9, 3, 1, 3), 2);
  EXPECT_EQ(of(9, 1, 7, 3), of(9, 1, 0.5, 3));  // the first crossing
  EXPECT_EQ(of(kNaN, 1, 1, 3), 2);
  EXPECT_EQ(of(9, 0, 0, 3), 2);  // no logarithm
  EXPECT_EQ(of(9, 0, 0, 0), 2);
}

}  // namespace
}  // namespace epsiscope::smallest_epsilon_test
