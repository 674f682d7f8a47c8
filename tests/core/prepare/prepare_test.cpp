#include "core/prepare/prepare.h"

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>

namespace epsiscope::prepare_test {
namespace {

struct Outcome {
  PreparedData data;
  std::vector<Problem> problems;
};

Outcome prepared(const std::string& csv, const PrepareOptions& options) {
  Outcome outcome;
  outcome.data = prepare(std::make_shared<const Dataset>(test::readText(csv)), options, outcome.problems);
  return outcome;
}

/// The only problem that the preparation finds.
Problem problemOf(const std::string& csv, const PrepareOptions& options) {
  const Outcome outcome = prepared(csv, options);
  EXPECT_EQ(outcome.problems.size(), 1u);
  EXPECT_EQ(outcome.data.dataset, nullptr);
  return outcome.problems.empty() ? Problem{} : outcome.problems.front();
}

bool mentions(const Problem& problem, const std::string& part) {
  return problem.sentence.find(part) != std::string::npos;
}

std::vector<std::string> featureNames(const PreparedData& data) {
  std::vector<std::string> names;
  for (const Feature& feature : data.features) names.push_back(feature.name);
  return names;
}

using Names = std::vector<std::string>;
using Rows = std::vector<std::uint32_t>;

const std::string kTable =
    "a,b,colour,y\n1,2,red,0.1\n2,4,blue,0.2\n3,6,red,0.3\n4,8,blue,0.4\n5,9,red,0.5\n6,7,red,0.6\n";
const std::string kHoles =
    "a,b,colour,y\n1,2,red,0.1\n2,,blue,0.2\n3,6,,0.3\n4,8,blue,0.4\n5,9,red,0.5\n6,7,red,0.6\n7,7,blue,0."
    "7\n8,7,red,0.8\n";

TEST(Prepare, TakesAllOtherColumnsAndSplitsTextIntoIndicators) {
  const Outcome outcome = prepared(kTable, {.target = "y"});
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_EQ(featureNames(outcome.data), (Names{"a", "b", "colour=red", "colour=blue"}));
  EXPECT_EQ(outcome.data.rows, (Rows{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(outcome.data.target[2], 0.3);
  EXPECT_EQ(outcome.data.features[1].at(3), 8);
  EXPECT_EQ(outcome.data.features[2].at(0), 1);
  EXPECT_EQ(outcome.data.features[2].at(1), 0);
}

TEST(Prepare, DataOutliveTheCallersPointer) {
  std::vector<Problem> problems;
  auto dataset = std::make_shared<const Dataset>(test::readText(kTable));
  const PreparedData data = prepare(dataset, {.target = "y"}, problems);
  dataset.reset();
  EXPECT_EQ(data.features[0].at(5), 6);
}

TEST(Prepare, TakesTheNamedFeaturesInTheirOrder) {
  EXPECT_EQ(featureNames(prepared(kTable, {.target = "y", .features = {"b", "a"}}).data), (Names{"b", "a"}));
}

TEST(Prepare, UnknownColumnsAreNamedWithNearOnes) {
  const Problem near = problemOf(kTable, {.target = "Y"});
  EXPECT_EQ(near.field, "data.target");
  EXPECT_TRUE(mentions(near, "did you mean \"y\"?"));
  EXPECT_TRUE(
      mentions(problemOf(kTable, {.target = "price"}), "the columns are \"a\", \"b\", \"colour\" and \"y\""));
  const Problem feature = problemOf(kTable, {.target = "y", .features = {"a", "color"}});
  EXPECT_EQ(feature.field, "data.features");
  EXPECT_TRUE(mentions(feature, "did you mean \"colour\"?"));
}

TEST(Prepare, RefusesATargetThatIsNoNumber) {
  EXPECT_EQ(problemOf(kTable, {.target = ""}).field, "data.target");
  EXPECT_TRUE(mentions(problemOf(kTable, {.target = "colour"}), "is text"));
}

TEST(Prepare, RefusesFeaturesListedTwiceAndTheTargetAmongThem) {
  EXPECT_TRUE(mentions(problemOf(kTable, {.target = "y", .features = {"a", "a"}}), "listed twice"));
  EXPECT_TRUE(mentions(problemOf(kTable, {.target = "y", .features = {"a", "y"}}), "is the target"));
}

TEST(Prepare, MissingCellsStopByDefault) {
  const Problem problem = problemOf(kHoles, {.target = "y"});
  EXPECT_EQ(problem.field, "data.missing");
  EXPECT_TRUE(mentions(problem, "2 cells are missing in 2 columns (\"b\" and \"colour\"; first in line 3)"));
  EXPECT_TRUE(mentions(problem, "leave out these rows or columns, or fill in the mean"));
  EXPECT_TRUE(prepared(kHoles, {.target = "y", .features = {"a"}}).problems.empty());
}

TEST(Prepare, DropsRows) {
  const Outcome outcome = prepared(kHoles, {.target = "y", .missing = MissingRule::dropRows});
  EXPECT_EQ(outcome.data.rows, (Rows{0, 3, 4, 5, 6, 7}));
  EXPECT_EQ(outcome.data.notes, Names{"2 of 8 rows left out because of missing cells."});
  // Only the columns in use count.
  EXPECT_EQ(
      prepared(kHoles, {.target = "y", .features = {"b"}, .missing = MissingRule::dropRows}).data.rows.size(),
      7u);
}

TEST(Prepare, DropsColumns) {
  const Outcome outcome = prepared(kHoles, {.target = "y", .missing = MissingRule::dropColumns});
  EXPECT_EQ(featureNames(outcome.data), Names{"a"});
  EXPECT_EQ(outcome.data.notes, Names{"2 columns with missing cells were left out: \"b\" and \"colour\"."});
}

TEST(Prepare, FillsWithTheMean) {
  const Outcome outcome = prepared(kHoles, {.target = "y", .missing = MissingRule::mean});
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_DOUBLE_EQ(outcome.data.features[1].at(1), (2 + 6 + 8 + 9 + 7 + 7 + 7) / 7.0);
  EXPECT_EQ(outcome.data.features[2].at(2), 0);  // a missing text is in no category
  EXPECT_EQ(outcome.data.features[3].at(2), 0);
  EXPECT_EQ(outcome.data.notes.size(), 2u);
}

TEST(Prepare, AMissingTargetCanOnlyBeDropped) {
  const std::string csv = "a,y\n1,1\n2,\n3,3\n4,4\n5,5\n";
  for (const MissingRule rule : {MissingRule::stop, MissingRule::dropColumns, MissingRule::mean})
    EXPECT_EQ(problemOf(csv, {.target = "y", .missing = rule}).field, "data.missing");
  EXPECT_EQ(prepared(csv, {.target = "y", .missing = MissingRule::dropRows}).data.rows, (Rows{0, 2, 3, 4}));
}

TEST(Prepare, AColumnWithoutValuesHasNoMean) {
  const std::string csv = "a,b,y\n1,,1\n2,,2\n3,,3\n4,,4\n";
  EXPECT_EQ(featureNames(prepared(csv, {.target = "y", .missing = MissingRule::mean}).data), Names{"a"});
  EXPECT_EQ(problemOf(csv, {.target = "y", .missing = MissingRule::dropRows}).field, "data.missing");
}

TEST(Prepare, BadCellsStopByDefault) {
  const std::string csv = "a,y\n1,1\nbad,2\n3,3\n4,4\n5,worse\n";
  for (const MissingRule rule :
       {MissingRule::stop, MissingRule::dropRows, MissingRule::dropColumns, MissingRule::mean}) {
    const Outcome outcome = prepared(csv, {.target = "y", .missing = rule});
    ASSERT_EQ(outcome.problems.size(), 2u);
    EXPECT_EQ(outcome.problems[0].field, "data.bad_cells");
    EXPECT_TRUE(mentions(outcome.problems[0], "Line 6, column 2 \"y\" (row 5): \"worse\" is not a number"));
    EXPECT_TRUE(mentions(outcome.problems[0], "or leave out these rows."));
    EXPECT_TRUE(mentions(outcome.problems[1], "Line 3, column 1 \"a\" (row 2): \"bad\" is not a number"));
    EXPECT_TRUE(
        mentions(outcome.problems[1], "leave out these rows, fill in the mean, or leave the column out"));
  }
  EXPECT_TRUE(
      prepared("a,b,y\n1,1,1\n2,bad,2\n3,3,3\n4,4,4\n", {.target = "y", .features = {"a"}}).problems.empty());
}

const std::string kBad = "a,b,y\n1,2,1\nbad,2,2\n3,,3\n4,worse,4\nbad,,5\n6,7,6\n7,8,7\n8,9,9\n";

TEST(Prepare, DropsRowsWithBadCells) {
  const Outcome outcome = prepared(kBad, {.target = "y",
                                          .features = {"a", "b"},
                                          .missing = MissingRule::dropRows,
                                          .badCells = BadCellRule::dropRows});
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_EQ(outcome.data.rows, (Rows{0, 5, 6, 7}));
  // The row that has both faults counts once, as bad.
  EXPECT_EQ(outcome.data.counts, (RowCounts{.rowsInFile = 8,
                                            .rowsUsed = 4,
                                            .droppedForMissing = 1,
                                            .droppedForBad = 3,
                                            .cellsFilledMissing = 0,
                                            .cellsFilledBad = 0}));
  EXPECT_EQ(outcome.data.notes,
            (Names{"1 of 8 rows left out because of missing cells.",
                   "3 of 8 rows left out because of cells that cannot be read as a number."}));
  EXPECT_TRUE(outcome.data.fromOtherRows.empty());
  const Outcome onlyA = prepared(kBad, {.target = "y", .features = {"a"}, .badCells = BadCellRule::dropRows});
  EXPECT_EQ(onlyA.data.rows, (Rows{0, 2, 3, 5, 6, 7}));
}

TEST(Prepare, DropsRowsWithABadTarget) {
  const Outcome outcome =
      prepared("a,y\n1,1\n2,bad\n3,3\n4,4\n5,5\n", {.target = "y", .badCells = BadCellRule::dropRows});
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_EQ(outcome.data.rows, (Rows{0, 2, 3, 4}));
}

TEST(Prepare, FillsBadCellsWithTheMean) {
  const Outcome outcome = prepared(kBad, {.target = "y",
                                          .features = {"a", "b"},
                                          .missing = MissingRule::dropRows,
                                          .badCells = BadCellRule::mean});
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_EQ(outcome.data.rows, (Rows{0, 1, 3, 5, 6, 7}));
  EXPECT_DOUBLE_EQ(outcome.data.features[0].at(1), (1 + 3 + 4 + 6 + 7 + 8) / 6.0);
  EXPECT_DOUBLE_EQ(outcome.data.features[1].at(3), (2 + 2 + 7 + 8 + 9) / 5.0);
  EXPECT_EQ(outcome.data.counts, (RowCounts{.rowsInFile = 8,
                                            .rowsUsed = 6,
                                            .droppedForMissing = 2,
                                            .droppedForBad = 0,
                                            .cellsFilledMissing = 0,
                                            .cellsFilledBad = 2}));
  ASSERT_EQ(outcome.data.fromOtherRows.size(), 1u);
  EXPECT_NE(outcome.data.fromOtherRows[0].find("are no numbers were filled with means"), std::string::npos);
}

TEST(Prepare, MissingAndBadCellsAreFilledAndCountedApart) {
  const Outcome outcome = prepared(
      kBad,
      {.target = "y", .features = {"a", "b"}, .missing = MissingRule::mean, .badCells = BadCellRule::mean});
  EXPECT_EQ(outcome.data.rows.size(), 8u);
  EXPECT_EQ(outcome.data.counts.cellsFilledMissing, 2u);
  EXPECT_EQ(outcome.data.counts.cellsFilledBad, 3u);
  EXPECT_EQ(outcome.data.notes.size(), 3u);
  // Cells of dropped rows are not filled.
  const Outcome dropped = prepared(kBad, {.target = "y",
                                          .features = {"a", "b"},
                                          .missing = MissingRule::mean,
                                          .badCells = BadCellRule::dropRows});
  EXPECT_EQ(dropped.data.rows, (Rows{0, 2, 5, 6, 7}));
  EXPECT_EQ(dropped.data.counts.cellsFilledMissing, 1u);
}

TEST(Prepare, ABadTargetIsNeverFilled) {
  const Problem problem =
      problemOf("a,y\n1,1\n2,bad\n3,3\n4,4\n5,5\n", {.target = "y", .badCells = BadCellRule::mean});
  EXPECT_EQ(problem.field, "data.bad_cells");
  EXPECT_TRUE(
      mentions(problem, "(row 2): \"bad\" is not a number, in the target, which cannot be filled in"));
}

TEST(Prepare, RulesThatLeaveHardlyARowSaySo) {
  const Problem none = problemOf("a,y\n1,x\ny,2\n3,z\nw,4\n5,v\nu,6\n1,1\n",
                                 {.target = "y", .features = {"a"}, .badCells = BadCellRule::dropRows});
  EXPECT_EQ(none.field, "data.bad_cells");
  EXPECT_TRUE(mentions(none, "1 row of 7 would be left"));
}

TEST(Prepare, AColumnWithoutAnyNumberHasNoMean) {
  Dataset dataset = test::readText("a,b,y\n1,1,1\n2,2,2\n3,3,3\n4,4,4\n");
  Column& empty = dataset.columns[1];
  empty.badTexts = {"x"};
  for (std::uint32_t row = 0; row < 4; ++row) {
    empty.values[row] = std::numeric_limits<double>::quiet_NaN();
    empty.badCells.push_back({.line = row + 2, .row = row, .text = 0, .fault = CellFault::notANumber});
  }
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<const Dataset>(std::move(dataset)),
                                    {.target = "y", .badCells = BadCellRule::mean}, problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(featureNames(data), Names{"a"});
  EXPECT_EQ(data.notes, Names{"Column \"b\" has no values and was left out."});
}

TEST(Prepare, TakesTheDeclaredCategoriesInTheirOrder) {
  const std::vector<ColumnChoice> columns = {
      {.column = "colour", .kind = {}, .categories = Names{"green", "blue"}}};
  const Outcome outcome = prepared(
      kHoles, {.target = "y", .features = {"colour"}, .columns = columns, .missing = MissingRule::mean});
  ASSERT_EQ(featureNames(outcome.data), (Names{"colour=green", "colour=blue"}));
  for (std::size_t row = 0; row < 8; ++row) {
    // Nobody is green: neither those of another colour nor the one without a colour.
    EXPECT_EQ(outcome.data.features[0].at(row), 0) << row;
    EXPECT_EQ(outcome.data.features[1].at(row), row == 1 || row == 3 || row == 6 ? 1 : 0) << row;
  }
  EXPECT_EQ(outcome.data.notes,
            (Names{"1 missing cell of \"colour\" counted as none of its categories.",
                   "4 cells of \"colour\" hold none of its declared categories and count as none of them."}));
}

TEST(Prepare, DeclaredCategoriesMakeAFeatureOfAnIdentifier) {
  const std::string csv = "name,y\nAnn,1\nBob,2\nCarl,3\nDora,4\nEve,5\n";
  const Outcome outcome =
      prepared(csv, {.target = "y", .columns = {{.column = "name", .kind = {}, .categories = Names{"Bob"}}}});
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_EQ(featureNames(outcome.data), Names{"name=Bob"});
  EXPECT_TRUE(outcome.data.fromOtherRows.empty());
}

TEST(Prepare, ATextWithoutFeaturesSaysWhy) {
  const Problem problem = problemOf("name,y\nAnn,1\nBob,2\nCarl,3\nDora,4\n", {.target = "y"});
  EXPECT_EQ(problem.field, "data.features");
  EXPECT_TRUE(mentions(problem, "\"name\" is text with 4 different values, one for each row"));
  EXPECT_TRUE(mentions(problem, "categories are declared"));
}

TEST(Prepare, ATargetDeclaredAsTextIsNoNumber) {
  const PrepareOptions options = {.target = "colour",
                                  .columns = {{.column = "colour", .kind = ColumnKind::text}}};
  EXPECT_TRUE(mentions(problemOf(kTable, options), "The target \"colour\" is declared as text"));
}

/// The outcome for the table with a question about column b.
Outcome asked(const PrepareOptions& options) {
  Dataset dataset = test::readText(kTable);
  dataset.questions = {{.key = "decimal",
                        .column = "b",
                        .sentence = "Is 1.234 above 1000?",
                        .answers = {".", ","},
                        .columns = {"b", "a"}}};
  Outcome outcome;
  outcome.data = prepare(std::make_shared<const Dataset>(std::move(dataset)), options, outcome.problems);
  return outcome;
}

TEST(Prepare, AQuestionAboutAColumnInUseMustBeAnswered) {
  const Problem expected = {"data.decimal", "Is 1.234 above 1000? Set data.decimal to \".\" or \",\"."};
  EXPECT_EQ(asked({.target = "y"}).problems, std::vector{expected});
  EXPECT_EQ(asked({.target = "b", .features = {"a"}}).problems, std::vector{expected});
  EXPECT_EQ(asked({.target = "y", .features = {"a"}}).problems, std::vector{expected});
  EXPECT_TRUE(asked({.target = "y", .features = {"colour"}}).problems.empty());
}

TEST(Prepare, LeavesIdentifiersOutUnlessTheyAreNamed) {
  const std::string csv = "name,a,y\nAnn,1,1\nBob,2,2\nCarl,3,3\nDora,4,4\nEve,5,5\nFay,6,6\nGus,7,7\n";
  const Outcome outcome = prepared(csv, {.target = "y"});
  EXPECT_EQ(featureNames(outcome.data), Names{"a"});
  ASSERT_EQ(outcome.data.notes.size(), 1u);
  EXPECT_NE(outcome.data.notes[0].find("\"name\" is text with 7 different values, one for each row"),
            std::string::npos);
  EXPECT_EQ(featureNames(prepared(csv, {.target = "y", .features = {"name"}}).data).size(), 7u);

  std::string large = "id,y\n";
  for (int i = 0; i < 1500; ++i) large += "k" + std::to_string(i % 1200) + "," + std::to_string(i) + "\n";
  EXPECT_EQ(problemOf(large, {.target = "y"}).field, "data.features");
  EXPECT_TRUE(mentions(problemOf(large, {.target = "y", .features = {"id"}}), "1200 different values"));
}

TEST(Prepare, NeedsAFeatureAndTwoRows) {
  EXPECT_TRUE(mentions(problemOf("y\n1\n2\n3\n", {.target = "y"}), "no feature"));
  EXPECT_EQ(problemOf("a,y\n1,2\n", {.target = "y"}).field, "data.file");
  EXPECT_TRUE(prepared("a,y\n1,2\n3,4\n5,6\n", {.target = "y"}).problems.empty());
}

TEST(Prepare, NumbersWhoseSquaresOverflowAreRefused) {
  EXPECT_TRUE(mentions(problemOf("a,y\n1,1\n1e200,2\n3,3\n4,4\n", {.target = "y"}),
                       "\"a\" holds numbers beyond 1e150"));
  EXPECT_EQ(problemOf("a,y\n1,1\n2,-1e200\n3,3\n4,4\n", {.target = "y"}).field, "data.target");
}

TEST(Prepare, ListsSeveralProblemsAtOnce) {
  const Outcome outcome = prepared(kTable, {.target = "y", .features = {"q", "a", "a", "y"}});
  EXPECT_EQ(outcome.problems.size(), 3u);
}

TEST(Prepare, ATextTargetIsForClassesOnly) {
  const std::string csv = "a,y\n1,yes\n2,no\n3,yes\n";
  EXPECT_TRUE(mentions(problemOf(csv, {.target = "y"}), "is text"));
  const Outcome outcome = prepared(csv, {.target = "y", .classTarget = true});
  ASSERT_TRUE(outcome.problems.empty());
  EXPECT_EQ(outcome.data.targetColumn->categories, (Names{"yes", "no"}));
  EXPECT_TRUE(outcome.data.target.empty());
  EXPECT_EQ(featureNames(outcome.data), (Names{"a"}));
}

TEST(Prepare, AMissingClassCanOnlyBeDropped) {
  const std::string csv = "a,y\n1,yes\n2,\n3,no\n4,yes\n";
  EXPECT_EQ(prepared(csv, {.target = "y", .missing = MissingRule::dropRows, .classTarget = true}).data.rows,
            (Rows{0, 2, 3}));
  for (const MissingRule rule : {MissingRule::stop, MissingRule::mean, MissingRule::dropColumns})
    EXPECT_EQ(problemOf(csv, {.target = "y", .missing = rule, .classTarget = true}).field, "data.missing");
}

TEST(Prepare, MayHaveMoreFeaturesThanRows) {
  const std::string csv = "a,b,c,d,y\n1,2,3,4,0\n4,3,2,9,1\n7,1,1,5,1\n";
  EXPECT_TRUE(prepared(csv, {.target = "y"}).problems.empty());
  EXPECT_TRUE(prepared(csv, {.target = "y", .classTarget = true}).problems.empty());
}

}  // namespace
}  // namespace epsiscope::prepare_test
