#include "core/base/evenly_spread.h"

#include <gtest/gtest.h>

namespace epsiscope::evenly_spread_test {
namespace {

TEST(EvenlySpread, KeepsTheOrderAndEveryGap) {
  std::vector<int> values(1000);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<int>(i);
  const std::vector<int> some = evenlySpread<int>(values, 300);
  ASSERT_EQ(some.size(), 300U);
  EXPECT_EQ(some.front(), 0);
  for (std::size_t i = 1; i < some.size(); ++i) {
    EXPECT_GE(some[i] - some[i - 1], 3);
    EXPECT_LE(some[i] - some[i - 1], 4);
  }
  EXPECT_LT(some.back(), 1000);
  EXPECT_GE(some.back(), 996);
}

TEST(EvenlySpread, KeepsAllThatAreFewEnough) {
  const std::vector<double> values{3, 1, 2};
  EXPECT_EQ(evenlySpread<double>(values, 3), values);
  EXPECT_EQ(evenlySpread<double>(values, 100), values);
  EXPECT_TRUE(evenlySpread<double>(values, 0).empty());
  EXPECT_TRUE(evenlySpread<double>({}, 5).empty());
}

}  // namespace
}  // namespace epsiscope::evenly_spread_test
