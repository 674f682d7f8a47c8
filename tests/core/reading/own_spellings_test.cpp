#include "core/reading/reader.h"

#include "core/table/odd_values.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace epsiscope::own_spellings_test {
namespace {

using test::columnOf;
using test::hasNote;
using test::readText;

using Words = std::vector<std::string>;

TEST(OwnSpellings, OfAMissingCellTouchNoOtherColumn) {
  const std::string text = "a,b,word\n99,99,99\n2,3,x\nrefused,4,y\n5,6,refused\n7,8,z\n";
  const Dataset dataset = readText(text, {.missingOf = {{"a", {"99", "Refused"}}, {"word", {"x"}}}});
  const Column& a = columnOf(dataset, "a");
  EXPECT_EQ(a.missing, 2U);
  EXPECT_TRUE(std::isnan(a.values[0]) && std::isnan(a.values[2]));
  EXPECT_TRUE(a.badCells.empty());
  EXPECT_EQ(columnOf(dataset, "b").values[0], 99);
  EXPECT_EQ(columnOf(dataset, "word").missing, 1U);
  EXPECT_EQ(columnOf(dataset, "word").categories, (Words{"99", "y", "refused", "z"}));
}

TEST(OwnSpellings, OfOneCategoryAreJoined) {
  const std::string text = "sex,y\nm,1\nM,2\nmale,3\nf,4\nm,5\n";
  EXPECT_TRUE(
      hasNote(readText(text), "Column 1 \"sex\": \"m\" and \"M\" differ in case, blanks or coding alone"));
  const Dataset dataset = readText(text, {.same = {{"sex", {{"man", "m", "M", "male"}, {}}}}});
  EXPECT_EQ(columnOf(dataset, "sex").categories, (Words{"man", "f"}));
  EXPECT_EQ(columnOf(dataset, "sex").codes, (std::vector<std::int32_t>{0, 0, 0, 1, 0}));
  EXPECT_FALSE(hasNote(dataset, "differ in case"));
  EXPECT_FALSE(hasNote(readText("sex,y\nm,1\nmale,2\nf,3\n"), "differ"));
}

TEST(OwnSpellings, OfValuesBecomeTheirWords) {
  const std::string text = "sex,y\n1,1\n2.0,2\n,3\n02,4\n3,5\n9,6\n";
  const ReadOptions options{.kinds = {{"sex", ColumnKind::text}},
                            .missingOf = {{"sex", {"9"}}},
                            .labelsOf = {{"sex", {{"1", "man"}, {"2", "woman"}, {"7", "other"}}}}};
  const Column column = columnOf(readText(text, options), "sex");
  EXPECT_EQ(column.categories, (Words{"man", "woman", "3"}));
  EXPECT_EQ(column.codes, (std::vector<std::int32_t>{0, 1, -1, 1, 2, -1}));
  EXPECT_EQ(column.valueLabels.size(), 3u);
  const ReadOptions german{
      .decimal = ',', .kinds = {{"x", ColumnKind::text}}, .labelsOf = {{"x", {{"1.5", "so"}}}}};
  EXPECT_EQ(columnOf(readText("x;y\n1,5;2\n", german), "x").categories, (Words{"so"}));
  const ReadOptions numbers{.kinds = {{"sex", ColumnKind::number}},
                            .labelsOf = {{"sex", {{"9", "refused"}}}}};
  EXPECT_EQ(columnOf(readText(text, numbers), "sex").kind, ColumnKind::number);
  EXPECT_TRUE(hasNote(readText(text, numbers), "the label of 9, which stands in 1 cell, is \"refused\""));
}

TEST(OwnSpellings, OfOneWordStayApart) {
  const ReadOptions options{.kinds = {{"x", ColumnKind::text}},
                            .labelsOf = {{"x", {{"1", "other"}, {"7", "other"}}}}};
  EXPECT_EQ(columnOf(readText("x,y\n1,1\n7,2\n", options), "x").categories, (Words{"1 other", "7 other"}));
}

TEST(OwnSpellings, ThatMayBeACategoryAreNamed) {
  const Dataset dataset = readText("country,income\nDE,1\nNA,2\n,3\nFR,4\n");
  EXPECT_EQ(columnOf(dataset, "country").missingSpelling, "NA");
  EXPECT_TRUE(hasNote(dataset, "2 cells such as \"NA\" were read as missing. If that is a category"));
  EXPECT_EQ(columnOf(readText("country,income\nDE,1\n,2\n"), "country").missingSpelling, "");
  EXPECT_FALSE(hasNote(readText("country,income\nDE,1\nFR,NA\nIT,2\n"), "category"));
}

Column numbers(std::vector<double> values) {
  return {.name = "x", .values = std::move(values)};
}

TEST(LikelyCode, LiesFarFromAllOthers) {
  const auto found = likelyCode(numbers({1, 2, 3, 4, 5, 99, NAN, 3, 2}));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->code, 99);
  EXPECT_EQ(found->cells, 1U);
  EXPECT_EQ(found->lowest, 1);
  EXPECT_EQ(found->highest, 5);
  EXPECT_EQ(likelyCode(numbers({-999, 4, 5, 6, 7}))->code, -999);
  EXPECT_EQ(likelyCode(numbers({998, 4, 5, 6, 7}))->code, 998);
  // Not a code, too often, not far, or alone.
  EXPECT_FALSE(likelyCode(numbers({1, 2, 3, 4, 95})));
  EXPECT_FALSE(likelyCode(numbers({1, 2, 3, 4, 99, 99, 99})));
  EXPECT_FALSE(likelyCode(numbers({1, 20, 40, 60, 99})));
  EXPECT_FALSE(likelyCode(numbers({99, 99})));
  EXPECT_FALSE(likelyCode(numbers({1, 1, 1, 1, 9})));
  EXPECT_FALSE(likelyCode(numbers({})));
  EXPECT_TRUE(
      hasNote(readText("s\n1\n2\n3\n4\n5\n99\n"), "99 in 1 cell lies far from all other values, 1 to 5"));
}

}  // namespace
}  // namespace epsiscope::own_spellings_test
