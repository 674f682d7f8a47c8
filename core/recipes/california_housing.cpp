#include "core/recipes/recipe_list.h"
#include "core/recipes/table_builder.h"
#include "core/text/sentence.h"

#include <array>

namespace epsiscope {

namespace {

constexpr std::size_t kHousingRows = 20640;
constexpr std::array kHousingColumns = {"MedInc",   "HouseAge", "AveRooms",  "AveBedrms",  "Population",
                                        "AveOccup", "Latitude", "Longitude", "MedHouseVal"};

/// Torgo's file: counts of a block group. The other form has them divided by households already.
RecordFormat countsFormat() {
  return {.dataset = "California housing",
          .file = "cal_housing.data",
          .columns = {"longitude", "latitude", "housingMedianAge", "totalRooms", "totalBedrooms",
                      "population", "households", "medianIncome", "medianHouseValue"}};
}

RecordFormat ratiosFormat() {
  return {.dataset = "California housing",
          .file = "california_housing.csv",
          .columns = {kHousingColumns.begin(), kHousingColumns.end()}};
}

bool hasHeader(const std::filesystem::path& file) {
  RecordReader first(file, countsFormat(), {});
  return first.next() && first.field(0) == kHousingColumns.front();
}

using HousingRow = std::array<double, kHousingColumns.size()>;

/// As scikit-learn computes them: the same operations in the same order give the same doubles.
HousingRow fromCounts(const RecordReader& record) {
  const double households = record.number(6);
  if (!(households > 0)) record.refuse(6, sentence("Core", "there are no households to divide by"));
  return {record.number(7),
          record.number(2),
          record.number(3) / households,
          record.number(4) / households,
          record.number(5),
          record.number(5) / households,
          record.number(1),
          record.number(0),
          record.number(8) / 100000};
}

HousingRow asTheyAre(const RecordReader& record) {
  HousingRow row;
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = record.number(j);
  return row;
}

void checkHeader(RecordReader& records) {
  records.nextIsHeader();
  for (std::size_t j = 0; j < kHousingColumns.size(); ++j)
    if (records.field(j) != kHousingColumns[j])
      records.refuse(j, filled(sentence("Core", "the column is called \"%1\", where %2 has \"%3\""),
                               std::string(records.field(j)), "California housing", kHousingColumns[j]));
}

Dataset housingTable(const std::filesystem::path& file, const GoOn& goOn) {
  const bool header = hasHeader(file);
  RecordFormat format = header ? ratiosFormat() : countsFormat();
  Dataset dataset;
  dataset.reading = format.reading(header);
  dataset.reading.missing.clear();
  RecordReader records(file, std::move(format), goOn);
  if (header) checkHeader(records);
  TableBuilder table;
  for (const char* name : kHousingColumns) table.addColumn(name, ColumnKind::number);
  while (records.next()) {
    const HousingRow row = header ? asTheyAre(records) : fromCounts(records);
    for (std::size_t j = 0; j < row.size(); ++j) table.number(j, row[j]);
  }
  records.expectRecords({kHousingRows});
  dataset.columns = table.take();
  dataset.sha256 = records.sha256();
  if (!header)
    dataset.notes.emplace_back(sentence(
        "Core", "Rooms, bedrooms and population were divided by households, and house values by 100,000."));
  return dataset;
}

}  // namespace

Recipe californiaHousing() {
  return {
      .id = "california-housing",
      .title = marked("Core", "California housing"),
      .description = marked("Core",
                            "20,640 block groups of the 1990 census of California: eight features, and the "
                            "median house value in 100,000 dollars."),
      .reference =
          "R. K. Pace, R. Barry: Sparse spatial autoregressions, Statistics and Probability "
          "Letters 33 (1997) 291-297",
      .licence = marked("Core", "no licence is stated; aggregates of the US census"),
      .publisher = "https://www.dcc.fc.up.pt/~ltorgo/Regression/cal_housing.html",
      .files = {"cal_housing.tgz"},
      .otherNames = {"cal_housing.data", "california_housing.csv"},
      .downloads = publishedFiles("california-housing"),
      .target = "MedHouseVal",
      .lower = 0,
      .upper = 5,
      .unit = "100,000 USD",
      .table = housingTable};
}

}  // namespace epsiscope
