#include "core/text/digits17.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <limits>

#include "core/random/rng.h"

namespace epsiscope::digits17_test {
namespace {

TEST(Digits17, AreReadBackAsTheSameDouble) {
  Rng rng(1);
  for (int i = 0; i < 20000; ++i) {
    const double value = std::bit_cast<double>(rng.bits());
    if (value - value != 0) continue;
    const std::string text = digits17(value);
    ASSERT_EQ(std::bit_cast<std::uint64_t>(std::strtod(text.c_str(), nullptr)),
              std::bit_cast<std::uint64_t>(value))
        << text;
  }
}

TEST(Digits17, AreEmptyForWhatDoesNotExist) {
  EXPECT_EQ(digits17(std::numeric_limits<double>::quiet_NaN()), "");
  EXPECT_EQ(digits17(std::numeric_limits<double>::infinity()), "");
  EXPECT_EQ(digits17(-std::numeric_limits<double>::infinity()), "");
}

TEST(Digits17, AreWrittenWithAPoint) {
  EXPECT_EQ(digits17(0.1), "0.10000000000000001");
  EXPECT_EQ(digits17(-2), "-2");
  EXPECT_EQ(digits17(1e300), "1.0000000000000001e+300");
}

}  // namespace
}  // namespace epsiscope::digits17_test
