#include "core/reading/reader.h"

#include "core/table/odd_values.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace epsiscope::own_spellings_test {
namespace {

using test::columnOf;
using test::hasNote;
using test::readText;

using Words = std::vector<std::string>;

bool asks(const Dataset& dataset, const std::string& part) {
  return std::ranges::any_of(dataset.questions, [&](const Question& question) {
    return question.sentence.find(part) != std::string::npos;
  });
}

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
  const std::string said = "\"m\" and \"M\" differ in case, blanks, accents, hyphens or points alone";
  EXPECT_TRUE(asks(readText(text), "Column \"sex\": " + said));
  EXPECT_FALSE(hasNote(readText(text), said)) << "it is asked about";
  EXPECT_TRUE(hasNote(readText(text, {.kinds = {{"sex", ColumnKind::text}}}), "Column 1 \"sex\": " + said));
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

std::vector<double> codesOf(std::vector<double> values) {
  std::vector<double> codes;
  for (const LikelyCode& one : likelyCodes(numbers(std::move(values)))) codes.push_back(one.code);
  return codes;
}

/// So many times each of the values.
std::vector<double> each(std::size_t times, const std::vector<double>& values) {
  std::vector<double> all;
  for (std::size_t i = 0; i < times; ++i) all.insert(all.end(), values.begin(), values.end());
  return all;
}

std::vector<double> with(std::vector<double> values, const std::vector<double>& more) {
  values.insert(values.end(), more.begin(), more.end());
  return values;
}

using Codes = std::vector<double>;

TEST(LikelyCode, LiesFarFromAllOthers) {
  const auto found = likelyCodes(numbers({1, 2, 3, 4, 5, 99, NAN, 3, 2}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].code, 99);
  EXPECT_EQ(found[0].cells, 1U);
  EXPECT_EQ(found[0].lowest, 1);
  EXPECT_EQ(found[0].highest, 5);
  EXPECT_EQ(codesOf({-999, 4, 5, 6, 7}), Codes{-999});
  EXPECT_EQ(codesOf({998, 4, 5, 6, 7}), Codes{998});
  // Not a code, too often, not far, or alone.
  for (const std::vector<double>& values : std::vector<std::vector<double>>{
           {1, 2, 3, 4, 95}, {1, 2, 3, 4, 99, 99, 99}, {1, 20, 40, 60, 99}, {99, 99}, {1, 1, 1, 1, 9}, {}})
    EXPECT_EQ(codesOf(values), Codes{}) << values.size();
  EXPECT_TRUE(
      hasNote(readText("s\n1\n2\n3\n4\n5\n99\n"), "99 in 1 cell lies far from all other values, 1 to 5"));
}

TEST(LikelyCode, ComesWithOthers) {
  const std::vector<double> scale = each(6, {1, 2, 3, 4, 5, 6, 7});
  EXPECT_EQ(codesOf(with(scale, {77, 88, 99, 99})), (Codes{99, 88, 77}));
  EXPECT_EQ(codesOf(with(scale, {66, 99})), (Codes{99, 66}));
  EXPECT_EQ(codesOf(with(scale, {-1, -1, -9, -99})), (Codes{-99, -9, -1}));
  EXPECT_EQ(codesOf(with(scale, {-9, -9, -9, 99})), (Codes{99, -9}));
  EXPECT_EQ(codesOf(with(each(4, {1, 2, 3, 4, 5}), {8, 9, 9})), (Codes{9, 8}));
  EXPECT_EQ(codesOf(with(each(9, {1.5, 2.5, 3.25}), {99.9})), Codes{99.9});
}

TEST(LikelyCode, ThatComesBackMayLieNearer) {
  const std::vector<double> hours = each(3, {0, 10, 20, 35, 40, 59});
  EXPECT_EQ(codesOf(with(hours, {99, 99, 99})), Codes{99});
  EXPECT_EQ(codesOf(with(hours, {99})), Codes{});
  EXPECT_EQ(codesOf(with(each(2, {500, 4000, 9000, 8000}), {-1, -1, -1})), Codes{-1})
      << "nothing else is below 0";
  EXPECT_EQ(codesOf(with(each(2, {-20, 4, 9, -9, -8}), {-1, -1, -1})), Codes{});
  EXPECT_EQ(codesOf(each(3, {1, 2, 3, 4, 5, 6, 7, 8, 9})), Codes{});
}

TEST(OwnSpellings, ThatDifferInAccentsHyphensOrAPointAreNamed) {
  for (const char* text : {"c,y\nZürich,1\nZurich,2\nBern,3\n", "c,y\nself-employed,1\nself employed,2\n",
                           "c,y\nDr.,1\nDr,2\n", "c,y\n18–24,1\n18-24,2\n", "c,y\nStraße,1\nSTRASSE,2\n",
                           "c,y\ndon’t know,1\ndon't know,2\n", "c,y\nma\u200ble,1\nmale,2\n"})
    EXPECT_TRUE(asks(readText(text), "differ in case, blanks, accents, hyphens or points alone")) << text;
  for (const char* text :
       {"c,y\nA+,1\nA-,2\nA,3\n", "c,y\nC,1\nC++,2\nC#,3\n", "c,y\nm,1\nmale,2\n", "c,y\ncar,1\ncars,2\n"})
    EXPECT_FALSE(asks(readText(text), "differ in case") || hasNote(readText(text), "differ in case")) << text;
}

}  // namespace
}  // namespace epsiscope::own_spellings_test
