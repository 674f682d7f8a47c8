#include "core/text/decimal.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace epsiscope::decimal_test {
namespace {

TEST(Decimal, TenTenthsAreOne) {
  Decimal total;
  for (int i = 0; i < 10; ++i) total = total + Decimal::of(0.1);
  EXPECT_EQ(total, Decimal::of(1));
  EXPECT_EQ(total.text(), "1");
}

TEST(Decimal, AShareAndTheRestAddUp) {
  const Decimal whole = Decimal::of(0.7), part = whole * Decimal::of(0.3);
  EXPECT_EQ(part.text(), "0.21");
  EXPECT_EQ((whole - part).text(), "0.49");
  EXPECT_EQ(part + (whole - part), whole);
}

TEST(Decimal, ReadsWhatItWrites) {
  for (const char* text : {"0", "1", "-1", "0.1", "120", "-0.00001", "123456789012345678901234567890.5"})
    EXPECT_EQ(Decimal::fromText(text).value().text(), text);
  EXPECT_EQ(Decimal::fromText("1e-5").value().text(), "0.00001");
  EXPECT_EQ(Decimal::fromText("25e1").value().text(), "250");
  EXPECT_EQ(Decimal::fromText("-0.0").value(), Decimal());
  for (const char* text : {"", "-", ".", "1e", "0,5", "nan", "1 ", "--1", "1e9999"})
    EXPECT_FALSE(Decimal::fromText(text)) << text;
}

TEST(Decimal, ComputesAsWholeNumbersDo) {
  Rng rng(7);
  for (int i = 0; i < 1000; ++i) {
    const auto a = static_cast<std::int64_t>(rng.below(2000001)) - 1000000;
    const auto b = static_cast<std::int64_t>(rng.below(2001)) - 1000;
    const Decimal x = Decimal::fromText(std::to_string(a) + "e-3").value();
    const Decimal y = Decimal::fromText(std::to_string(b) + "e-3").value();
    EXPECT_EQ(x + y, Decimal::fromText(std::to_string(a + b) + "e-3").value()) << a << ' ' << b;
    EXPECT_EQ(x - y, Decimal::fromText(std::to_string(a - b) + "e-3").value()) << a << ' ' << b;
    EXPECT_EQ(x * y, Decimal::fromText(std::to_string(a * b) + "e-6").value()) << a << ' ' << b;
  }
}

TEST(Decimal, ComparesAsNumbersDo) {
  const std::vector<std::string> rising = {"-120", "-12",  "-0.5",   "-0.05", "0",  "0.00001",
                                           "0.09", "0.10", "0.1001", "9.99",  "10", "1e30"};
  for (std::size_t i = 0; i < rising.size(); ++i)
    for (std::size_t j = 0; j < rising.size(); ++j) {
      const Decimal a = Decimal::fromText(rising[i]).value(), b = Decimal::fromText(rising[j]).value();
      EXPECT_EQ(a < b, i < j) << rising[i] << ' ' << rising[j];
      EXPECT_EQ(a >= b, i >= j) << rising[i] << ' ' << rising[j];
      EXPECT_EQ(a <=> b == 0, a == b) << rising[i] << ' ' << rising[j];
    }
}

}  // namespace
}  // namespace epsiscope::decimal_test
