#include "core/tasks/smallest_epsilon.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <tuple>
#include <vector>

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
  const std::vector<double> mean = curve(epsilons, error);
  return smallestEpsilon({epsilons,
                          mean,
                          {},
                          kNaN,
                          [&](double e) {
                            return ErrorInterval{error(e), kNaN};
                          }},
                         target);
}

/// The number of three digits just below one of them.
double before(double found) {
  return roundedDown(found * (1 - 1e-9));
}

const std::vector<double> kEpsilons = {0.05, 0.2, 1, 3, 8};

double falling(double epsilon) {
  return 0.5 + 2 / (epsilon * epsilon);
}

TEST(ThreeDigits, AreTheNumbersThatAReaderOfTheTextGets) {
  for (const auto& [value, up, down] : {std::tuple{0.9281, "0.929", "0.928"},
                                        {0.928, "0.928", "0.928"},
                                        {8.0, "8.00", "8.00"},
                                        {0.0500001, "0.0501", "0.05"},
                                        {999.5, "1000", "999"},
                                        {1e-6, "1e-6", "1e-6"},
                                        {99.91, "100", "99.9"},
                                        {0.1, "0.1", "0.1"},
                                        {123456.0, "124000", "123000"},
                                        {1.0 + 1e-15, "1.01", "1"}}) {
    EXPECT_EQ(roundedUp(value), std::strtod(up, nullptr)) << value;
    EXPECT_EQ(roundedDown(value), std::strtod(down, nullptr)) << value;
  }
}

TEST(SmallestEpsilon, IsTheInverseOfAFallingErrorRoundedUp) {
  for (const double target : {700.0, 20.0, 2.5, 1.0, 0.6, falling(8)}) {
    const SmallestEpsilon found = onCurve(kEpsilons, target, falling);
    ASSERT_TRUE(found.epsilon) << target;
    EXPECT_FALSE(found.atLowEnd);
    EXPECT_LE(falling(*found.epsilon), target);
    EXPECT_GT(falling(before(*found.epsilon)), target) << "one unit of the last digit less does not reach it";
    EXPECT_EQ(*found.epsilon, roundedUp(std::sqrt(2 / (target - 0.5)))) << target;
  }
}

TEST(SmallestEpsilon, OfATargetOutsideTheCurve) {
  EXPECT_EQ(onCurve(kEpsilons, 0.4, falling), SmallestEpsilon{});
  EXPECT_EQ(onCurve(kEpsilons, kNaN, falling), SmallestEpsilon{});
  const SmallestEpsilon first{.epsilon = 0.05, .atLowEnd = true};
  EXPECT_EQ(onCurve(kEpsilons, 1e9, falling), first);
  EXPECT_EQ(onCurve(kEpsilons, falling(0.05), falling), first);
  EXPECT_EQ(onCurve({}, 1, falling), SmallestEpsilon{});
}

TEST(SmallestEpsilon, TellsWhatNoPrivacyReachesFromWhatNoEpsilonOfTheCurveDoes) {
  const std::vector<double> mean = curve(kEpsilons, falling);
  const auto found = [&](double withoutPrivacy) {
    return smallestEpsilon({kEpsilons,
                            mean,
                            {},
                            withoutPrivacy,
                            [](double e) {
                              return ErrorInterval{falling(e), kNaN};
                            }},
                           0.51);
  };
  EXPECT_FALSE(found(0.5).epsilon || found(0.5).notEvenWithout);
  EXPECT_TRUE(found(0.52).notEvenWithout);
  EXPECT_FALSE(found(kNaN).notEvenWithout);
}

TEST(SmallestEpsilon, HasTheIntervalWhoseEndsReachTheError) {
  // The error a/e^2 with half a width of b/e^2 reaches 1 at sqrt(a), its ends at sqrt(a -+ b).
  const double a = 2, b = 0.6;
  std::vector<double> mean, half;
  for (const double e : kEpsilons) {
    mean.push_back(a / (e * e));
    half.push_back(b / (e * e));
  }
  const auto at = [&](double e) { return ErrorInterval{a / (e * e), b / (e * e)}; };
  const SmallestEpsilon found = smallestEpsilon({kEpsilons, mean, half, 0, at}, 1);
  ASSERT_TRUE(found.epsilon && found.low && found.high);
  EXPECT_EQ(*found.epsilon, roundedUp(std::sqrt(a)));
  EXPECT_EQ(*found.low, roundedDown(std::sqrt(a - b)));
  EXPECT_EQ(*found.high, roundedUp(std::sqrt(a + b)));
  // Near the curve's end the upper bound is beyond it, near its beginning the lower bound is below it.
  const SmallestEpsilon last = smallestEpsilon({kEpsilons, mean, half, 0, at}, a / 60);
  EXPECT_TRUE(last.epsilon && last.low);
  EXPECT_FALSE(last.high);
  const SmallestEpsilon first = smallestEpsilon({kEpsilons, mean, half, 0, at}, a / 0.0026);
  EXPECT_TRUE(first.epsilon && first.high);
  EXPECT_FALSE(first.low);
}

TEST(SmallestEpsilon, IsAtTheFirstOfSeveralCrossings) {
  // A curve that falls through 1 at 0.5, rises through it at 2 and falls again at 4.
  const auto waving = [](double e) { return 1 + (0.5 - e) * (2 - e) * (4 - e) / 10; };
  EXPECT_EQ(onCurve(kEpsilons, 1, waving).epsilon, 0.5);
}

TEST(SmallestEpsilon, HoldsWhereTheErrorJumps) {
  const auto jumping = [](double e) { return e < 1.7 ? 3.0 : e < 2.2 ? 1.0 : 2.0; };
  const SmallestEpsilon found = onCurve({0.1, 1, 2, 3}, 1.5, jumping);
  ASSERT_TRUE(found.epsilon);
  EXPECT_EQ(*found.epsilon, 1.7);
}

TEST(SmallestEpsilon, TakesGapsAsNotReached) {
  const auto gap = [](double e) { return e < 0.7 ? kNaN : falling(e); };
  const SmallestEpsilon found = onCurve(kEpsilons, 100, gap);  // falling(0.2) would reach it
  ASSERT_TRUE(found.epsilon);
  EXPECT_EQ(*found.epsilon, 0.7);
  const auto nothing = [](double) { return kNaN; };
  EXPECT_EQ(onCurve(kEpsilons, 100, nothing), SmallestEpsilon{});
}

TEST(SmallestEpsilon, PassesOverPointsThatTheErrorDoesNotConfirm) {
  std::vector<double> errors = curve(kEpsilons, falling);
  errors[0] = 0;
  const SmallestEpsilon found = smallestEpsilon({kEpsilons,
                                                 errors,
                                                 {},
                                                 kNaN,
                                                 [](double e) {
                                                   return ErrorInterval{falling(e), kNaN};
                                                 }},
                                                2.5);
  EXPECT_EQ(found.epsilon, 1);
  EXPECT_FALSE(found.atLowEnd);
}

}  // namespace
}  // namespace epsiscope::smallest_epsilon_test
