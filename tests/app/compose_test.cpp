#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/run_epsiscope.h"

namespace epsiscope::compose_test {
namespace {

using nlohmann::json;
using test::expectRefusal;
using test::jsonOf;
using test::run;
using test::Words;
using test::operator+;

const Words kBounds = {"--lower", "0", "--upper", "5"};

json composed(const Words& words) {
  json found = jsonOf(run(Words{"compose"} + words));
  EXPECT_EQ(found.size(), 3U);
  return found;
}

TEST(ComposeCommand, PrintsThreeAccountsOfNormalNoise) {
  const Words gaussian = Words{"gaussian", "--epsilon", "1", "--delta", "1e-5"} + kBounds;
  const json once = composed(gaussian + Words{"--times", "1"});
  EXPECT_NEAR(once["basic"], 1, 1e-9);
  EXPECT_NEAR(once["exact"], 1, 1e-9);
  EXPECT_GT(once["zcdp"], 1);
  const json often = composed(gaussian + Words{"--times", "100"});
  EXPECT_GT(often["basic"], 100);
  EXPECT_LT(often["exact"], often["zcdp"]);
  EXPECT_LT(often["zcdp"], 20);
  const json more = composed(Words{"gaussian", "--epsilon", "1", "--delta", "1e-5"} + kBounds +
                             Words{"--times", "100", "--total-delta", "1e-3"});
  EXPECT_LT(more["exact"], often["exact"]);
}

TEST(ComposeCommand, PrintsNullWhereAnAccountHasNothingToSay) {
  const Words laplace = Words{"laplace", "--epsilon", "0.5"} + kBounds;
  const json pure = composed(laplace + Words{"--times", "8"});
  EXPECT_DOUBLE_EQ(pure["basic"], 4);
  EXPECT_TRUE(pure["zcdp"].is_null());
  EXPECT_DOUBLE_EQ(pure["exact"], 4);
  const json some = composed(laplace + Words{"--times", "800", "--total-delta", "1e-6"});
  EXPECT_DOUBLE_EQ(some["basic"], 400);
  EXPECT_LT(some["exact"], some["zcdp"]);
  EXPECT_EQ(composed(laplace + Words{"--times", "800", "--delta", "1e-6"}), some);
  const json unknown = composed(Words{"discrete-laplace", "--epsilon", "0.5", "--lower", "0", "--upper",
                                      "0.3", "--times", "800", "--total-delta", "1e-6"});
  EXPECT_DOUBLE_EQ(unknown["basic"], 400);
  EXPECT_EQ(unknown["zcdp"], some["zcdp"]);
  EXPECT_TRUE(unknown["exact"].is_null());
}

/// Two releases of randomised response over two classes: delta = p^2 (1 - e^(epsilon - 2)) from epsilon 0 on,
/// p = 1/(1 + 1/e).
TEST(ComposeCommand, KnowsResponsesExactly) {
  const json found = composed({"randomized-response", "--epsilon", "1", "--categories", "yes,no", "--times",
                               "2", "--total-delta", "0.1"});
  const double p = 1 / (1 + std::exp(-1.0)), expected = 2 + std::log1p(-0.1 / (p * p));
  EXPECT_NEAR(found["exact"], expected, 1e-9);
  EXPECT_GE(found["exact"], expected);
}

TEST(ComposeCommand, ComposesAMillion) {
  const json found = composed(Words{"staircase", "--epsilon", "0.01"} + kBounds +
                              Words{"--times", "1000000", "--total-delta", "1e-6"});
  EXPECT_NEAR(found["basic"], 10'000, 1e-6);
  EXPECT_LT(found["exact"], found["zcdp"]);
  EXPECT_LT(found["zcdp"], 120);
  EXPECT_GT(found["exact"], 50);
}

TEST(ComposeCommand, RefusesWhatItCannotUse) {
  const Words laplace = Words{"compose", "laplace", "--epsilon", "1"} + kBounds;
  expectRefusal(laplace, "--times is needed");
  for (const char* times : {"0", "-1", "1.5", "1e6", "two", "1000000001", "99999999999999999999"})
    expectRefusal(laplace + Words{"--times", times}, "choose a whole number from 1 to 1000000000");
  for (const char* delta : {"0", "1", "-1e-5", "2"}) {
    expectRefusal(laplace + Words{"--times", "2", "--total-delta", delta}, "--total-delta is");
    expectRefusal(Words{"compose", "randomized-response", "--epsilon", "1", "--categories", "a,b", "--times",
                        "2", "--delta", delta},
                  "--delta is");
  }
  expectRefusal(laplace + Words{"--times", "2", "--total-delta", "nan"}, "--total-delta");
  expectRefusal(Words{"compose", "laplaze", "--epsilon", "1", "--times", "2"} + kBounds, "laplaze");
  expectRefusal(Words{"compose", "gaussian", "--epsilon", "1", "--times", "2"} + kBounds,
                "--delta is needed");
}

}  // namespace
}  // namespace epsiscope::compose_test
