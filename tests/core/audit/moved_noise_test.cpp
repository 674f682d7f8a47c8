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

TEST(MovedNoise, OfNormalNoiseIsThatToItsRoundingHoweverLittleEpsilonIs) {
  for (const double epsilon : {1e-300, 1e-15, 1e-12, 1e-9, 1e-6, 0.1})
    for (const double delta : {1e-10, 1e-5, 1e-4, 0.01, 0.5}) {
      const double found = epsilonOfMovedNormal(1, analyticGaussianSigma(epsilon, delta, 1), delta);
      EXPECT_LE(found, epsilon * (1 + 1e-9) + kRoundingOfMovedNormal) << epsilon << ", " << delta;
    }
}

TEST(MovedNoise, LengtheningIsTheDifferenceOfTwoLengths) {
  const Eigen::Vector3d b(3, -1, 2), v(0.5, 2, -1);
  EXPECT_NEAR(lengthening(b, v), (b + v).norm() - b.norm(), 1e-15);
  EXPECT_EQ(lengthening(Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero()), 0);
  EXPECT_NEAR(lengthening(b, -b), -b.norm(), 1e-15);
  // Along a vector that is as long as doubles are, and across it.
  const Eigen::Vector3d far(1e300, 0, 0);
  EXPECT_NEAR(lengthening(far, Eigen::Vector3d(0.25, 0, 0)), 0.25, 1e-15);
  EXPECT_NEAR(lengthening(far, Eigen::Vector3d(0, 0.25, 0)), 0.25 * 0.25 / 2e300, 1e-315);
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
