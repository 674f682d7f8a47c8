#include "core/theory/hinge_terms.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope::hinge_terms_test {
namespace {

/// E(1 - y (f + b))_+ by the midpoint rule over b, with f within [-1, 1].
double expectedHinge(double decision, double label, double scale) {
  constexpr int kCells = 400'000;
  const double width = 80 * scale / kCells;
  double sum = 0;
  for (int i = 0; i < kCells; ++i) {
    const double b = -40 * scale + (i + 0.5) * width;
    sum += std::max(0.0, 1 - label * (decision + b)) * std::exp(-std::abs(b) / scale) / (2 * scale) * width;
  }
  return sum;
}

TEST(MeanExcessHingeLoss, IsTheIntegralOverTheNoise) {
  for (const double decision : {-3.0, -1.0, -0.2, 0.0, 0.7, 1.0, 4.0})
    for (const double label : {-1.0, 1.0})
      for (const double scale : {0.01, 0.4, 3.0, 200.0}) {
        const double clamped = std::clamp(decision, -1.0, 1.0);
        const double expected = expectedHinge(clamped, label, scale) - std::max(0.0, 1 - label * clamped);
        const double found = meanExcessHingeLoss(std::vector{decision}, std::vector{label}, scale);
        EXPECT_NEAR(found, expected, 1e-6 * scale) << decision << label << scale;
        EXPECT_LE(found, scale / 2);
      }
  EXPECT_EQ(meanExcessHingeLoss(std::vector{0.5}, std::vector{1.0}, 0), 0);
}

TEST(MeanExcessHingeLoss, IsAMean) {
  const std::vector<double> decisions = {0.3, -2, 0.9}, labels = {1, -1, -1};
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i)
    sum += meanExcessHingeLoss(std::vector{decisions[i]}, std::vector{labels[i]}, 0.7);
  EXPECT_NEAR(meanExcessHingeLoss(decisions, labels, 0.7), sum / 3, 1e-15);
}

OutputPerturbation releaseOf(double rows, double lambda, double epsilon) {
  return {.rows = rows, .lambda = lambda, .epsilon = epsilon};
}

TEST(HingeTerms, AreThoseOfThePaperWithTheNoiseCorrected) {
  const ErrorTerms terms =
      hingeTerms(releaseOf(400, 0.25, 0.5), {.r = 0.5, .approximationConstant = 3}, NoiseBound::paper);
  EXPECT_NEAR(terms.randomError2, 1 / (0.25 * 400 * 0.5), 1e-15);
  EXPECT_NEAR(terms.randomError1, 1 + terms.randomError2, 1e-15);
  EXPECT_NEAR(terms.sampleError, 2 * std::sqrt(2 * 3.14159265358979) / 20, 1e-12);
  EXPECT_NEAR(hingeTerms(releaseOf(400, 0.25, 0.5), {}, NoiseBound::asPrinted).sampleError,
              2 * 4 * std::sqrt(2 * 3.14159265358979) / 20, 1e-12);
  EXPECT_NEAR(terms.approximation, 1.5, 1e-15);
  EXPECT_NEAR(terms.sum, terms.randomError1 + terms.randomError2 + terms.sampleError + 1.5, 1e-14);
  EXPECT_NEAR(hingeTerms(releaseOf(400, 0.25, 0.5), {}, NoiseBound::asPrinted).randomError2,
              terms.randomError2 / 2, 1e-15);
}

/// The second random error bounds the error added by the noise, whatever the predictions are.
TEST(HingeTerms, TheSecondRandomErrorBoundsWhatTheNoiseAdds) {
  Rng rng(5);
  for (int i = 0; i < 200; ++i) {
    const OutputPerturbation release =
        releaseOf(1 + static_cast<double>(rng.below(50)), rng.uniform(), 2 * rng.uniform());
    std::vector<double> decisions, labels;
    for (int k = 0; k < 20; ++k) {
      decisions.push_back(2 * rng.normal());
      labels.push_back(rng.uniform() < 0.5 ? 1 : -1);
    }
    const double theta = machineNoise(kHingeLoss, release, NoiseBound::paper).scale;
    EXPECT_LE(meanExcessHingeLoss(decisions, labels, theta),
              hingeTerms(release, {}, NoiseBound::paper).randomError2);
  }
}

/// Over random laws of few points and random functions: wrong signs above the fewest against hinge loss above
/// the least. A sign of 0 counts as wrong, where both are equal for a function that is 0 everywhere.
TEST(ExcessOfWrongSigns, IsAtMostTheExcessHingeLoss) {
  Rng rng(11);
  for (int trial = 0; trial < 2000; ++trial) {
    double signs = 0, hinge = 0, weights = 0, zero = 0;
    for (int point = 0; point < 5; ++point) {
      const double weight = rng.uniform(), p = rng.uniform(), f = 2 * rng.normal();
      const double fewest = std::min(p, 1 - p);
      signs += weight * ((f > 0 ? 1 - p : p) - fewest);
      hinge += weight * (p * std::max(0.0, 1 - f) + (1 - p) * std::max(0.0, 1 + f) - 2 * fewest);
      zero += weight * (1 - 2 * fewest);
      weights += weight;
    }
    signs /= weights, hinge /= weights, zero /= weights;
    EXPECT_LE(signs, excessOfWrongSigns(hinge, NoiseBound::paper) + 1e-14);
    EXPECT_EQ(excessOfWrongSigns(zero, NoiseBound::paper), zero);
  }
  EXPECT_EQ(excessOfWrongSigns(0.18, NoiseBound::asPrinted), 0.6);
  EXPECT_EQ(excessOfWrongSigns(3, NoiseBound::paper), 1);
}

/// The slopes of both paths far out, and that of the share of wrong signs with them.
TEST(HingeTerms, TheRateIsTheSlopeAlongThePath) {
  const auto fall = [](const auto& bound) { return std::log(bound(1e12) / bound(1e15)) / std::log(1e3); };
  for (const double r : {0.05, 0.3, 0.5, 0.9, 1.0, 2.0})
    for (const double constant : {0.1, 1.0, 10.0}) {
      const double beta = std::min(r, 1.0);
      const auto along = [&](double rows, const RateChoice& choice) {
        return hingeTerms(releaseOf(rows, choice.lambda, choice.epsilon),
                          {.r = r, .approximationConstant = constant}, NoiseBound::paper);
      };
      EXPECT_NEAR(fall([&](double rows) { return along(rows, recommendedForHinge(rows, r)).sum; }),
                  beta / (2 * beta + 1), 0.03)
          << r;
      EXPECT_NEAR(fall([&](double rows) {
                    return excessAtEpsilon(along(rows, hingeAtEpsilon(rows, 0.5, r)), 0.5, NoiseBound::paper);
                  }),
                  beta / (beta + 1), 0.03)
          << r;
    }
}

/// With the choices of Theorem 4 the sum is at most its constant times m^-rate.
TEST(RecommendedForHinge, ReachesTheRateOfTheTheorem) {
  for (const double r : {0.1, 0.5, 1.0})
    for (const double rows : {10.0, 1e3, 1e6}) {
      const RateChoice choice = recommendedForHinge(rows, r);
      EXPECT_NEAR(choice.epsilon, std::pow(rows, -choice.rate), 1e-12);
      const ErrorTerms terms =
          hingeTerms(releaseOf(rows, choice.lambda, choice.epsilon), {.r = r}, NoiseBound::paper);
      EXPECT_LE(terms.sum,
                theorem4Constant(1, {}, NoiseBound::paper) * std::pow(rows, -choice.rate) * (1 + 1e-12));
      EXPECT_GE(terms.sum, std::pow(rows, -choice.rate));
    }
}

}  // namespace
}  // namespace epsiscope::hinge_terms_test
