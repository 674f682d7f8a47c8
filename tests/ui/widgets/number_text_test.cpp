#include "ui/widgets/number_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::number_text_test {
namespace {

std::string shown(double value, int digits = 4) {
  return numberText(value, digits).toStdString();
}

TEST(NumberText, HasAsManyDigitsAsAsked) {
  EXPECT_EQ(shown(0.123456), "0.1235");
  EXPECT_EQ(shown(0.123456, 3), "0.123");
  EXPECT_EQ(shown(1.0), "1");
  EXPECT_EQ(shown(1234.56), "1235");
  EXPECT_EQ(shown(0), "0");
  EXPECT_EQ(shown(-0.0), "0");
  EXPECT_EQ(shown(9.9999), "10");
}

TEST(NumberText, UsesThinSpacesAndTheTrueMinus) {
  EXPECT_EQ(shown(20640, 5), "20\u2009640");
  EXPECT_EQ(shown(-1300000, 7), "\u22121\u2009300\u2009000");
  EXPECT_EQ(shown(-0.5), "\u22120.5");
}

TEST(NumberText, UsesPowersOfTenOnlyFarOut) {
  EXPECT_EQ(shown(0.0001), "0.0001");
  EXPECT_EQ(shown(0.00001), "1e\u22125");
  EXPECT_EQ(shown(1.5e9), "1.5e9");
}

TEST(NumberText, ValuesThatDoNotExistAreADash) {
  EXPECT_EQ(shown(std::nan("")), "\u2013");
  EXPECT_EQ(shown(std::numeric_limits<double>::infinity()), "\u2013");
}

TEST(NumberText, FixedWidthKeepsZeros) {
  EXPECT_EQ(fixedNumberText(0.5, 3).toStdString(), "0.500");
  EXPECT_EQ(fixedNumberText(1, 3).toStdString(), "1.00");
  EXPECT_EQ(fixedNumberText(0, 3).toStdString(), "0.00");
}

TEST(NumberText, ExactTextReadsBackTheSame) {
  for (const double value : {0.137, 1.0 / 3, 1e-300, -2.5e17, 0.1 + 0.2})
    EXPECT_EQ(numberFromText(exactText(value)), value);
  EXPECT_EQ(exactText(0.137).toStdString(), "0.137");
  EXPECT_EQ(exactText(0.0001).toStdString(), "0.0001");
  EXPECT_EQ(exactText(1e-5).toStdString(), "1e-5");
  EXPECT_EQ(exactText(100000).toStdString(), "100000");
  EXPECT_EQ(exactText(0).toStdString(), "0");
}

TEST(NumberFromText, RefusesWhatIsNoFiniteDecimalNumber) {
  for (const char* text : {"", " ", "abc", "0,5", "inf", "nan", "-inf", "1e400", "1e-400", "0x10", "1 2",
                           "0.5x", "1e", "e5", "--1", "+-1", "1e5.5", "."})
    EXPECT_EQ(numberFromText(QString::fromLatin1(text)), std::nullopt) << text;
}

TEST(NumberFromText, TakesTheUsualForms) {
  EXPECT_EQ(numberFromText(QStringLiteral(" 0.137 ")), 0.137);
  EXPECT_EQ(numberFromText(QStringLiteral("+.5")), 0.5);
  EXPECT_EQ(numberFromText(QStringLiteral("1E-3")), 0.001);
  EXPECT_EQ(numberFromText(QStringLiteral("1e+3")), 1000);
  EXPECT_EQ(numberFromText(QStringLiteral("\u22122")), -2);
}

TEST(NumberFromText, ShiftsTheDecimalPointWithoutRounding) {
  EXPECT_EQ(numberFromText(QStringLiteral("13.7"), -2), 0.137);
  EXPECT_EQ(numberFromText(QStringLiteral("0.29"), 2), 29.0);
  EXPECT_EQ(numberFromText(QStringLiteral("5e1"), -2), 0.5);
}

TEST(RoundedTo, GivesTheNearestShortDecimal) {
  EXPECT_EQ(roundedTo(0.13749, 3), 0.137);
  EXPECT_EQ(roundedTo(123456, 3), 123000);
  EXPECT_EQ(roundedTo(-9.996, 3), -10.0);
  EXPECT_EQ(roundedTo(0, 3), 0);
}

}  // namespace
}  // namespace epsiscope::number_text_test
