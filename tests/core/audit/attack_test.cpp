#include "core/audit/attack.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/classes/class_response.h"
#include "core/mechanisms/class_mechanism.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/guarantee.h"
#include "core/privacy/normal_tail.h"
#include "tests/support/detected_at.h"

namespace epsiscope::attack_test {
namespace {

using test::detectedAt;

/// The curve of Laplace noise moved by its scale times epsilon: e^epsilon a up to e^-epsilon/2, then 1 -
/// e^-epsilon/(4a), then 1 - e^-epsilon (1 - a) from 1/2 on.
TEST(Attack, OfLaplaceNoiseIsTheClosedForm) {
  for (const double epsilon : {0.3, 1.0, 4.0}) {
    Rng rng(1);
    const Attack found = attack(Laplace({0, 1}, epsilon), 0, 1, 0, rng);
    for (const double a : {0.001, 0.05, 0.2, 0.4, 0.6, 0.9}) {
      const double expected = a < std::exp(-epsilon) / 2 ? std::exp(epsilon) * a
                              : a < 0.5                  ? 1 - std::exp(-epsilon) / (4 * a)
                                                         : 1 - std::exp(-epsilon) * (1 - a);
      EXPECT_NEAR(detectedAt(found.best, a), expected, 2e-3) << epsilon << ", " << a;
    }
    EXPECT_NEAR(found.success, 1 - std::exp(-epsilon / 2) / 2, 1e-9);
  }
}

TEST(Attack, OfNormalNoiseIsTheClosedForm) {
  const double sigma = 0.8;
  Rng rng(1);
  const Gaussian mechanism({0, 1}, sigma, {.epsilon = 1, .delta = 1e-5, .trust = Guarantee::Trust::local});
  const Attack found = attack(mechanism, 0, 1, 0, rng);
  // Guessing by the middle is right with probability Phi(1/(2 sigma)).
  EXPECT_NEAR(found.success, std::erfc(-0.5 / sigma / std::sqrt(2.0)) / 2, 1e-9);
  for (const double z : {-1.5, -0.5, 0.0, 1.0}) {
    const double alarms = std::erfc(-z / std::sqrt(2.0)) / 2;
    EXPECT_NEAR(detectedAt(found.best, alarms), std::erfc(-(z + 1 / sigma) / std::sqrt(2.0)) / 2, 2e-3);
  }
}

/// Randomized response between two classes reaches the bound of epsilon exactly.
TEST(Attack, OfRandomizedResponseReachesTheBound) {
  for (const double epsilon : {0.5, 2.0}) {
    const ClassMechanism mechanism(ClassResponse(2, epsilon));
    Rng rng(2);
    const Attack found = attack(mechanism, 0, 1, 20'000, rng);
    EXPECT_NEAR(found.success, attackerPosterior(epsilon), 1e-12);
    EXPECT_NEAR(mostSuccess(epsilon, 0), attackerPosterior(epsilon), 1e-15);
    EXPECT_NEAR(static_cast<double>(found.guessed) / 20'000, found.success, 0.02);
    for (const double loss : found.losses) EXPECT_NEAR(std::abs(loss), epsilon, 1e-12);
    ASSERT_EQ(found.best.falseAlarms.size(), 4U);
    EXPECT_NEAR(found.best.detections[1], mostDetections(found.best.falseAlarms[1], epsilon, 0), 1e-12);
  }
}

/// For a count the best guess sums over the whole numbers. Few of them matter, so that none may be missed.
TEST(Attack, OfWholeNumbersIsTheirSum) {
  for (const double epsilon : {0.3, 1.0, 6.0})
    for (const int moved : {1, 5}) {
      const double q = std::exp(-epsilon / 5);
      double difference = 0;
      for (int t = -1000; t <= 1000; ++t)
        difference += std::fmax(0, std::pow(q, std::abs(t)) - std::pow(q, std::abs(t - moved)));
      Rng rng(4);
      const Attack found = attack(DiscreteLaplace({0, 5}, {1, 5}, epsilon), 0, moved, 0, rng);
      EXPECT_NEAR(found.success, 0.5 + (1 - q) / (1 + q) * difference / 2, 1e-11) << epsilon << " " << moved;
    }
}

TEST(Attack, OfEqualLabelsIsACoin) {
  Rng rng(3);
  const Attack found = attack(Laplace({0, 1}, 1), 0.5, 0.5, 10'000, rng);
  EXPECT_NEAR(found.success, 0.5, 1e-12);
  EXPECT_NEAR(static_cast<double>(found.guessed) / 10'000, 0.5, 0.03);
}

TEST(Attack, BoundsAreThoseOfTheDefinition) {
  EXPECT_DOUBLE_EQ(mostDetections(0, 1, 0.1), 0.1);
  EXPECT_DOUBLE_EQ(mostDetections(1, 1, 0), 1);
  EXPECT_DOUBLE_EQ(mostSuccess(0, 0), 0.5);
  EXPECT_DOUBLE_EQ(mostSuccess(1e-6, 0.5), (std::exp(1e-6) + 0.5) / (1 + std::exp(1e-6)));
  EXPECT_DOUBLE_EQ(mostSuccess(700, 0.5), 1);
}

}  // namespace
}  // namespace epsiscope::attack_test
