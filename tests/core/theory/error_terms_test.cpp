#include "core/theory/error_terms.h"

#include "tests/core/mechanisms/quadrature.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace epsiscope::error_terms_test {
namespace {

using enum NoiseBound;

TEST(ErrorTerms, ReachTheOracle) {
  NEEDS_FILE(test::oracleFile("kernel_bounds"));
  const auto oracle = test::oracle("kernel_bounds");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const auto expectNear = [&](double value, const char* name) {
      const double expected = c[name];
      EXPECT_NEAR(value, expected, 1e-9 * expected) << name;
    };
    const OutputPerturbation release{.rows = c["m"],
                                     .lambda = c["lam"],
                                     .labelBound = c["M"],
                                     .kappa = c["kappa"],
                                     .epsilon = c["epsilon"]};
    const Smoothness smoothness{.r = c["r"], .approximationConstant = 3};
    const ErrorTerms terms = errorTerms(release, smoothness, paper);
    expectNear(terms.randomError1, "random_error_1");
    expectNear(terms.randomError2, "random_error_2");
    expectNear(terms.sampleError, "sample_error");
    expectNear(std::log(terms.approximation / 3) / std::log(release.lambda), "approximation_power");
    expectNear(recommendedLambda(release.rows, release.epsilon, smoothness.r), "lambda_star");
    expectNear(recommendedEpsilon(release.rows, smoothness.r), "epsilon_star");
    expectNear(learningRate(smoothness.r), "rate");
    EXPECT_DOUBLE_EQ(terms.sum,
                     terms.randomError1 + terms.randomError2 + terms.sampleError + terms.approximation);
  }
}

/// The perturbation paper prints 2 M^2 kappa^4 (kappa + 1)^2/(lambda^3 m^2 epsilon^2) for R2: a quarter.
TEST(ErrorTerms, AsPrintedHaveHalfTheNoise) {
  const OutputPerturbation r{.rows = 300, .lambda = 0.1, .labelBound = 2, .kappa = 1.5, .epsilon = 0.3};
  const double printed = 2 * 4 * std::pow(1.5, 4) * 2.5 * 2.5 / (std::pow(0.1, 3) * 300 * 300 * 0.3 * 0.3);
  const ErrorTerms terms = errorTerms(r, {}, asPrinted), right = errorTerms(r, {}, paper);
  EXPECT_NEAR(terms.randomError2, printed, 1e-12 * printed);
  EXPECT_NEAR(right.randomError2, 4 * printed, 1e-11 * printed);
  EXPECT_EQ(terms.sampleError, right.sampleError);
  EXPECT_LT(errorTerms(r, {}, tight).randomError2, right.randomError2);
}

/// S is the integral of Hoeffding's bound 2 exp(-m t^2/(128 M^4)).
TEST(ErrorTerms, SampleErrorIsTheIntegralOfItsTail) {
  const double rows = 50, bound = 3, scale = 8 * bound * bound / std::sqrt(rows);
  double integral = 0;
  for (int i = 0; i < 40; ++i)
    integral +=
        test::gauss([&](double t) { return 2 * std::exp(-rows * t * t / (128 * std::pow(bound, 4))); },
                    scale * i / 4, scale * (i + 1) / 4);
  const double term = errorTerms({.rows = rows, .labelBound = bound}, {}, paper).sampleError;
  EXPECT_NEAR(term, integral, 1e-10 * term);
}

TEST(ErrorTerms, KnowWhereTheyHold) {
  const double limit = kRandomErrorLimit;
  EXPECT_NEAR(std::expm1(limit), 2 * limit, 1e-15);
  for (const double epsilon : {1e-6, 0.5, 0.999, 1.0, 1.25, 1.26, 3.0}) {
    EXPECT_EQ(theoryRange(epsilon, 0.5).randomError1, std::expm1(epsilon) <= 2 * epsilon);
    EXPECT_EQ(theoryRange(epsilon, 0.5).paper, epsilon < 1);
  }
  EXPECT_FALSE(theoryRange(0.5, 1.1).paper);
}

/// At lambda* and epsilon* all terms fall at least as m^-rate, for smooth and rough f_rho.
TEST(ErrorTerms, BalanceAtTheRecommendedParameters) {
  for (const double r : {0.1, 0.25, 0.5, 2.0}) {
    const auto at = [&](double rows) {
      const double epsilon = recommendedEpsilon(rows, r);
      return errorTerms({.rows = rows, .lambda = recommendedLambda(rows, epsilon, r), .epsilon = epsilon},
                        {.r = r}, paper);
    };
    const ErrorTerms few = at(1e8), many = at(1e16);
    const double fall = std::pow(1e8, -learningRate(r));
    EXPECT_NEAR(many.randomError2 / few.randomError2, fall, 1e-9 * fall);
    EXPECT_NEAR(many.approximation / few.approximation, fall, 1e-9 * fall);
    // One term of R1 falls as epsilon*, the other as epsilon* times the noise.
    EXPECT_LE(many.randomError1 / few.randomError1, fall * (1 + 1e-9));
  }
}

/// Proposition 3 and Theorem 4 as they follow, and as printed.
TEST(ErrorTerms, ConvexLossConstants) {
  const OutputPerturbation r{.rows = 200, .lambda = 0.05, .kappa = 2, .epsilon = 0.4};
  const ConvexLoss loss{.lipschitz = 3,
                        .convexity = 0.5,
                        .atZero = 7,
                        .regulariserAtZero = 0.25,
                        .bound = 11,
                        .approximationConstant = 13};
  EXPECT_NEAR(convexRandomError2(r, loss, paper), 2 * 4 * 9 / (0.05 * 0.5 * 200 * 0.4), 1e-12);
  EXPECT_NEAR(convexRandomError2(r, loss, asPrinted), 4 * 3 / (0.05 * 0.5 * 200 * 0.4), 1e-12);
  const double root = std::sqrt(2 * std::numbers::pi);
  EXPECT_NEAR(theorem4Constant(2, loss, paper), 14 + 0.5 + 6 * 4 * 9 / 0.5 + 2 * root * 11 + 13, 1e-11);
  EXPECT_NEAR(theorem4Constant(2, loss, asPrinted), 14 + 0.5 + 3 * 4 * 3 / 0.5 + 13, 1e-11);
}

/// With epsilon = 1/sqrt(lambda m) and lambda = m^(-1/(2 beta + 1)) the sum of the terms is at most the
/// constant times m^(-beta/(2 beta + 1)); with the printed constant it is not.
TEST(ErrorTerms, Theorem4NeedsItsConstant) {
  const ConvexLoss hinge{.approximationConstant = 0.1};
  for (const double beta : {0.1, 0.5, 0.9})
    for (const double rows : {1.0, 100.0, 1e6}) {
      const double lambda = std::pow(rows, -1 / (2 * beta + 1)), epsilon = 1 / std::sqrt(lambda * rows);
      const OutputPerturbation r{.rows = rows, .lambda = lambda, .epsilon = epsilon};
      const double sum = 2 * hinge.atZero * epsilon +
                         (1 + 2 * epsilon) * convexRandomError2(r, hinge, paper) +
                         2 * std::sqrt(2 * std::numbers::pi) * hinge.bound / std::sqrt(rows) +
                         hinge.approximationConstant * std::pow(lambda, beta);
      const double power = std::pow(rows, -beta / (2 * beta + 1));
      EXPECT_LE(sum, theorem4Constant(1, hinge, paper) * power * (1 + 1e-12));
      if (rows == 1) {
        EXPECT_GT(sum, theorem4Constant(1, hinge, asPrinted) * power);
      }
    }
}

}  // namespace
}  // namespace epsiscope::error_terms_test
