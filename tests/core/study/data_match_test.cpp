#include "core/study/data_match.h"

#include <gtest/gtest.h>

namespace epsiscope::data_match_test {
namespace {

Column numbers(const char* name, std::vector<double> values = {1, 2, 3}) {
  Column column;
  column.name = name;
  column.values = std::move(values);
  return column;
}

Column texts(const char* name, std::vector<std::string> categories = {"a", "b", "c"}) {
  Column column;
  column.name = name;
  column.kind = ColumnKind::text;
  column.categories = std::move(categories);
  column.codes = {0, 1, 0};
  return column;
}

Dataset table(std::vector<Column> columns) {
  Dataset dataset;
  dataset.columns = std::move(columns);
  return dataset;
}

/// A study that names as much of a table as it can.
DataChoice wholeChoice() {
  DataChoice choice;
  choice.file = "old.csv";
  choice.sha256 = "1234";
  choice.target = "income";
  choice.features = std::vector<std::string>{"age", "place"};
  choice.lower = 0.0;
  choice.upper = 9.0;
  choice.unit = "EUR";
  choice.columnBounds = {{.column = "age", .bound = 100}};
  choice.columns = {
      {.column = "place", .kind = ColumnKind::text, .categories = std::vector<std::string>{"a", "b"}}};
  return choice;
}

DataChoice targetChoice(const std::string& target) {
  DataChoice choice;
  choice.target = target;
  return choice;
}

TEST(DataMatch, WhatFitsIsNoMismatchAndStaysAsItIs) {
  const Dataset dataset = table({texts("place"), numbers("more"), numbers("income"), numbers("age")});
  EXPECT_EQ(mismatches(wholeChoice(), false, dataset), std::vector<Mismatch>());
  EXPECT_EQ(rematched(wholeChoice(), dataset, {}), wholeChoice());
}

TEST(DataMatch, EveryKeyAsksOnceForEachNameThatIsNotThere) {
  DataChoice choice = wholeChoice();
  choice.features->push_back("age");
  std::vector<std::string> asked;
  for (const Mismatch& one : mismatches(choice, false, table({numbers("x"), texts("y")})))
    asked.push_back(one.key + " " + one.name);
  EXPECT_EQ(asked, (std::vector<std::string>{"data.target income", "data.features age", "data.features place",
                                             "data.column_bounds age", "data.columns place"}));
}

TEST(DataMatch, CandidatesStartWithTheSameNameWrittenOtherwise) {
  for (const auto& [wanted, written] :
       {std::pair("HouseAge", "house_age"), std::pair("house age", "House-Age"), std::pair("Höhe", "HOHE"),
        std::pair("ingreso_año", "Ingreso Ano"), std::pair("Łódź", "lodz"), std::pair("Ÿžĳ", "yzi"),
        std::pair("年齢", "年 齢")}) {
    const DataChoice choice = targetChoice(wanted);
    const Dataset dataset = table({numbers("another"), numbers(written), numbers("x")});
    const std::vector<Mismatch> found = mismatches(choice, false, dataset);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().candidates.size(), 3u);
    EXPECT_EQ(found.front().candidates.front(), written);
  }
}

TEST(DataMatch, ASlipOfTheNameComesBeforeColumnsThatTheStudyNamesAlready) {
  DataChoice choice = targetChoice("incme");
  choice.features = std::vector<std::string>{"age"};
  const Dataset dataset = table({numbers("age"), numbers("zzz"), numbers("income"), texts("words")});
  const std::vector<Mismatch> found = mismatches(choice, false, dataset);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front().candidates, (std::vector<std::string>{"income", "zzz", "age"}));
}

TEST(DataMatch, ATargetMustBeANumberUnlessItHoldsClasses) {
  const DataChoice choice = targetChoice("place");
  const Dataset dataset = table({texts("place"), numbers("age")});
  ASSERT_EQ(mismatches(choice, false, dataset).size(), 1u);
  EXPECT_EQ(mismatches(choice, false, dataset).front().candidates, std::vector<std::string>{"age"});
  EXPECT_TRUE(mismatches(choice, true, dataset).empty());
}

TEST(DataMatch, AClassThatIsNotThereAsksWithThoseThatAre) {
  DataChoice choice = targetChoice("place");
  choice.positive = "Yes";
  const std::vector<Mismatch> found = mismatches(choice, true, table({texts("place", {"no", "yes"})}));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front().key, "data.positive");
  EXPECT_EQ(found.front().candidates, (std::vector<std::string>{"yes", "no"}));
  choice = targetChoice("sex");
  choice.positive = "1.0";
  EXPECT_TRUE(mismatches(choice, true, table({numbers("sex", {0, 1, 0})})).empty()) << "the same number";
  EXPECT_EQ(mismatches(choice, true, table({numbers("sex", {0, 2})})).front().candidates,
            (std::vector<std::string>{"0", "2"}));
}

TEST(DataMatch, ANameIsReplacedWhereverItStands) {
  DataChoice choice = wholeChoice();
  const Dataset dataset = table({numbers("Alter"), texts("Ort"), numbers("Einkommen")});
  const DataChoice next =
      rematched(choice, dataset, {{"income", "Einkommen"}, {"age", "Alter"}, {"place", "Ort"}});
  choice.target = "Einkommen";
  choice.features = std::vector<std::string>{"Alter", "Ort"};
  choice.columnBounds.front().column = "Alter";
  choice.columns.front().column = "Ort";
  EXPECT_EQ(next, choice) << "bounds and unit stay with a target of the same kind";
}

TEST(DataMatch, WhatIsGivenUpTakesAlongWhatWasSaidOfIt) {
  const DataChoice next = rematched(wholeChoice(), table({numbers("x")}), {{"income", std::nullopt}});
  EXPECT_EQ(next.target, "");
  EXPECT_FALSE(next.lower || next.upper || next.unit || next.features);
  EXPECT_TRUE(next.columnBounds.empty());
  EXPECT_TRUE(next.columns.empty());
  EXPECT_EQ(next.file, "old.csv");
}

TEST(DataMatch, BoundsAreGivenUpWithATargetThatBecomesText) {
  DataChoice choice = wholeChoice();
  choice.positive = "yes";
  const DataChoice next = rematched(choice, table({texts("class", {"yes", "no"})}), {{"income", "class"}});
  EXPECT_EQ(next.target, "class");
  EXPECT_FALSE(next.lower || next.upper || next.unit);
  EXPECT_EQ(next.positive, "yes");
}

TEST(DataMatch, TwoNamesForOneColumnBecomeOne) {
  const DataChoice next = rematched(wholeChoice(), table({numbers("income"), numbers("one")}),
                                    {{"age", "one"}, {"place", "one"}});
  EXPECT_EQ(next.features, std::vector<std::string>{"one"});
  EXPECT_EQ(next.columnBounds.size(), 1u);
}

TEST(DataMatch, AnotherFileIsAskedHowItIsWrittenAndKeepsWhatIsDeclaredButForBounds) {
  DataChoice choice = wholeChoice();
  choice.reading.separator = choice.reading.decimal = choice.reading.thousands = choice.reading.quote =
      choice.reading.comment = choice.reading.encoding = "x";
  choice.reading.header = true;
  choice.reading.names = std::vector<std::string>{"a"};
  choice.recipe = "adult";
  choice.reading.missingValues = std::vector<std::string>{"-99"};
  choice.missing = MissingRule::mean;
  choice.badCells = BadCellRule::dropRows;
  DataChoice same = choice;
  same.sha256.reset();
  EXPECT_EQ(onFile(choice, "old.csv"), same);
  DataChoice other = wholeChoice();
  other.file = "new.csv";
  other.lower = other.upper = std::nullopt;
  other.sha256.reset();
  other.reading.missingValues = choice.reading.missingValues;
  other.missing = choice.missing;
  other.badCells = choice.badCells;
  EXPECT_EQ(onFile(choice, "new.csv"), other);
}

TEST(DataMatch, EveryKeyOfReadingAsksForTheFileAgainAndNoOtherDoes) {
  const std::vector<void (*)(DataChoice&)> reading = {
      [](DataChoice& data) { data.file = "x"; },
      [](DataChoice& data) { data.recipe = "x"; },
      [](DataChoice& data) { data.reading.separator = "tab"; },
      [](DataChoice& data) { data.reading.decimal = ","; },
      [](DataChoice& data) { data.reading.thousands = "."; },
      [](DataChoice& data) { data.reading.quote = "'"; },
      [](DataChoice& data) { data.reading.comment = "#"; },
      [](DataChoice& data) { data.reading.encoding = "Latin-1"; },
      [](DataChoice& data) { data.reading.header = false; },
      [](DataChoice& data) { data.reading.names = std::vector<std::string>{"a"}; },
      [](DataChoice& data) { data.reading.missingValues = std::vector<std::string>{"-"}; },
      [](DataChoice& data) { data.columns.push_back({.column = "age", .kind = ColumnKind::text}); },
      [](DataChoice& data) { data.columns.front().kind.reset(); }};
  for (const auto& change : reading) {
    DataChoice choice = wholeChoice();
    change(choice);
    EXPECT_FALSE(readsTheSame(choice, wholeChoice()));
  }
  const std::vector<void (*)(DataChoice&)> other = {
      [](DataChoice& data) { data.sha256.reset(); },
      [](DataChoice& data) { data.target = "x"; },
      [](DataChoice& data) { data.features.reset(); },
      [](DataChoice& data) { data.upper = 3; },
      [](DataChoice& data) { data.missing = MissingRule::mean; },
      [](DataChoice& data) { data.badCells = BadCellRule::mean; },
      [](DataChoice& data) { data.columns.front().categories.reset(); },
      [](DataChoice& data) { data.columns.push_back({.column = "age", .kind = {}}); }};
  for (const auto& change : other) {
    DataChoice choice = wholeChoice();
    change(choice);
    EXPECT_TRUE(readsTheSame(choice, wholeChoice()));
  }
}

}  // namespace
}  // namespace epsiscope::data_match_test
