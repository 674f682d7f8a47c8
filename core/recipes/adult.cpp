#include "core/recipes/recipe_files.h"
#include "core/recipes/recipe_list.h"
#include "core/recipes/table_builder.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <array>

namespace epsiscope {

namespace {

constexpr std::size_t kDataRows = 32561, kTestRows = 16281;
constexpr std::size_t kClass = 14;

RecordFormat dataFormat() {
  return {.dataset = "Adult",
          .file = "adult.data",
          .columns = {"age", "workclass", "fnlwgt", "education", "education-num", "marital-status",
                      "occupation", "relationship", "race", "sex", "capital-gain", "capital-loss",
                      "hours-per-week", "native-country", "income"}};
}

RecordFormat testFormat() {
  RecordFormat format = dataFormat();
  format.file = "adult.test";
  format.comment = '|';  // its first line: |1x3 Cross validator
  return format;
}

TableBuilder emptyTable() {
  TableBuilder table;
  const std::vector<std::string> names = dataFormat().columns;
  for (std::size_t j = 0; j < names.size(); ++j) {
    const bool number = j == 0 || j == 2 || j == 4 || (j >= 10 && j <= 12);
    table.addColumn(names[j], number ? ColumnKind::number : ColumnKind::text);
  }
  return table;
}

bool misses(const RecordReader& record) {
  for (std::size_t j = 0; j <= kClass; ++j)
    if (record.isMissing(j)) return true;
  return false;
}

/// In adult.test it ends with a full stop.
std::string_view adultClassOf(const RecordReader& record) {
  std::string_view text = record.field(kClass);
  if (text.ends_with('.')) text.remove_suffix(1);
  if (text != "<=50K" && text != ">50K")
    record.refuse(kClass, filled(sentence("Core", "the class is %1, where %2 has %3"),
                                 quoted(std::string(text)), "Adult", "\"<=50K\" / \">50K\""));
  return text;
}

/// Adds the complete rows; returns how many were not. Values of a row that is left out make no category.
std::size_t addRows(RecordReader& records, std::size_t expected, TableBuilder& table) {
  std::size_t left = 0;
  while (records.next()) {
    const std::string_view income = adultClassOf(records);
    if (misses(records)) {
      ++left;
      continue;
    }
    for (std::size_t j = 0; j < kClass; ++j) table.cell(j, records, j);
    table.text(kClass, income);
  }
  records.expectRecords({expected});
  return left;
}

Dataset adultTable(const std::filesystem::path& file, const GoOn& goOn) {
  const std::filesystem::path test =
      neededBeside(file, "adult.test", sentence("Core", "it holds a third of the rows of Adult"));
  TableBuilder table = emptyTable();
  RecordReader data(file, dataFormat(), goOn.part(0, 0.67));
  std::size_t left = addRows(data, kDataRows, table);
  RecordReader more(test, testFormat(), goOn.part(0.67, 1));
  left += addRows(more, kTestRows, table);
  Dataset dataset;
  dataset.reading = testFormat().reading(false);
  dataset.columns = table.take();
  dataset.sha256 = hashOfFiles(std::array{data.sha256(), more.sha256()});
  dataset.earlier.droppedForMissing = left;
  dataset.notes.push_back(
      filled(counted("Core", "%1 of %n rows left out because of missing cells.",
                     "%1 of %n row left out because of missing cells.", kDataRows + kTestRows),
             left));
  return dataset;
}

}  // namespace

Recipe adult() {
  return {
      .id = "adult",
      .title = marked("Core", "Adult (Census Income)"),
      .description = marked("Core",
                            "45,222 people of the 1994 census survey of the United States, from both files, "
                            "rows with missing cells left out: who earns more than 50,000 dollars a year."),
      .reference = "B. Becker, R. Kohavi: Adult, UCI Machine Learning Repository 1996, doi 10.24432/C5XW20",
      .licence = marked("Core", "CC BY 4.0, says the UCI Machine Learning Repository"),
      .publisher = "https://archive.ics.uci.edu/dataset/2/adult",
      .files = {"adult.data", "adult.test"},
      .downloads = publishedFiles("adult"),
      .target = "income",
      .positive = ">50K",
      .prepare = "unit-rows-plain",
      .table = adultTable};
}

}  // namespace epsiscope
