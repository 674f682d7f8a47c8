#include "core/audit/moved_noise.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/privacy/gaussian_calibration.h"

namespace epsiscope::moved_noise_test {
namespace {

TEST(MovedNoise, OfNormalNoiseIsTheEpsilonItWasCalibratedFor) {
  for (const double epsilon : {1e-6, 0.1, 1.0, 50.0, 700.0})
    for (const double delta : {1e-300, 1e-5, 0.5})
      for (const double distance : {1e-9, 1.0, 1e6}) {
        const double sigma = analyticGaussianSigma(epsilon, delta, distance);
        EXPECT_NEAR(epsilonOfMovedNormal(distance, sigma, delta), epsilon,
                    1e-9 * epsilon + 1e-13 * std::max(1.0, -std::log(delta)))
            << epsilon << ", " << delta;
      }
}

TEST(MovedNoise, GrowsWithTheDistanceAndIsNothingWithoutOne) {
  EXPECT_EQ(epsilonOfMovedNormal(0, 1, 1e-5), 0);
  EXPECT_EQ(epsilonOfMovedNorm(0, 1), 0);
  EXPECT_LT(epsilonOfMovedNormal(1, 2, 1e-5), epsilonOfMovedNormal(1.01, 2, 1e-5));
  EXPECT_EQ(epsilonOfMovedNormal(1, 1000, 0.5), 0) << "delta allows all of it";
  EXPECT_EQ(epsilonOfMovedNorm(3, 2), 1.5);
}

}  // namespace
}  // namespace epsiscope::moved_noise_test
