#include "core/privacy/ratio_bound.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/known_powers.h"

namespace epsiscope::ratio_bound_test {
namespace {

using test::KnownPower, test::knownPowers;

TEST(RatioBound, IsTheExponentialRoundedDown) {
  for (const KnownPower& power : knownPowers()) {
    const RatioBound bound(power.epsilon);
    EXPECT_TRUE(bound.allows(power.numerator - power.numerator / 100'000'000'000'000, power.denominator))
        << power.epsilon;
    EXPECT_FALSE(bound.allows(power.numerator + 1, power.denominator)) << power.epsilon;
    const auto levels = bound.levels(64);
    EXPECT_TRUE(power.allows(levels.high, levels.low)) << power.epsilon;
    EXPECT_FALSE(power.allows(levels.high + levels.high / 1'000'000'000, levels.low)) << power.epsilon;
  }
}

TEST(RatioBound, AllowsNothingBesideNothing) {
  for (const double epsilon : {1.0, 60.0, 700.0}) {
    EXPECT_FALSE(RatioBound(epsilon).allows(1, 0));
    EXPECT_TRUE(RatioBound(epsilon).allows(2, 1));
  }
}

TEST(RatioBound, IsCloseForEveryEpsilon) {
  for (double epsilon = 1e-9; epsilon < 1000; epsilon *= 1.1) {
    const auto ratioOf = [](const RatioBound::Levels& levels) {
      return static_cast<long double>(levels.high) / static_cast<long double>(levels.low);
    };
    const long double exact = std::exp(static_cast<long double>(epsilon));
    for (const int bits : {64, 90, 126}) {
      const long double ratio = ratioOf(RatioBound(epsilon).levels(bits));
      EXPECT_LE(ratio, exact * (1 + 1e-18L)) << epsilon;
      const bool isCapped = exact > std::ldexp(1.0L, bits - 1);
      EXPECT_GE(ratio, isCapped ? std::ldexp(1.0L, bits - 1) : exact * (1 - 1e-13L)) << epsilon;
    }
  }
}

}  // namespace
}  // namespace epsiscope::ratio_bound_test
