#include "core/audit/clopper_pearson.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::clopper_pearson_test {
namespace {

/// P(X = k) of a binomial number.
double mass(std::size_t k, std::size_t n, double p) {
  const auto a = static_cast<double>(k), b = static_cast<double>(n);
  return std::exp(std::lgamma(b + 1) - std::lgamma(a + 1) - std::lgamma(b - a + 1) + a * std::log(p) +
                  (b - a) * std::log1p(-p));
}

TEST(ClopperPearson, HasTheTabulatedBounds) {
  EXPECT_EQ(lowerProbability(0, 10, 0.025), 0);
  EXPECT_NEAR(upperProbability(0, 10, 0.025), 1 - std::pow(0.025, 0.1), 1e-12);
  EXPECT_NEAR(lowerProbability(10, 10, 0.025), std::pow(0.025, 0.1), 1e-12);
  EXPECT_EQ(upperProbability(10, 10, 0.025), 1);
  EXPECT_NEAR(lowerProbability(5, 10, 0.025), 0.1870860284, 1e-9);
  EXPECT_NEAR(upperProbability(5, 10, 0.025), 0.8129139716, 1e-9);
}

/// Summed over all outcomes, exactly.
TEST(ClopperPearson, IsWrongNoOftenerThanItSays) {
  constexpr std::size_t kTrials = 60;
  for (const double error : {0.1, 0.01, 1e-6})
    for (const double p : {0.001, 0.1, 0.37, 0.5, 0.9}) {
      double wrong = 0;
      for (std::size_t k = 0; k <= kTrials; ++k)
        if (lowerProbability(k, kTrials, error) > p) wrong += mass(k, kTrials, p);
      EXPECT_LE(wrong, error * (1 + 1e-9)) << p << ", " << error;
    }
}

}  // namespace
}  // namespace epsiscope::clopper_pearson_test
