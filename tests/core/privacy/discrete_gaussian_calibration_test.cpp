#include "core/privacy/discrete_gaussian_calibration.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/privacy/gaussian_calibration.h"
#include "core/random/discrete_gaussian.h"

namespace epsiscope::discrete_gaussian_calibration_test {
namespace {

/// By the definition: the sum over all whole numbers of what one law has above e^epsilon times the other.
double deltaBySums(double epsilon, int sensitivity, double s) {
  const int reach = 40 + static_cast<int>(40 * s) + sensitivity;
  long double mass = 0, delta = 0;
  const auto g = [s](long double z) { return std::exp(-z * z / (2 * static_cast<long double>(s) * s)); };
  for (int z = -reach; z <= reach; ++z) mass += g(z);
  for (int z = -reach; z <= reach; ++z)
    delta += std::max(0.0L, g(z) - std::exp(static_cast<long double>(epsilon)) *
                                       g(static_cast<long double>(z) + sensitivity));
  return static_cast<double>(delta / mass);
}

TEST(DiscreteGaussianCalibration, IsTheSumOverAllWholeNumbers) {
  for (const double epsilon : {1e-3, 0.1, 0.5, 1.0, 3.0})
    for (const int sensitivity : {1, 2, 7, 40})
      for (const double s : {0.0625, 0.4, 1.0, 3.3, 25.0, 300.0}) {
        const double exact = deltaBySums(epsilon, sensitivity, s);
        if (exact < 1e-250) continue;
        const double found = std::exp(discreteGaussianLogDelta(epsilon, sensitivity, s));
        EXPECT_GE(found, exact * (1 - 1e-12)) << epsilon << ' ' << sensitivity << ' ' << s;
        EXPECT_NEAR(found, exact, 1e-9 * exact + 2e-11) << epsilon << ' ' << sensitivity << ' ' << s;
      }
}

/// The sum and the integral meet where the one takes over from the other.
TEST(DiscreteGaussianCalibration, DoesNotJumpWhereSumsBecomeIntegrals) {
  for (const double epsilon : {0.01, 0.3, 2.0}) {
    const double below = discreteGaussianLogDelta(epsilon, 2000, 4096);
    const double above = discreteGaussianLogDelta(epsilon, 2000, std::nextafter(4096.0, 5000.0));
    EXPECT_NEAR(below, above, 1e-10 * std::abs(below)) << epsilon;
  }
}

TEST(DiscreteGaussianCalibration, IsTheNormalLawsOnAFineLattice) {
  constexpr std::int64_t kWidth = std::int64_t{1} << 20;
  for (const double epsilon : {0.1, 1.0, 4.0})
    for (const double delta : {1e-9, 1e-5}) {
      const double continuous = analyticGaussianSigma(epsilon, delta, 1) * static_cast<double>(kWidth);
      EXPECT_NEAR(discreteGaussianDeviation(epsilon, delta, kWidth), continuous, 1e-5 * continuous);
    }
}

TEST(DiscreteGaussianCalibration, TakesTheLeastThatHolds) {
  for (const double epsilon : {0.2, 1.0, 5.0})
    for (const double delta : {1e-8, 1e-3})
      for (const int sensitivity : {1, 5, 1000}) {
        const double s = discreteGaussianDeviation(epsilon, delta, sensitivity);
        const double drawn = DiscreteGaussianSampler(s).deviation();
        EXPECT_LE(std::exp(discreteGaussianLogDelta(epsilon, sensitivity, drawn)), delta * (1 + 1e-9));
        EXPECT_GT(std::exp(discreteGaussianLogDelta(epsilon, sensitivity, 0.999 * s)), delta);
      }
  EXPECT_TRUE(std::isinf(discreteGaussianDeviation(1e-6, 1e-9, std::int64_t{1} << 40)));
}

}  // namespace
}  // namespace epsiscope::discrete_gaussian_calibration_test
