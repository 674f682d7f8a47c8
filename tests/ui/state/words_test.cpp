#include "ui/state/words.h"

#include <gtest/gtest.h>

#include "ui/widgets/counted_text.h"

#include "ui/charts/axis_steps.h"
#include "ui/views/chart_parts.h"

namespace epsiscope::words_test {
namespace {

TEST(Words, counts_are_grouped_and_plural) {
  EXPECT_EQ(countText(4000), QStringLiteral("4000"));
  EXPECT_EQ(countText(1300000), QStringLiteral("1\u2009300\u2009000"));
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 1), QStringLiteral("1 row"));
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 20640), QStringLiteral("20\u2009640 rows"));
}

TEST(Words, sentences_of_the_core_get_their_symbols) {
  EXPECT_EQ(inSymbols("needs e^epsilon - 1 <= 2 epsilon, lambda up to 1"),
            QStringLiteral("needs e^ε − 1 ≤ 2 ε, λ up to 1"));
  EXPECT_EQ(inSymbols("lambdas stay"), QStringLiteral("lambdas stay"));
}

TEST(Words, numbers_stay_with_their_sign_where_a_text_wraps) {
  EXPECT_EQ(unbroken(QStringLiteral("at 50 %, with δ = 1")),
            QStringLiteral("at 50\u00a0%, with δ\u00a0=\u00a01"));
}

TEST(Words, decimals_line_up_and_nothing_is_minus_zero) {
  EXPECT_EQ(decimalText(0.5, 3), QStringLiteral("0.500"));
  EXPECT_EQ(decimalText(-0.3971, 3), QStringLiteral("−0.397"));
  EXPECT_EQ(decimalText(-1e-5, 3), QStringLiteral("0.000"));
}

TEST(AxisSteps, are_the_next_round_number_above) {
  EXPECT_DOUBLE_EQ(stepAbove(0.3), 0.5);
  EXPECT_DOUBLE_EQ(stepAbove(5), 5);
  EXPECT_DOUBLE_EQ(stepAbove(5.1), 10);
  EXPECT_DOUBLE_EQ(stepAbove(5.1, Steps::fine), 6);
  EXPECT_DOUBLE_EQ(stepAbove(0), 1);
  EXPECT_DOUBLE_EQ(stepAbove(1.0 / 0.0), 1);
}

}  // namespace
}  // namespace epsiscope::words_test
