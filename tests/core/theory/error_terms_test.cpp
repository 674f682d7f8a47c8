#include "core/theory/error_terms.h"

#include "tests/core/mechanisms/quadrature.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <utility>

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
    expectNear(errorTerms(release, smoothness, asPrinted).sampleError, "sample_error");
    expectNear(2 * terms.sampleError, "sample_error");
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
  EXPECT_EQ(terms.sampleError, 2 * right.sampleError);
  EXPECT_LT(errorTerms(r, {}, tight).randomError2, right.randomError2);
}

/// S is the integral of Hoeffding's bound 2 exp(-m t^2/(2 B^2)) for a loss within B = 4 M^2 of its mean; 8
/// M^2 was printed.
TEST(ErrorTerms, SampleErrorIsTheIntegralOfItsTail) {
  const double rows = 50, bound = 3;
  for (const auto& [which, distance] : {std::pair(paper, 4.0), std::pair(asPrinted, 8.0)}) {
    const double from = distance * bound * bound, scale = from / std::sqrt(rows);
    double integral = 0;
    for (int i = 0; i < 40; ++i)
      integral += test::gauss([&](double t) { return 2 * std::exp(-rows * t * t / (2 * from * from)); },
                              scale * i / 4, scale * (i + 1) / 4);
    const double term = errorTerms({.rows = rows, .labelBound = bound}, {}, which).sampleError;
    EXPECT_NEAR(term, integral, 1e-10 * term);
  }
}

/// E|S| of a loss that is 0 or B, by enumeration.
TEST(ErrorTerms, SampleErrorIsEnoughForCoins) {
  const double bound = 4;
  for (const int rows : {1, 2, 7, 40})
    for (const double share : {0.05, 0.5, 0.8}) {
      double mean = 0;
      for (int heads = 0; heads <= rows; ++heads) {
        const double ways =
            std::lgamma(rows + 1.0) - std::lgamma(heads + 1.0) - std::lgamma(rows - heads + 1.0);
        mean += std::exp(ways + heads * std::log(share) + (rows - heads) * std::log1p(-share)) *
                std::abs(bound * heads / rows - bound * share);
      }
      EXPECT_LE(mean, sampleErrorOf(bound, rows, paper));
    }
}

/// The minus slope of log bound over log rows between 1e12 and 1e15 rows.
template <class Bound>
double fallOf(const Bound& bound) {
  return std::log(bound(1e12) / bound(1e15)) / std::log(1e3);
}

/// At a fixed epsilon as well as at epsilon*, whatever the constants are.
TEST(ErrorTerms, TheRateIsTheSlopeAlongThePath) {
  for (const double r : {0.05, 0.1, 0.25, 0.4, 0.5, 0.7, 1.0})
    for (const double constant : {0.1, 1.0, 10.0})
      for (const double predictions : {1.0, 30.0})
        for (const NoiseBound bound : {paper, asPrinted}) {
          const auto along = [&](double rows, const RateChoice& choice) {
            return errorTerms({.rows = rows,
                               .lambda = choice.lambda,
                               .labelBound = 2.5,
                               .epsilon = choice.epsilon,
                               .predictions = predictions},
                              {.r = r, .approximationConstant = constant}, bound);
          };
          EXPECT_NEAR(fallOf([&](double rows) { return along(rows, recommendedForRidge(rows, r)).sum; }),
                      std::min(1.0 / 3, 4 * r / (3 + 6 * r)), 0.03)
              << r;
          for (const double epsilon : {0.1, 1.0})
            EXPECT_NEAR(fallOf([&](double rows) {
                          return excessAtEpsilon(along(rows, ridgeAtEpsilon(rows, epsilon, r)), epsilon,
                                                 bound);
                        }),
                        std::min(0.5, 4 * r / (3 + 2 * r)), 0.03)
                << r;
        }
}

/// A constant kernel and labels of +-1 with P(1) = p: f_z is the labels' mean over 1 + lambda, f_lambda its
/// expectation, E(f_rho) = 4 p (1 - p), and all expectations are sums.
TEST(ErrorTerms, BoundTheErrorOfAConstant) {
  for (const double rows : {1.0, 10.0, 1000.0})
    for (const double lambda : {0.01, 0.3, 1.0})
      for (const double epsilon : {0.05, 0.5, 1.0, 1.25})
        for (const double p : {0.5, 0.7, 1.0}) {
          const double mean = 2 * p - 1, least = 4 * p * (1 - p), shrunk = mean / (1 + lambda);
          const OutputPerturbation release{.rows = rows, .lambda = lambda, .epsilon = epsilon};
          const double theta = leastSquaresNoise(release, paper).scale;
          const double error = least + (mean - shrunk) * (mean - shrunk) +
                               least / rows / ((1 + lambda) * (1 + lambda)) + 2 * theta * theta;
          const double approximation = (mean - shrunk) * (mean - shrunk) + lambda * shrunk * shrunk;
          const ErrorTerms terms =
              errorTerms(release, {.r = 0.5, .approximationConstant = approximation / lambda}, paper);
          EXPECT_NEAR(terms.approximation, approximation, 1e-12);
          EXPECT_LE(error - least, terms.sum);
          EXPECT_LE(error - (1 + 2 * epsilon) * least, excessAtEpsilon(terms, epsilon, paper));
        }
}

/// 24 M^2 kappa^4 (kappa + 1)^2/(lambda^3 m^2 epsilon^2) is printed for (1 + 2 epsilon) R2, from epsilon <=
/// 1; D is printed without its factor.
TEST(ErrorTerms, Theorem2AsPrinted) {
  for (const double epsilon : {0.1, 0.6, 1.0}) {
    const OutputPerturbation r{.rows = 300, .lambda = 0.1, .labelBound = 2, .kappa = 1.5, .epsilon = epsilon};
    ErrorTerms terms = errorTerms(r, {}, paper);
    const double rest = (1 + 2 * epsilon) * terms.sampleError;
    const double printed =
        24 * 4 * std::pow(1.5, 4) * 2.5 * 2.5 / (std::pow(0.1, 3) * 300 * 300 * epsilon * epsilon);
    const double noise = excessAtEpsilon(terms, epsilon, asPrinted) - rest - terms.approximation;
    EXPECT_LE(noise, printed * (1 + 1e-12));
    if (epsilon == 1) {
      EXPECT_NEAR(noise, printed, 1e-11 * printed);
    }
    EXPECT_NEAR(excessAtEpsilon(terms, epsilon, paper) - excessAtEpsilon(terms, epsilon, asPrinted),
                2 * epsilon * terms.approximation, 1e-9);
  }
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
  EXPECT_NEAR(theorem4Constant(2, loss, paper), 14 + 0.5 + 6 * 4 * 9 / 0.5 + root * 11 + 13, 1e-11);
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
                         std::sqrt(2 * std::numbers::pi) * hinge.bound / std::sqrt(rows) +
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
