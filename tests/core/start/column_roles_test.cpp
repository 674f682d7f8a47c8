#include "core/start/column_roles.h"

#include <gtest/gtest.h>

#include "core/tasks/task_cache.h"
#include "tests/support/small_table.h"
#include "tests/support/prepared.h"

namespace epsiscope::column_roles_test {
namespace {

using Roles = std::vector<ColumnRole>;
using Names = std::optional<std::vector<std::string>>;

Study study(const Names& features = {}) {
  Study made;
  made.data.target = "price net";
  made.data.features = features;
  return made;
}

Roles roles(const Study& of) {
  return rolesOf(of.data, *test::smallTable());
}

TEST(Roles, AreReadFromTheStudy) {
  EXPECT_EQ(roles(study()), (Roles{ColumnRole::feature, ColumnRole::feature, ColumnRole::target}));
  EXPECT_EQ(roles(study({{"colour"}})),
            (Roles{ColumnRole::ignored, ColumnRole::feature, ColumnRole::target}));
}

TEST(Roles, KnowWhatNothingCanBeLearnedFrom) {
  const auto dataset = std::make_shared<Dataset>(*test::smallTable());
  dataset->columns[0].values[1] = 0;
  dataset->columns[0].missing = 0;
  const PrepareOptions options{
      .target = "price net", .missing = MissingRule::dropColumns, .badCells = BadCellRule::mean};
  const test::TableCache cache(std::make_shared<const PreparedTable>(dataset, options));
  const Roles found = rolesOf(study().data, *dataset, &cache);
  EXPECT_EQ(found, (Roles{ColumnRole::feature, ColumnRole::leftOut, ColumnRole::target}));
}

TEST(Roles, AFeatureIsListedInTheOrderOfTheTableOrNotAtAll) {
  const auto table = test::smallTable();
  const Study less = withFeature(study(), *table, "height", false);
  EXPECT_EQ(less.data.features, (Names{{"colour"}}));
  EXPECT_EQ(withFeature(less, *table, "height", true).data.features, Names()) << "all other columns";
  EXPECT_EQ(withFeature(study({{"colour"}}), *table, "height", true).data.features, Names());
  EXPECT_EQ(withFeature(study({{"colour"}}), *table, "colour", false).data.features, (Names(std::in_place)));
}

TEST(Roles, TheOldTargetIsAFeatureWhereAllOthersAre) {
  DataChoice data = study().data;
  giveRole(data, *test::smallTable(), "height", ColumnRole::target);
  EXPECT_EQ(data.target, "height");
  EXPECT_EQ(roleOf(data, "price net"), ColumnRole::feature);
}

TEST(Roles, TheTargetKeepsItsRoleUntilAnotherColumnTakesIt) {
  const DataChoice before = study().data;
  DataChoice data = before;
  giveRole(data, *test::smallTable(), "price net", ColumnRole::ignored);
  EXPECT_EQ(data, before);
}

TEST(Roles, FeaturesThatTheTableLacksAreNotLostByChoosingOthers) {
  DataChoice data = study({{"height", "gone"}}).data;
  giveRole(data, *test::smallTable(), "colour", ColumnRole::feature);
  EXPECT_EQ(data.features, (Names{{"height", "colour", "gone"}}));
}

TEST(Roles, AnotherTargetIsNoFeatureAndHasItsOwnBounds) {
  Study before = study({{"height", "colour"}});
  before.data.lower = 1;
  before.data.boundsFromData = true;
  before.data.unit = "EUR";
  before.trials = 17;
  const Study after = withTarget(before, *test::smallTable(), "height");
  EXPECT_EQ(after.data.features, (Names{{"colour"}}));
  EXPECT_FALSE(after.data.lower);
  EXPECT_FALSE(after.data.boundsFromData);
  EXPECT_FALSE(after.data.unit);
  EXPECT_EQ(after.trials, 17);
  EXPECT_EQ(withTarget(before, *test::smallTable(), "price net"), before);
}

TEST(Roles, FeaturesThatWereProposedAreProposedAnewForAnotherTarget) {
  auto table = std::make_shared<Dataset>(*test::smallTable());
  table->columns.push_back({.name = "same", .values = {7, 7, 7, 7, 7}});
  Study before = study({{"height", "colour"}});
  EXPECT_EQ(withTarget(before, *table, "height").data.features, (Names{{"colour", "price net"}}))
      << "the first guess is a feature like any other";
  before.data.features = {{"height"}};
  EXPECT_EQ(withTarget(before, *table, "colour").data.features, (Names{{"height"}})) << "somebody chose them";
  table->columns[0].reading = ColumnReading{.form = CellForm::currency, .unit = "EUR"};
  EXPECT_EQ(withTarget(before, *table, "height").data.unit, "euros");
}

TEST(Roles, TheWeightOfRowsIsNoFeatureUnlessItIsListed) {
  const auto table = test::smallTable();
  Study weighted = study({{"height", "colour"}});
  chooseWeight(weighted.data, "height");
  EXPECT_EQ(weighted.data.weight, "height");
  EXPECT_EQ(weighted.data.features, (Names{{"colour"}}));
  weighted.data.features.reset();
  EXPECT_EQ(roles(weighted), (Roles{ColumnRole::ignored, ColumnRole::feature, ColumnRole::target}));
  EXPECT_EQ(roleOf(weighted.data, "height"), ColumnRole::ignored);
  const Study listed = withFeature(weighted, *table, "height", true);
  EXPECT_EQ(listed.data.features, (Names{{"height", "colour"}})) << "it is not one of all other columns";
  EXPECT_EQ(roles(listed), (Roles{ColumnRole::feature, ColumnRole::feature, ColumnRole::target}));
  EXPECT_EQ(withFeature(listed, *table, "height", false).data.features, Names()) << "all others again";
  chooseWeight(weighted.data, std::nullopt);
  EXPECT_EQ(roles(weighted), (Roles{ColumnRole::feature, ColumnRole::feature, ColumnRole::target}));
  weighted.data.features = {{"height"}};
  chooseWeight(weighted.data, "height");
  EXPECT_EQ(weighted.data.features, Names()) << "an empty list would be a problem";
}

TEST(Roles, TheWeightKeepsItsBoundAndItsPlaceUnderAnotherName) {
  Study weighted = study();
  EXPECT_FALSE(largestWeight(weighted.data));
  declareLargestWeight(weighted.data, 7);
  EXPECT_TRUE(weighted.data.columnBounds.empty()) << "there are no weights";
  chooseWeight(weighted.data, "height");
  EXPECT_FALSE(largestWeight(weighted.data)) << "nobody looks at the column";
  declareLargestWeight(weighted.data, 7);
  declareLargestWeight(weighted.data, 5);
  EXPECT_EQ(weighted.data.columnBounds, (std::vector<ColumnBound>{{.column = "height", .bound = 5}}));
  renameColumn(weighted.data, *test::smallTable(), "height", "w");
  EXPECT_EQ(weighted.data.weight, "w");
  EXPECT_EQ(largestWeight(weighted.data), 5);
}

TEST(Roles, FeaturesThatAreProposedAnewHoldNoWeight) {
  auto table = std::make_shared<Dataset>(*test::smallTable());
  table->columns.push_back({.name = "same", .values = {7, 7, 7, 7, 7}});
  table->columns.push_back({.name = "w", .values = {1, 2, 1, 2, 1}});
  Study before = study({{"height", "colour"}});
  before.data.weight = "w";
  EXPECT_EQ(withTarget(before, *table, "height").data.features, (Names{{"colour", "price net"}}));
}

TEST(Choices, AreKeptAsLongAsTheySaySomething) {
  ColumnChoice choice = choiceOf(study().data, "colour");
  EXPECT_EQ(choice, (ColumnChoice{.column = "colour", .kind = {}}));
  choice.categories = {"red"};
  Study declared = withChoice(study(), choice);
  declared = withChoice(declared, {.column = "height", .kind = ColumnKind::text});
  ASSERT_EQ(declared.data.columns.size(), 2u);
  EXPECT_EQ(choiceOf(declared.data, "colour"), choice);
  choice.categories = {"blue"};
  EXPECT_EQ(withChoice(declared, choice).data.columns[0], choice);
  EXPECT_EQ(withChoice(declared, {.column = "colour", .kind = {}}).data.columns.size(), 1u);
  EXPECT_EQ(withChoice(study(), {.column = "colour", .kind = {}}), study());
  DataChoice data = declared.data;
  declare(data, {.column = "colour", .kind = {}, .categories = {{"red"}}});
  EXPECT_EQ(data, declared.data) << "categories without a kind";
}

TEST(Roles, BoundsAreDeclaredChangedAndTakenBack) {
  const ColumnBound height{.column = "height", .bound = 3, .lower = 0};
  Study declared = withBound(study(), "height", height);
  EXPECT_EQ(boundOf(declared.data, "height"), height);
  EXPECT_FALSE(boundOf(declared.data, "weight"));
  declared = withBound(declared, "weight", ColumnBound{.column = "weight", .bound = 200});
  declared = withBound(declared, "height", ColumnBound{.column = "height", .bound = 2});
  EXPECT_EQ(boundOf(declared.data, "height")->bound, 2);
  EXPECT_EQ(declared.data.columnBounds.size(), 2u);
  declared = withBound(declared, "height", std::nullopt);
  EXPECT_FALSE(boundOf(declared.data, "height"));
  EXPECT_TRUE(boundOf(declared.data, "weight"));
  EXPECT_EQ(withBound(declared, "height", std::nullopt), declared);
}

}  // namespace
}  // namespace epsiscope::column_roles_test
