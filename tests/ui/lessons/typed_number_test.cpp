#include "ui/lessons/typed_number.h"

#include <gtest/gtest.h>

#include "tests/ui/support/speaking.h"

namespace epsiscope::typed_number_test {
namespace {

struct Typed {
  const char* text;
  double value;
  const char* unit = "";
};

TEST(TypedNumber, IsReadInEveryHabit) {
  const test::Speaking english(QStringLiteral("en"));
  for (const Typed& one : {Typed{"0.5", 0.5},
                           Typed{"0,5", 0.5},
                           Typed{" .5 ", 0.5},
                           Typed{"1/2", 0.5},
                           Typed{"50 %", 0.5},
                           Typed{"50%", 0.5},
                           Typed{"0,500", 0.5},
                           Typed{"= 0.5", 0.5},
                           Typed{"5e-1", 0.5},
                           Typed{"7600", 7600},
                           Typed{"7 600", 7600},
                           Typed{"7\u2009600", 7600},
                           Typed{"7'600", 7600},
                           Typed{"1,234.5", 1234.5},
                           Typed{"1.234,5", 1234.5},
                           Typed{"1,234,567", 1234567},
                           Typed{"−3", -3},
                           Typed{"7.9", 7.9, "%"},
                           Typed{"7.9 %", 7.9, "%"},
                           Typed{"40 houses", 40, "houses"},
                           Typed{"1.25 × 100 000 $", 1.25, "× 100 000 $"}}) {
    const TypedNumber read = typedNumber(QString::fromUtf8(one.text), QString::fromUtf8(one.unit));
    ASSERT_TRUE(read.value) << one.text;
    EXPECT_DOUBLE_EQ(*read.value, one.value) << one.text;
  }
}

TEST(TypedNumber, SaysHowItWasReadWhereItIsWrittenOtherwiseHere) {
  const test::Speaking english(QStringLiteral("en"));
  EXPECT_TRUE(typedNumber(QStringLiteral("0.5"), {}).remark.isEmpty());
  EXPECT_EQ(typedNumber(QStringLiteral("0,5"), {}).remark, QStringLiteral("Read as 0.5."));
  EXPECT_EQ(typedNumber(QStringLiteral("10 %"), {}).remark, QStringLiteral("Read as 0.1."));
}

TEST(TypedNumber, IsNotGuessedWhereItCanBeTwo) {
  const test::Speaking english(QStringLiteral("en"));
  const TypedNumber read = typedNumber(QStringLiteral("7,600"), {});
  EXPECT_FALSE(read.value);
  EXPECT_TRUE(read.remark.contains(QStringLiteral("7.6"))) << read.remark.toStdString();
  EXPECT_TRUE(read.remark.contains(QStringLiteral("7600")));
  EXPECT_DOUBLE_EQ(typedNumber(QStringLiteral("7.600"), {}).value.value_or(0), 7.6);
}

TEST(TypedNumber, FollowsTheDecimalMarkOfTheScreen) {
  const test::Speaking german(QStringLiteral("de"));
  EXPECT_DOUBLE_EQ(typedNumber(QStringLiteral("7,600"), {}).value.value_or(0), 7.6);
  EXPECT_FALSE(typedNumber(QStringLiteral("7.600"), {}).value);
  EXPECT_DOUBLE_EQ(typedNumber(QStringLiteral("0.5"), {}).value.value_or(0), 0.5);
  EXPECT_DOUBLE_EQ(typedNumber(QStringLiteral("1,25"), {}).value.value_or(0), 1.25);
}

TEST(TypedNumber, SaysWhatIsNoNumber) {
  const test::Speaking english(QStringLiteral("en"));
  for (const char* text : {"abc", "1/0", "1/2/3", "1,2,3", "--1", "5 5", "inf", "1e400"}) {
    const TypedNumber read = typedNumber(QString::fromUtf8(text), {});
    EXPECT_FALSE(read.value) << text;
    EXPECT_TRUE(read.remark.contains(QString::fromUtf8(text))) << text;
  }
}

}  // namespace
}  // namespace epsiscope::typed_number_test
