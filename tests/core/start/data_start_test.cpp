#include "core/start/data_start.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "core/reading/reader.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::data_start_test {
namespace {

Dataset table() {
  Dataset dataset;
  dataset.name = "table";
  Column number;
  number.name = "height";
  number.values = {3, 1, 2};
  Column words;
  words.name = "colour";
  words.kind = ColumnKind::text;
  words.codes = {0, 0, 0};
  words.categories = {"red"};
  dataset.columns = {number, words};
  return dataset;
}

Column numbers(const char* name, std::vector<double> values) {
  Column column;
  column.name = name;
  column.values = std::move(values);
  return column;
}

TEST(DataStart, ProposesATargetThatIsNeitherConstantNorAnIdentifier) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  Dataset dataset;
  dataset.columns = {numbers("age", {30, 41, 30, 55}), numbers("income", {10.5, 20, 15, 20}),
                     numbers("id", {1, 2, 3, 4}), numbers("year", {2024, 2024, none, 2024})};
  EXPECT_EQ(proposedTarget(dataset), "income");
  dataset.columns[0].name = "Label";
  EXPECT_EQ(proposedTarget(dataset), "Label") << "named so";
  dataset.columns[0].values = {1, 1, 1, 1};
  EXPECT_EQ(proposedTarget(dataset), "income") << "named so, but constant";
  dataset.columns.erase(dataset.columns.begin(), dataset.columns.begin() + 2);
  EXPECT_EQ(proposedTarget(dataset), "");
}

TEST(DataStart, AsksForBoundsWhereTheTaskNeedsThemAndNobodyDeclaredThem) {
  Study study;
  study.data.target = "height";
  EXPECT_TRUE(lacksBounds(study, table()));
  study.data.lower = 0;
  EXPECT_TRUE(lacksBounds(study, table()));
  study.data.upper = 3;
  EXPECT_FALSE(lacksBounds(study, table()));
  study.data.upper.reset();
  study.data.target = "colour";
  EXPECT_FALSE(lacksBounds(study, table())) << "text has none";
  study.data.target = "height";
  study.task = TaskId::privateClassifier;
  EXPECT_FALSE(lacksBounds(study, table()));
}

TEST(DataStart, AsksForBoundsOfAStatisticThatNeedsThem) {
  Study study;
  study.task = TaskId::statistic;
  study.data.target = "height";
  EXPECT_TRUE(lacksBounds(study, table()));
  study.statistic.statistic = StatisticKind::count;
  EXPECT_FALSE(lacksBounds(study, table()));
}

using Names = std::vector<std::string>;

/// A file as people have it: a running number, a share, a city, a shop, money.
class StartOfAFile : public testing::Test {
protected:
  StartOfAFile() {
    std::string text = "id;share;city;shop;price\n";
    for (int i = 0; i < 60; ++i)
      text += std::to_string(i + 1) + ';' + std::to_string(i * 7 % 40) + " %;" +
              (i % 3 == 0 ? "Bonn" : "Kiel") + ";A;" + std::to_string(i * 13 % 71) + ",50 EUR\n";
    study.data.file = folder.write("shop.csv", text).string();
    study.data.target.clear();
    study.data.lower = study.data.upper = std::nullopt;
    read();
  }
  void read() { dataset = loadData(study.data, {}); }
  Study begun(const ChosenFeatures& chosen = {}) const {
    return begunOn(study, *dataset, columnsAside(study.data, *dataset), chosen);
  }

  test::TemporaryFolder folder;
  Study study;
  std::shared_ptr<const Dataset> dataset;
};

TEST_F(StartOfAFile, ReadsWhatIsOfferedUnlessSomethingIsDeclared) {
  EXPECT_TRUE(offersReadings(study.data, *dataset));
  study.data.columns = {{.column = "share", .kind = ColumnKind::text}};
  const DataChoice offered = withOfferedReadings(study.data, *dataset);
  ASSERT_EQ(offered.columns.size(), 2U);
  EXPECT_EQ(offered.columns[0], study.data.columns[0]);
  EXPECT_EQ(offered.columns[1].column, "price");
  EXPECT_EQ(offered.columns[1].reading, CellForm::currency);
  study.data = offered;
  read();
  EXPECT_FALSE(offersReadings(study.data, *dataset));
}

TEST_F(StartOfAFile, DecidesWhatNobodyHasDecided) {
  study.data = withOfferedReadings(study.data, *dataset);
  read();
  const DataChoice data = begun().data;
  EXPECT_EQ(data.target, "price");
  EXPECT_EQ(data.unit, "euros");
  EXPECT_EQ(data.features, (Names{"share", "city"})) << "a running number and a constant are none";
  EXPECT_EQ(data.reading.separator, ";");
  EXPECT_EQ(data.reading.header, true);
  EXPECT_EQ(data.sha256, dataset->sha256);
  EXPECT_FALSE(data.lower) << "bounds are never taken from the labels";
  EXPECT_EQ(begun().data, data);
  study.data = data;
  EXPECT_EQ(begun().data, data) << "begun, it stays as it is";
}

TEST(DataStart, ProposesNoWeightAsTheTarget) {
  const std::vector<double> ones = {0.5, 1.5, 0.9, 1.1, 1, 0.8, 1.2, 1, 0.7, 1.3};
  std::vector<double> ages;
  for (const double one : ones) ages.push_back(30 + 10 * one);
  Dataset dataset;
  dataset.columns = {numbers("age", ages), numbers("v7", ages), numbers("wgt", ones)};
  EXPECT_EQ(proposedTarget(dataset), "v7");
  dataset.weight = "v7";
  EXPECT_EQ(proposedTarget(dataset), "age") << "the file says that it weights rows";
}

TEST_F(StartOfAFile, TakesTheWeightOutOfTheFeaturesUnlessItIsChosen) {
  std::string text = "age,wgt,income\n";
  for (int i = 0; i < 60; ++i)
    text += std::to_string(20 + i * 7 % 40) + ',' + (i % 2 == 0 ? "0.5" : "1.5") + ',' +
            std::to_string(i * 13 % 71) + ".5\n";
  study.data.file = folder.write("survey.csv", text).string();
  study.data.weight = "wgt";
  read();
  const DataChoice data = begun().data;
  EXPECT_EQ(data.target, "income");
  EXPECT_EQ(data.features, std::nullopt) << "all other columns, of which the weight is none";
  EXPECT_EQ(begun({{"wgt", true}}).data.features, (Names{"age", "wgt"}));
  EXPECT_EQ(begun({{"wgt", false}}).data.features, std::nullopt);
  EXPECT_EQ(begun({{"age", false}}).data.features, (Names{})) << "chosen so, and a problem";
  study.data.columnBounds = {{.column = "wgt", .bound = 4}};
  const std::vector<std::string> said = declarationOf(begun().data, *dataset);
  EXPECT_NE(std::ranges::find(said, "No weight in \"wgt\" is above 4: a larger one counts as that."),
            said.end());
}

TEST_F(StartOfAFile, TakesTheRolesThatAreChosenAndProposesTheRest) {
  study.data = withOfferedReadings(study.data, *dataset);
  read();
  EXPECT_EQ(begun({{"id", true}, {"city", false}}).data.features, (Names{"id", "share"}));
  EXPECT_EQ(begun({{"id", true}, {"shop", true}}).data.features, std::nullopt) << "all other columns";
  study.data.target = "share";
  EXPECT_EQ(begun().data.features, (Names{"city", "price"}));
  EXPECT_EQ(begun().data.unit, "percent");
  study.data.features = Names{"city"};
  EXPECT_EQ(begun().data.features, (Names{"city"})) << "a list stays";
  EXPECT_EQ(begun({{"id", true}}).data.features, (Names{"id", "city"}));
  EXPECT_EQ(begun({{"city", false}}).data.features, (Names{})) << "chosen so, and a problem";
}

TEST_F(StartOfAFile, TheReadingThatIsWrittenDownReadsTheSameCells) {
  const auto before = dataset;
  study.data.reading.separator = ";";
  read();
  const DataChoice given = study.data;
  study.data = withReadingOf(study.data, *dataset);
  EXPECT_EQ(withoutFindings(study.data, *dataset), given) << "what was told stays";
  read();
  ASSERT_EQ(dataset->columns.size(), before->columns.size());
  for (std::size_t i = 0; i < dataset->columns.size(); ++i) {
    EXPECT_EQ(dataset->columns[i].values.size(), before->columns[i].values.size());
    EXPECT_EQ(dataset->columns[i].categories, before->columns[i].categories);
  }
  EXPECT_EQ(withReadingOf(study.data, *dataset), study.data);
}

TEST(DataStart, TheLargerOfTwoValuesIsThePositiveClass) {
  Dataset dataset = table();
  dataset.columns[1].categories = {"red", "blue"};
  dataset.columns[1].codes = {0, 1, 0};
  Study study;
  study.task = TaskId::privateClassifier;
  study.data.target = "colour";
  const Study begun = begunOn(study, dataset, {});
  EXPECT_EQ(begun.data.positive, "red");
  EXPECT_EQ(begun.data.prepare, "unit-rows") << "what the task accepts";
}

}  // namespace
}  // namespace epsiscope::data_start_test
