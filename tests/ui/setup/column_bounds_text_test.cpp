#include "ui/setup/column_bounds_text.h"

#include <gtest/gtest.h>

namespace epsiscope::column_bounds_text_test {
namespace {

using Bounds = std::vector<ColumnBound>;

TEST(ColumnBoundsText, NamesAndNumbersAreReadInAnySpacing) {
  EXPECT_EQ(columnBoundsFromText(QStringLiteral("age 100, hours-per-week 99")),
            (Bounds{{"age", 100}, {"hours-per-week", 99}}));
  EXPECT_EQ(columnBoundsFromText(QStringLiteral("  total rooms  1e4 ;x 0.5 ")),
            (Bounds{{"total rooms", 1e4}, {"x", 0.5}}));
  EXPECT_EQ(columnBoundsFromText(QStringLiteral("  ")), Bounds{});
}

TEST(ColumnBoundsText, AnyNameSurvivesTheWayThereAndBack) {
  const Bounds bounds = {{"a,b", 1}, {"say \"x\"", 2.5}, {"two words", 1e-6}, {"größe", 3}, {"7", 8}};
  EXPECT_EQ(columnBoundsFromText(textOfColumnBounds(bounds)), bounds);
}

TEST(ColumnBoundsText, ASmallestValueStandsBeforeTwoDots) {
  const Bounds bounds = {{"latitude", 42, 32}, {"longitude", -114.5, -124.25}, {"age", 52}};
  EXPECT_EQ(columnBoundsFromText(QStringLiteral("latitude 32..42, longitude -124.25..-114.5, age 52")),
            bounds);
  EXPECT_EQ(columnBoundsFromText(textOfColumnBounds(bounds)), bounds);
  for (const char* text : {"age ..", "age 1..", "age ..1", "age 1..2..3", "age 1...2"})
    EXPECT_FALSE(columnBoundsFromText(QString::fromLatin1(text))) << text;
}

TEST(ColumnBoundsText, APartWithoutNameOrNumberIsNothing) {
  for (const char* text : {"age", "100", "age 100,, x 3", "age ten", "age 100 x", "\"a 3"})
    EXPECT_FALSE(columnBoundsFromText(QString::fromLatin1(text))) << text;
}

}  // namespace
}  // namespace epsiscope::column_bounds_text_test
