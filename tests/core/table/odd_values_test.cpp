#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/table/odd_values.h"
#include "tests/core/reading/reader_test_support.h"

namespace epsiscope::odd_values_test {
namespace {

std::optional<std::string> totalOf(const std::string& text, bool isFirst = false) {
  const std::optional<TotalRow> total = totalRow(test::readText(text));
  return total && total->isFirst == isFirst ? std::optional(total->label) : std::nullopt;
}

const std::string kRows = "region,people,cost\nA,3,10.5\nB,4,20\nC,5,30\nD,1,2\nE,6,9\n";

TEST(TotalRow, IsTheLastOneOfSums) {
  EXPECT_EQ(totalOf(kRows + "Total,19,71.5\n"), "Total");
  EXPECT_EQ(totalOf(kRows + "INSGESAMT:,19,71.5\n"), "INSGESAMT:");
  EXPECT_EQ(totalOf(kRows + ",19,71.5\n"), "") << "two sums need no word";
  EXPECT_EQ(totalOf(kRows + "all,19,\n"), "all") << "a mean beside is left away";
  EXPECT_EQ(totalOf("age,cost\n20,3\n30,4\n40,5\n50,1\nTotal,13\n"), "Total") << "the word is no number";
}

TEST(TotalRow, IsNoRowOfSomebody) {
  EXPECT_EQ(totalOf(kRows), std::nullopt);
  EXPECT_EQ(totalOf(kRows + "Total,18,70\n"), std::nullopt) << "no sum";
  EXPECT_EQ(totalOf(kRows + "F,19,70\n"), std::nullopt) << "one sum, by chance";
  EXPECT_EQ(totalOf("a,b\n1,1\n2,2\n3,3\n"), std::nullopt) << "few rows";
  EXPECT_EQ(totalOf("name,a,b\nu,0,0\nv,0,0\nw,0,0\nx,0,0\ny,0,0\nz,0,0\n"), std::nullopt) << "nothing";
}

TEST(TotalRow, MayStandBelowTheNames) {
  const std::string names = "region,people,cost\n", rows = "A,3,10.5\nB,4,20\nC,5,30\nD,1,2\nE,6,9\n";
  EXPECT_EQ(totalOf(names + "Gesamt,19,71.5\n" + rows, true), "Gesamt");
  EXPECT_EQ(totalOf(names + ",19,71.5\n" + rows, true), "");
  EXPECT_EQ(totalOf(names + "Total,18,70\n" + rows, true), std::nullopt) << "no sum";
  EXPECT_EQ(totalOf(names + "F,19,70\n" + rows, true), std::nullopt) << "one sum, by chance";
  EXPECT_EQ(totalOf(kRows, true), std::nullopt);
  const Dataset dataset = test::readText(names + "Total,19,71.5\n" + rows);
  EXPECT_TRUE(
      test::hasNote(dataset,
                    "The first row, \"Total\", holds the sums of the rows below it and is nobody's: to "
                    "leave it out, give true as \"unit_line\"."));
  const Dataset without = test::readText(names + "Total,19,71.5\n" + rows, {.unitLine = true});
  EXPECT_EQ(without.rows(), 5U);
  EXPECT_EQ(test::columnOf(without, "people").values, (std::vector<double>{3, 4, 5, 1, 6}));
  EXPECT_EQ(test::columnOf(without, "people").unit, "") << "sums are no units";
}

TEST(TotalRow, IsSaidWithTheWayOut) {
  const Dataset dataset = test::readText(kRows + "Total,19,71.5\n");
  EXPECT_TRUE(
      test::hasNote(dataset,
                    "The last row, \"Total\", holds the sums of the rows above it and is nobody's: to "
                    "leave it out, give 1 as \"skip_below\"."));
  EXPECT_EQ(test::readText(kRows + "Total,19,71.5\n", {.skipBelow = 1}).rows(), 5U);
}

TEST(UnansweredCodes, AreNumbersWhoseLabelsSayIt) {
  const Column column{.name = "x",
                      .values = {1, 9, 9, 3},
                      .valueLabels = {{"9", "refused"}, {"8", "no answer"}, {"1", "yes"}}};
  const std::vector<UnansweredCode> found = unansweredCodes(column);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].code, 9);
  EXPECT_EQ(found[0].cells, 2u);
  EXPECT_TRUE(unansweredCodes({.name = "x", .kind = ColumnKind::text}).empty());
}

Column words(std::vector<std::string> categories) {
  Column column{.name = "a", .kind = ColumnKind::text, .categories = std::move(categories)};
  for (std::size_t i = 0; i < 2 * column.categories.size(); ++i)
    column.codes.push_back(static_cast<std::int32_t>(i / 2));
  return column;
}

TEST(SeveralAnswers, AreCombinationsOfFewerParts) {
  const auto found = severalAnswers(words({"bus", "bus;car", "car", "bike; bus", "bike"}));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cells, 4U);
  EXPECT_EQ(found->example, "bus;car");
  EXPECT_TRUE(severalAnswers(words({"1", "1, 2", "2", "1, 2, 3", "3", "2, 3"})));
  for (const auto& none : {words({"Bonn, Germany", "Kiel, Germany"}), words({"Doe, Ann", "Roe, Bob"}),
                           words({"bus", "car"}), words({"bus;car", "bus", "car", "bike"}), words({})})
    EXPECT_FALSE(severalAnswers(none)) << none.categories.size();
  EXPECT_TRUE(
      test::hasNote(test::readText("a,y\nbus,1\nbus;car,2\ncar,3\nbike;bus,4\nbike,5\n", {.separator = ','}),
                    "2 cells such as \"bus;car\" hold several values"));
}

}  // namespace
}  // namespace epsiscope::odd_values_test
