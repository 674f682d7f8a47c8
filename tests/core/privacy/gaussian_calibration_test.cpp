#include "core/privacy/gaussian_calibration.h"

#include "core/privacy/guarantee.h"
#include "core/privacy/normal_tail.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::gaussian_calibration_test {
namespace {

TEST(GaussianCalibration, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("gaussian"));
  const auto oracle = test::oracle("gaussian");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const double epsilon = c["epsilon"], delta = c["delta"], width = c["sensitivity"];
    const double analytic = c["sigma_analytic"], classic = c["sigma_classic"];
    EXPECT_NEAR(analyticGaussianSigma(epsilon, delta, width), analytic, 1e-9 * analytic)
        << "epsilon " << epsilon << " delta " << delta;
    EXPECT_NEAR(classicGaussianSigma(epsilon, delta, width), classic, 1e-9 * classic);
  }
}

TEST(GaussianCalibration, SpendsDeltaExactlyOverTheWholeRange) {
  for (const double epsilon : {1e-6, 1e-3, 0.1, 1.0, 10.0, 100.0, 700.0, 1e4})
    for (const double delta : {1e-300, 1e-15, 1e-5, 0.1, 0.9, 0.999999}) {
      const double sigma = analyticGaussianSigma(epsilon, delta, 3);
      EXPECT_NEAR(gaussianLogDelta(epsilon, sigma, 3), std::log(delta), 1e-8 * (1 - std::log(delta)))
          << "epsilon " << epsilon << " delta " << delta;
      EXPECT_GT(gaussianLogDelta(epsilon, sigma * (1 - 1e-4), 3), std::log(delta));
    }
}

/// At sigma^2 = 1/(2 epsilon) the first term of delta is 1/2 and the second vanishes as epsilon grows: for
/// delta = 1/2 that is the answer. Towards epsilon 0 delta is 2 Phi(1/(2 sigma)) - 1.
TEST(GaussianCalibration, EndsForEveryDouble) {
  for (const double epsilon : {1e15, 1e100, 1e300, 8e307, 1e308, 1.7e308}) {
    const double sigma = analyticGaussianSigma(epsilon, 0.5, 1);
    EXPECT_NEAR(sigma * std::sqrt(2.0) * std::sqrt(epsilon), 1, 1e-7) << epsilon;
  }
  for (const double epsilon : {1e-15, 1e-100, 1e-300, 5e-324}) {
    const double sigma = analyticGaussianSigma(epsilon, 1e-5, 1);
    EXPECT_NEAR(std::erf(1 / (2 * sigma) / std::sqrt(2.0)), 1e-5, 1e-10) << epsilon;
  }
}

TEST(GaussianCalibration, AgreesWithTheDefinitionWhereItCanBeEvaluatedPlainly) {
  const auto cdf = [](double x) { return std::erfc(-x / std::sqrt(2.0)) / 2; };
  for (const double epsilon : {0.1, 1.0, 3.0})
    for (const double s : {0.3, 1.0, 4.0}) {
      const double delta =
          cdf(1 / (2 * s) - epsilon * s) - std::exp(epsilon) * cdf(-1 / (2 * s) - epsilon * s);
      EXPECT_NEAR(std::exp(gaussianLogDelta(epsilon, s, 1)), delta, 1e-14);
    }
}

TEST(NormalTail, IsSmoothWhereTheMethodChanges) {
  EXPECT_NEAR(millsRatio(8) / millsRatio(std::nextafter(8, 0)), 1, 1e-13);
  EXPECT_NEAR(logNormalCdf(-40), -804.6084420137538, 1e-12);  // 40-digit arithmetic
  EXPECT_NEAR(logNormalCdf(0), std::log(0.5), 1e-15);
  EXPECT_NEAR(logNormalCdf(9), 0, 1e-18);
}

TEST(NormalTail, QuantileInvertsTheTail) {
  for (const double z : {0.0, 1e-9, 0.5, 2.0, 7.0, 38.0, 400.0}) {
    EXPECT_NEAR(normalTailQuantile(logNormalCdf(-z)), z, 1e-13 * z + 1e-15);
  }
}

TEST(Posterior, GrowsFromOneHalfToCertainty) {
  EXPECT_NEAR(attackerPosterior(1), 0.7310585786300049, 1e-15);
  EXPECT_NEAR(attackerPosterior(1e-12), 0.5, 1e-12);
  EXPECT_EQ(attackerPosterior(700), 1);
  EXPECT_EQ(attackerPosterior(1e308), 1);
}

}  // namespace
}  // namespace epsiscope::gaussian_calibration_test
