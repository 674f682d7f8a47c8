// A reading that is declared: no cell decides how another one is read.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "core/start/data_start.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/study/study_file.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/undeclared.h"
#include "core/text/sentence.h"
#include "tests/support/survey_files.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::declared_reading_test {
namespace {

using test::TemporaryFolder;
using Words = std::vector<std::string>;

std::shared_ptr<const Dataset> read(const TemporaryFolder& folder, const std::string& text,
                                    const DataChoice& data) {
  folder.write(data.file, text);
  return loadData(data, folder.path());
}

/// The cells of a column as text: the bits of a number, the letters of a text.
Words cellsOf(const Column& column) {
  Words cells;
  for (std::size_t row = 0; row < column.size(); ++row) {
    if (column.kind == ColumnKind::number)
      cells.push_back(std::isnan(column.values[row])
                          ? "missing"
                          : std::to_string(std::bit_cast<std::uint64_t>(column.values[row])));
    else
      cells.push_back(column.codes[row] < 0
                          ? "missing"
                          : "text " + column.categories[static_cast<std::size_t>(column.codes[row])]);
  }
  return cells;
}

/// A random file whose cells are known one by one, as a program writes it.
struct MadeFile {
  Words names;
  std::vector<Words> cells;  ///< by row
  char separator = ',';

  std::string text() const {
    const auto line = [this](const Words& fields) {
      std::string written;
      for (const std::string& field : fields) {
        std::string doubled;
        for (const char c : field) doubled += c == '"' ? "\"\"" : std::string(1, c);
        written += (&field == &fields.front() ? "" : std::string(1, separator)) + '"' + doubled + '"';
      }
      return written + '\n';
    };
    std::string all = line(names);
    for (const Words& row : cells) all += line(row);
    return all;
  }
};

using Engine = std::mt19937_64;

template <class T>
const T& oneOf(const std::vector<T>& all, Engine& random) {
  return all[random() % all.size()];
}

/// A cell of a column of that sort; sorts are what people write into tables.
std::string cellOf(std::size_t sort, Engine& random) {
  std::string digits = std::to_string(random() % 900 + 100);
  switch (sort) {
    case 0:
      return digits;
    case 1:
      return std::to_string(random() % 9 + 1) + "," + digits;
    case 2:
      return std::to_string(random() % 90) + "." + std::to_string(random() % 10);
    case 3:
      return digits + " EUR";
    case 4:
      return "2024-03-" + std::to_string(random() % 18 + 10);
    case 5:
      return std::to_string(random() % 100) + " %";
    default:
      return oneOf<std::string>({"north", "south", "?", "n. a."}, random);
  }
}
constexpr std::size_t kSorts = 7;

const Words kNastyCells = {
    "",     "3,45",     "4,000,000",   "1.234.567", "1e400",      "NaN",          "-",
    "n/a",  "0x1F",     "12 USD",      "12 EUR",    "31/12/2024", "12/31/24",     "99",
    "\"",   "a,b;c\td", "line\nbreak", "# comment", "'quoted'",   "1\302\240234", "99999999999999999999",
    "50 %", "true",     "inf"};

MadeFile randomFile(Engine& random) {
  MadeFile made;
  made.separator = oneOf<char>({',', ';', '\t'}, random);
  std::vector<std::size_t> sorts;
  for (std::size_t i = 0; i < 2 + random() % 4; ++i) {
    sorts.push_back(random() % kSorts);
    made.names.push_back("c" + std::to_string(i));
  }
  for (std::size_t row = 0; row < 3 + random() % 20; ++row) {
    made.cells.emplace_back();
    for (const std::size_t sort : sorts) made.cells.back().push_back(cellOf(sort, random));
  }
  return made;
}

TEST(DeclaredReading, OneCellChangesNoOtherCell) {
  const TemporaryFolder folder;
  std::size_t changedWhenDetected = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Engine random(seed);
    MadeFile made = randomFile(random);
    DataChoice detected;
    detected.file = "table.csv";
    detected.target = "c0";
    const auto first = read(folder, made.text(), detected);
    if (offersReadings(detected, *first)) detected = withOfferedReadings(detected, *first);
    const DataChoice declared = withReadingDeclared(detected, *loadData(detected, folder.path()));
    const auto before = loadData(declared, folder.path());

    const std::size_t row = random() % made.cells.size(), at = random() % made.names.size();
    made.cells[row][at] = oneOf(kNastyCells, random);
    const auto after = read(folder, made.text(), declared);
    ASSERT_EQ(after->rows(), before->rows()) << seed;
    for (std::size_t i = 0; i < before->columns.size(); ++i) {
      Words was = cellsOf(before->columns[i]), is = cellsOf(after->columns[i]);
      if (i == at) is[row] = was[row];
      EXPECT_EQ(was, is) << "seed " << seed << ", column " << i << ", cell " << made.cells[row][at];
      EXPECT_TRUE(after->columns[i].badCells.empty()) << seed;
    }
    EXPECT_TRUE(after->questions.empty()) << seed;
    const auto guessed = loadData(detected, folder.path());
    for (std::size_t i = 0; i < guessed->columns.size(); ++i) {
      Words was = cellsOf(first->columns[i]), is = cellsOf(guessed->columns[i]);
      if (i != at && was.size() == is.size()) changedWhenDetected += was != is ? 1 : 0;
    }
  }
  EXPECT_GT(changedWhenDetected, 0U) << "the cells are harmless and the test shows nothing";
}

Study studyOf(const std::string& target) {
  Study study;
  study.data.file = "table.csv";
  study.data.target = target;
  study.data.lower = 0;
  study.data.upper = 5000;
  study.data.badCells = BadCellRule::dropRows;
  study.data.missing = MissingRule::dropRows;
  study.data.reading.decimal = ".";
  return study;
}

/// A column of "1,234" and one more cell: with "3,45" there the others can only be 1.234.
std::string fileOf(const std::string& last) {
  std::string text = "y;x\n";
  for (int i = 0; i < 30; ++i) text += "1,234;" + std::to_string(i) + '\n';
  return text + last + ";31\n";
}

TEST(DeclaredReading, IsWhatAPromiseNeeds) {
  for (const Task* task : allTasks()) {
    const TemporaryFolder folder;
    Study study = studyOf("y");
    study.task = task->facts().task;
    if (task->hasClasses(study)) study.data.positive = "1234";
    if (auto* classes = task->classesOf(study)) *classes = Words{"1234", "3"};
    study.data.prepare = task->facts().preparations.front();
    study.data.columnBounds = {{.column = "x", .bound = 100}};
    const auto dataset = read(folder, fileOf("3"), study.data);
    EXPECT_TRUE(dataset->readAsDetected);
    const auto why = [&](const Study& one, std::shared_ptr<const Dataset> table) {
      const auto prepared = PreparedTable::of(one, std::move(table));
      EXPECT_TRUE(prepared->problems().empty())
          << task->facts().id << ": " << prepared->problems().front().sentence;
      Words keys;
      for (const Undeclared& missing : undeclaredIn(one, prepared->data())) keys.push_back(missing.key);
      for (const Method& method : task->methods()) {
        const Guarantee made = task->promise(one, prepared->data(), method.id);
        EXPECT_FALSE(prepared->data().counts.readAsDetected && made.isPrivate())
            << task->facts().id << ", " << method.id;
      }
      return keys;
    };
    EXPECT_EQ(std::ranges::count(why(study, dataset), std::string(kKeyReading)), 1) << task->facts().id;
    study.data = withReadingDeclared(study.data, *dataset);
    const auto declared = loadData(study.data, folder.path());
    EXPECT_EQ(std::ranges::count(why(study, declared), std::string(kKeyReading)), 0) << task->facts().id;
  }
}

TEST(DeclaredReading, MakesTheCellThatDoesNotFitAMissingOne) {
  const TemporaryFolder folder;
  Study study = studyOf("y");
  const auto dataset = read(folder, fileOf("3"), study.data);
  study.data = withReadingDeclared(study.data, *dataset);
  const auto after = read(folder, fileOf("3,45"), study.data);
  EXPECT_EQ(after->columns[0].values[0], dataset->columns[0].values[0]);
  EXPECT_EQ(after->columns[0].values[0], 1234);
  EXPECT_TRUE(std::isnan(after->columns[0].values.back()));
  EXPECT_EQ(after->columns[0].missing, 1U);
  EXPECT_TRUE(after->columns[0].badCells.empty());

  study = studyOf("y");
  study.data.reading.decimal.reset();
  EXPECT_EQ(read(folder, fileOf("3,45"), study.data)->columns[0].values[0], 1.234) << "as it is detected";
}

TEST(DeclaredReading, LeavesNothingToFindOut) {
  const TemporaryFolder folder;
  Study study = studyOf("y");
  const auto dataset = read(folder, fileOf("3"), study.data);
  study.data.reading.decimal.reset();
  study.data.reading.origin = ReadingOrigin::declared;
  const auto bare = loadData(study.data, folder.path());
  std::string said;
  for (const Problem& problem : problems(study, *PreparedTable::of(study, bare))) said += problem.sentence;
  for (const char* key : {"data.separator", "data.decimal", "data.thousands", "data.encoding", "data.header",
                          "data.missing_values", "\"y\"", "\"x\""})
    EXPECT_NE(said.find(key), std::string::npos) << key << " in " << said;
  study.data = withReadingDeclared(study.data, *dataset);
  const auto whole = loadData(study.data, folder.path());
  EXPECT_TRUE(problems(study, *PreparedTable::of(study, whole)).empty());
}

TEST(DeclaredReading, IsOfBuiltInDataAndKeepsItsKeysInTheFile) {
  Study study;
  study.data.file = "builtin:house-prices";
  EXPECT_FALSE(loadData(study.data, {})->readAsDetected);
  EXPECT_EQ(withReadingDeclared(study.data, *loadData(study.data, {})), study.data);

  const TemporaryFolder folder;
  Study own = studyOf("y");
  const auto dataset = read(folder, "y;price\n1;12 EUR\n2;13 EUR\n3;14 EUR\n", own.data);
  own.data = withOfferedReadings(own.data, *dataset);
  own.data = withReadingDeclared(own.data, *loadData(own.data, folder.path()));
  EXPECT_EQ(parseStudy(toJson(own), "study.json").data, own.data);
  const auto price = std::ranges::find(own.data.columns, "price", &ColumnChoice::column);
  ASSERT_NE(price, own.data.columns.end());
  EXPECT_EQ(price->unit, "EUR");
}

TEST(DeclaredReading, OfASurveyFileNeedsNoMoreThanItSays) {
  const TemporaryFolder folder;
  Study study = studyOf("y");
  const test::SurveyTestFile survey{
      .columns = {{.name = "y", .numbers = {1, 2, 3, 4, 5, 6}},
                  {.name = "sex", .numbers = {1, 2, 1, 2, 1, 2}, .labels = {{1, "m"}, {2, "f"}}},
                  {.name = "age", .numbers = {20, 30, 40, 50, 60, 70}}}};
  const auto dataset = read(folder, surveyBytes(survey), study.data);
  EXPECT_TRUE(dataset->readAsDetected);
  study.data = withReadingDeclared(study.data, *dataset);
  const auto declared = loadData(study.data, folder.path());
  EXPECT_FALSE(declared->readAsDetected);
  EXPECT_TRUE(problems(study, *PreparedTable::of(study, declared)).empty());
  EXPECT_EQ(declared->columns[1].categories, (Words{"m", "f"}));
  EXPECT_EQ(readingSentences(study.data, *declared),
            (Words{"Format: SPSS.", "Missing: as the file says.", "Numbers: \"y\" and \"age\".",
                   "Texts: \"sex\"."}));
  // Without the kinds too: the file is no text, and its labels decide.
  study.data.columns.clear();
  const auto alone = loadData(study.data, folder.path());
  EXPECT_TRUE(problems(study, *PreparedTable::of(study, alone)).empty());
  EXPECT_EQ(alone->columns[1].kind, ColumnKind::text);
}

TEST(DeclaredReading, OfAKindThatNoCellFitsIsAColumnWithoutValues) {
  const TemporaryFolder folder;
  Study study = studyOf("y");
  const auto dataset = read(folder, "y;word\n1;a\n2;b\n3;c\n", study.data);
  study.data = withReadingDeclared(study.data, *dataset);
  std::ranges::find(study.data.columns, "word", &ColumnChoice::column)->kind = ColumnKind::number;
  const auto table = loadData(study.data, folder.path());
  EXPECT_EQ(table->columns[1].missing, 3U);
  EXPECT_FALSE(problems(study, *PreparedTable::of(study, table)).empty());
}

TEST(DeclaredReading, IsSaidInSentences) {
  DataChoice data;
  data.file = "table.csv";
  data.target = "y";
  data.features = Words{"town"};
  Dataset dataset;
  dataset.columns = {{.name = "town", .kind = ColumnKind::text}, {.name = "y"}, {.name = "unused"}};
  dataset.reading = {.separator = '\t',
                     .decimal = ',',
                     .thousands = '.',
                     .quote = '\0',
                     .comment = '#',
                     .encoding = "UTF-16LE",
                     .byteOrderMark = true,
                     .skipLines = 1,
                     .header = false,
                     .missing = {"", "-99", "?"}};
  const std::string marks = R"(separator tab, decimal mark ",", thousands mark ".", quote none)";
  const Words expected = {"Marks: " + marks + ", mark of comment lines \"#\".",
                          "Encoding: UTF-16LE with a byte order mark.",
                          "1 line above the table is no row.",
                          "There is no line of names.",
                          "Missing: empty cells and \"-99\" and \"?\".",
                          "Numbers: \"y\".",
                          "Texts: \"town\"."};
  EXPECT_EQ(readingSentences(data, dataset), expected);
  EXPECT_EQ(declarationOf(data, dataset).size(), expected.size() + 1);
  dataset.reading.sheet = "One";
  EXPECT_EQ(readingSentences(data, dataset).front(), "Sheet: \"One\".");
  data.recipe = "adult";
  EXPECT_TRUE(declarationOf(data, dataset).empty());
}

TEST(DeclaredReading, OfAWideTableListsTheColumnsThatAreNamed) {
  DataChoice data;
  data.file = "table.csv";
  data.target = "c7";
  data.features = Words{"c5"};
  Dataset dataset;
  for (int i = 0; i < 1001; ++i) dataset.columns.push_back({.name = "c" + std::to_string(i)});
  Words written;
  for (const ColumnChoice& column : withReadingDeclared(data, dataset).columns)
    written.push_back(column.column);
  EXPECT_EQ(written, (Words{"c5", "c7"}));
  dataset.columns.pop_back();
  EXPECT_EQ(withReadingDeclared(data, dataset).columns.size(), 1000U);
}

TEST(DeclaredReading, LeavesTheCellsThatDoNotFitToTheRuleForMissingOnes) {
  DataChoice data;
  data.file = "table.csv";
  for (const auto& [bad, missing] :
       {std::pair(BadCellRule::dropRows, MissingRule::dropRows),
        std::pair(BadCellRule::mean, MissingRule::mean), std::pair(BadCellRule::stop, MissingRule::stop)}) {
    data.badCells = bad;
    EXPECT_EQ(withReadingDeclared(data, Dataset()).missing, missing);
  }
  data.badCells = BadCellRule::mean;
  data.missing = MissingRule::dropRows;
  EXPECT_EQ(withReadingDeclared(data, Dataset()).missing, MissingRule::dropRows) << "what is chosen stays";
}

}  // namespace
}  // namespace epsiscope::declared_reading_test
