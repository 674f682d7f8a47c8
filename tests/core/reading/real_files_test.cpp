// The public data sets load as they are; the counts and statistics are those of the shared folder's README.

#include "core/prepare/prepare.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace epsiscope::real_files_test {
namespace {

using test::columnOf;
using test::dataFile;

Dataset load(const std::string& path) {
  return readDataset(dataFile(path)).value();
}

std::size_t countOf(const Column& column, const std::string& text) {
  const auto found = std::find(column.categories.begin(), column.categories.end(), text);
  if (found == column.categories.end()) return 0;
  return static_cast<std::size_t>(
      std::count(column.codes.begin(), column.codes.end(), found - column.categories.begin()));
}

void expectSize(const Dataset& dataset, std::size_t rows, std::size_t columns, bool header) {
  EXPECT_EQ(dataset.rows(), rows);
  EXPECT_EQ(dataset.columns.size(), columns);
  EXPECT_EQ(dataset.reading.header, header);
  EXPECT_EQ(dataset.reading.separator, ',');
  EXPECT_EQ(dataset.reading.decimal, '.');
}

/// Expects this mean and variance, as printed with ten digits.
void expectTarget(const Column& column, double mean, double variance) {
  const ColumnSummary summary = summarise(column);
  EXPECT_NEAR(summary.mean, mean, 1e-10);
  EXPECT_NEAR(summary.sd * summary.sd, variance, 1e-10);
}

TEST(RealFiles, CaliforniaHousing) {
  const std::string path = "california_housing/california_housing.csv";
  NEEDS_FILE(dataFile(path));
  const Dataset dataset = load(path);
  expectSize(dataset, 20640, 9, true);
  EXPECT_EQ(dataset.sha256, "94ef369b909f5c725340b512b7c9a05c1550a554b6592d29303990e3ba521a1f");
  EXPECT_EQ(dataset.name, "california_housing.csv");
  const Column& target = columnOf(dataset, "MedHouseVal");
  expectTarget(target, 2.0685581691, 1.3316148163);
  EXPECT_EQ(std::count(target.values.begin(), target.values.end(), 5.00001), 965);
  EXPECT_TRUE(dataset.notes.empty());
}

TEST(RealFiles, CaliforniaHousingWithoutHeader) {
  NEEDS_FILE(dataFile("california_housing/cal_housing.data"));
  const Dataset dataset = load("california_housing/cal_housing.data");
  expectSize(dataset, 20640, 9, false);
  EXPECT_EQ(dataset.columns[8].name, "column9");
  EXPECT_EQ(summarise(dataset.columns[8]).max, 500001);
}

TEST(RealFiles, CaliforniaHousingWithMissingCellsAndText) {
  NEEDS_FILE(dataFile("california_housing/housing.csv"));
  const Dataset dataset = load("california_housing/housing.csv");
  expectSize(dataset, 20640, 10, true);
  EXPECT_EQ(columnOf(dataset, "total_bedrooms").missing, 207u);
  const Column& proximity = columnOf(dataset, "ocean_proximity");
  EXPECT_EQ(proximity.kind, ColumnKind::text);
  EXPECT_EQ(countOf(proximity, "<1H OCEAN"), 9136u);
  EXPECT_EQ(countOf(proximity, "INLAND"), 6551u);
  EXPECT_EQ(countOf(proximity, "NEAR OCEAN"), 2658u);
  EXPECT_EQ(countOf(proximity, "NEAR BAY"), 2290u);
  EXPECT_EQ(countOf(proximity, "ISLAND"), 5u);

  std::vector<Problem> problems;
  const PreparedData data =
      prepare(std::make_shared<const Dataset>(dataset),
              {.target = "median_house_value", .missing = MissingRule::dropRows}, problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(data.rows.size(), 20433u);
  EXPECT_EQ(data.features.size(), 8u + 5u);
}

TEST(RealFiles, CommunitiesAndCrime) {
  NEEDS_FILE(dataFile("communities_crime/communities.data"));
  const Dataset dataset = load("communities_crime/communities.data");
  expectSize(dataset, 1994, 128, false);
  EXPECT_EQ(dataset.columns[1].missing, 1174u);
  EXPECT_EQ(dataset.columns[2].missing, 1177u);
  EXPECT_EQ(dataset.columns[3].kind, ColumnKind::text);
  std::size_t withMissing = 0, police = 0;
  for (const Column& column : dataset.columns) {
    withMissing += column.missing > 0 ? 1 : 0;
    police += column.missing == 1675 ? 1 : 0;
    EXPECT_EQ(column.badCells.size(), 0u);
  }
  EXPECT_EQ(withMissing, 25u);
  EXPECT_EQ(police, 22u);
  const ColumnSummary target = summarise(dataset.columns[127]);
  EXPECT_NEAR(target.mean, 0.237979, 5e-7);
  EXPECT_NEAR(target.sd * target.sd, 0.054282, 5e-7);
  EXPECT_EQ(target.min, 0);
  EXPECT_EQ(target.max, 1);
}

TEST(RealFiles, CommunitiesAreUsableWithoutListingFeatures) {
  NEEDS_FILE(dataFile("communities_crime/communities.data"));
  std::vector<Problem> problems;
  const PreparedData data =
      prepare(std::make_shared<const Dataset>(load("communities_crime/communities.data")),
              {.target = "column128", .missing = MissingRule::dropColumns}, problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(data.rows.size(), 1994u);
  EXPECT_EQ(data.features.size(), 127u - 1 - 25);  // the name of the community and columns with missing cells
  EXPECT_EQ(data.notes.size(), 2u);
}

TEST(RealFiles, Adult) {
  NEEDS_FILE(dataFile("adult/adult.data"));
  const Dataset dataset = load("adult/adult.data");
  expectSize(dataset, 32561, 15, false);
  EXPECT_EQ(dataset.columns[1].missing, 1836u);
  EXPECT_EQ(dataset.columns[6].missing, 1843u);
  EXPECT_EQ(dataset.columns[13].missing, 583u);
  EXPECT_EQ(countOf(dataset.columns[14], "<=50K"), 24720u);
  EXPECT_EQ(countOf(dataset.columns[14], ">50K"), 7841u);
  EXPECT_EQ(dataset.columns[2].kind, ColumnKind::number);
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<const Dataset>(dataset),
                                    {.target = "column5", .missing = MissingRule::dropRows}, problems);
  EXPECT_EQ(data.rows.size(), 30162u);
}

TEST(RealFiles, AdultTestHasACommentLine) {
  NEEDS_FILE(dataFile("adult/adult.test"));
  const Dataset dataset = load("adult/adult.test");
  expectSize(dataset, 16281, 15, false);
  EXPECT_EQ(dataset.reading.comment, '|');
  EXPECT_TRUE(test::hasNote(dataset, "1 line that starts with \"|\" was skipped"));
  EXPECT_EQ(countOf(dataset.columns[14], "<=50K."), 12435u);
  EXPECT_EQ(dataset.columns[1].missing, 963u);
}

TEST(RealFiles, KddCup) {
  NEEDS_FILE(dataFile("kddcup99/kddcup.data_10_percent.gz"));
  const Dataset dataset = load("kddcup99/kddcup.data_10_percent.gz");
  expectSize(dataset, 494021, 42, false);
  EXPECT_EQ(dataset.sha256, "8045aca0d84e70e622d1148d7df782496f6333bf6eb979a1b0837c42a9fd9561");
  const Column& label = dataset.columns[41];
  EXPECT_EQ(label.categories.size(), 23u);
  EXPECT_EQ(countOf(label, "normal."), 97278u);
  EXPECT_EQ(countOf(label, "smurf."), 280790u);
  EXPECT_EQ(countOf(label, "neptune."), 107201u);
  for (const Column& column : dataset.columns) EXPECT_EQ(column.missing + column.badCells.size(), 0u);
  for (const std::size_t constant : {19u, 20u}) EXPECT_EQ(summarise(dataset.columns[constant]).sd, 0);
}

TEST(RealFiles, PublicUseMicrodata) {
  NEEDS_FILE(dataFile("pums/PUMS_california_demographics_1000.csv"));
  const Dataset dataset = load("pums/PUMS_california_demographics_1000.csv");
  expectSize(dataset, 1000, 6, true);
  const ColumnSummary income = summarise(columnOf(dataset, "income"));
  EXPECT_EQ(income.min, 0);
  EXPECT_EQ(income.max, 420500);
  const std::vector<double>& values = columnOf(dataset, "income").values;
  EXPECT_GT(std::count(values.begin(), values.end(), 1e5), 0);  // written as 1e+05
  for (const Column& column : dataset.columns) EXPECT_EQ(column.missing + column.badCells.size(), 0u);
}

TEST(RealFiles, ArchiveIsToldFromATable) {
  NEEDS_FILE(dataFile("california_housing/cal_housing.tgz"));
  const FileError error = test::errorOf([] { load("california_housing/cal_housing.tgz"); });
  EXPECT_NE(error.reason().find("tar archive"), std::string::npos) << error.what();
}

}  // namespace
}  // namespace epsiscope::real_files_test
