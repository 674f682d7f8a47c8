#include "core/base/file_error.h"
#include "core/reading/text/names.h"
#include "core/recipes/recipe_files.h"
#include "core/recipes/recipe_list.h"
#include "core/recipes/table_builder.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace epsiscope {

namespace {

constexpr std::size_t kCommunitiesRows = 1994, kCommunitiesColumns = 128;
/// State, county, community, name and fold: the names file says that they are not predictive.
constexpr std::size_t kNotPredictive = 5;
constexpr const char* kFilled = "OtherPerCap";
constexpr const char* kCommunitiesTarget = "ViolentCrimesPerPop";
constexpr const char* kCommunitiesTitle = "Communities and Crime";

/// The second word of the lines that start with @attribute. Another file than communities.names has none, or
/// others.
std::vector<std::string> communitiesNamesIn(PackedFile& file, const std::filesystem::path& path) {
  std::istringstream lines(file.start());
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word, name;
    if (words >> word >> name && word == "@attribute") names.push_back(shortened(name));
  }
  if (names.size() != kCommunitiesColumns || names.back() != kCommunitiesTarget)
    throw FileError({.file = shortened(path.string(), 300)},
                    filled(counted("Core", "it names %n columns, where %1 has %2, the last one %3",
                                   "it names %n column, where %1 has %2, the last one %3", names.size()),
                           kCommunitiesTitle, kCommunitiesColumns, kCommunitiesTarget),
                    sentence("Core", "choose communities.names as it is published"));
  return names;
}

/// Does nothing to a column that has no mean: it is left out with the others that are not complete.
void fillWithMean(Column& column, Dataset& dataset) {
  const double mean = summarise(column).mean;
  if (!std::isfinite(mean)) return;
  for (double& value : column.values)
    if (std::isnan(value)) value = mean;
  dataset.earlier.cellsFilledMissing += column.missing;
  dataset.notes.push_back(
      filled(counted("Core", "%n missing cells of %1 filled with the column's mean.",
                     "%n missing cell of %1 filled with the column's mean.", column.missing),
             epsiscope::quoted(column.name)));
  column.missing = column.firstMissingLine = 0;
}

void dropIncomplete(std::vector<Column>& columns, std::vector<std::string>& notes) {
  std::vector<std::string> names;
  for (const Column& column : columns)
    if (column.missing > 0) names.push_back(column.name);
  std::erase_if(columns, [](const Column& column) { return column.missing > 0; });
  if (!names.empty())
    notes.push_back(filled(counted("Core", "%n columns with missing cells were left out: %1.",
                                   "%n column with missing cells was left out: %1.", names.size()),
                           quotedList(names)));
}

Dataset communitiesTable(const std::filesystem::path& file, const GoOn& goOn) {
  const std::filesystem::path namesFile =
      neededBeside(file, "communities.names", sentence("Core", "it has the names of the columns"));
  PackedFile packedNames(namesFile, {});
  std::vector<std::string> ignored;
  const RecordFormat format{.dataset = kCommunitiesTitle,
                            .file = "communities.data",
                            .columns = uniqueNames(communitiesNamesIn(packedNames, namesFile), ignored)};
  RecordReader records(file, format, goOn);
  Dataset dataset;
  dataset.reading = format.reading(false);
  TableBuilder table;
  for (std::size_t j = kNotPredictive; j < kCommunitiesColumns; ++j)
    table.addColumn(format.columns[j], ColumnKind::number);
  constexpr std::size_t target = kCommunitiesColumns - 1;  // which is missing nowhere
  while (records.next()) {
    for (std::size_t j = kNotPredictive; j < target; ++j) table.cell(j - kNotPredictive, records, j);
    table.number(target - kNotPredictive, records.number(target));
  }
  records.expectRecords({kCommunitiesRows});

  dataset.columns = table.take();
  const std::vector left(format.columns.begin(), format.columns.begin() + kNotPredictive);
  dataset.notes.push_back(
      filled(sentence("Core", "Columns 1 to 5, which say nothing about the target, were left out: %1."),
             quotedList(left, left.size())));
  for (Column& column : dataset.columns)
    if (column.name == kFilled && column.missing > 0) fillWithMean(column, dataset);
  dropIncomplete(dataset.columns, dataset.notes);
  dataset.sha256 = hashOfFiles(std::array{records.sha256(), packedNames.sha256()});
  return dataset;
}

}  // namespace

Recipe communities() {
  return {.id = "communities",
          .title = marked("Core", "Communities and Crime"),
          .description = marked("Core",
                                "1,994 communities of the United States around 1990: 100 features without "
                                "missing cells, and violent crimes per head, all scaled to 0..1."),
          .reference =
              "M. Redmond, A. Baveja: European Journal of Operational Research 141 (2002) 660-678; "
              "UCI Machine Learning Repository, doi 10.24432/C53W3X",
          .licence = marked("Core", "CC BY 4.0, says the UCI Machine Learning Repository"),
          .publisher = "https://archive.ics.uci.edu/dataset/183/communities+and+crime",
          .files = {"communities.data", "communities.names"},
          .downloads = publishedFiles("communities"),
          .target = kCommunitiesTarget,
          .lower = 0,
          .upper = 1,
          .table = communitiesTable};
}

}  // namespace epsiscope
