#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>

#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/private_classifier/inputs.h"
#include "core/tasks/prepared_table.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/study/load.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/rows.h"
#include "core/tasks/private_classifier/split.h"
#include "core/tasks/problems.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/prepared.h"

namespace epsiscope::declared_data_test {
namespace {

/// One row of a small table. A bad cell holds a word where a number is meant.
struct Person {
  double age = 40;
  std::string job = "clerk";  ///< "" if missing
  std::string income = "low";
  bool badAge = false;
  bool operator==(const Person&) const = default;
};

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Column textColumn(const std::string& name, const std::vector<std::string>& cells) {
  Column column{.name = name, .kind = ColumnKind::text};
  for (const std::string& cell : cells) {
    const auto known = std::ranges::find(column.categories, cell);
    column.codes.push_back(cell.empty() ? -1 : static_cast<std::int32_t>(known - column.categories.begin()));
    column.missing += cell.empty() ? 1 : 0;
    if (!cell.empty() && known == column.categories.end()) column.categories.push_back(cell);
  }
  return column;
}

/// The table that the reader makes of these rows with declared kinds.
std::shared_ptr<const Dataset> table(const std::vector<Person>& people) {
  Column age{.name = "age"};
  std::vector<std::string> jobs, incomes;
  for (std::size_t i = 0; i < people.size(); ++i) {
    const Person& person = people[i];
    age.values.push_back(person.badAge ? kNaN : person.age);
    age.missing += std::isnan(person.age) ? 1 : 0;
    if (person.badAge)
      age.badCells.push_back({.line = i + 2, .row = static_cast<std::uint32_t>(i), .text = 0});
    jobs.push_back(person.job);
    incomes.push_back(person.income);
  }
  age.badTexts = {"old"};
  Dataset dataset;
  dataset.name = "people";
  dataset.sha256 = "of people";
  dataset.columns = {std::move(age), textColumn("job", jobs), textColumn("income", incomes)};
  return std::make_shared<const Dataset>(std::move(dataset));
}

std::vector<Person> people() {
  std::vector<Person> all;
  const std::vector<std::string> jobs = {"clerk", "farmer", "teacher", "clerk", ""};
  for (int i = 0; i < 30; ++i)
    all.push_back({.age = 20.0 + i,
                   .job = jobs[static_cast<std::size_t>(i) % jobs.size()],
                   .income = i % 3 == 0 ? "high" : "low",
                   .badAge = i == 11});
  all[17].age = kNaN;
  return all;
}

Study declaredStudy() {
  Study study = test::classifierStudy();
  study.data.target = "income";
  study.data.positive = "high";
  study.data.columnBounds = {{"age", 70}};
  study.data.columns = {{.column = "age", .kind = ColumnKind::number},
                        {.column = "job",
                         .kind = ColumnKind::text,
                         .categories = std::vector<std::string>{"pilot", "clerk", "farmer"}}};
  study.data.missing = MissingRule::dropRows;
  study.data.badCells = BadCellRule::dropRows;
  return study;
}

/// The features that the study makes of each row of the table; empty for a row that is not used.
std::vector<std::vector<double>> features(const UnitRows& made, const PreparedData& data) {
  std::vector<std::vector<double>> rows(data.dataset->rows());
  for (std::size_t i = 0; i < data.rows.size(); ++i) {
    std::vector<double>& row = rows[data.rows[i]];
    row.assign(made.columns.size(), 0);
    const auto index = made.rows->indexOf(i);
    for (std::size_t k = 0; k < index.size(); ++k)
      row[static_cast<std::size_t>(index[k])] = made.rows->entriesOf(i)[k];
  }
  return rows;
}

/// Rows that may take the place of another: usual ones, and those that could change how others are read.
std::vector<Person> strangers() {
  return {{.age = 33, .job = "teacher", .income = "high"},
          {.age = 33, .job = "astronaut", .income = "low"},
          {.age = 33, .job = "pilot", .income = "low"},
          {.age = 1e140, .job = "farmer", .income = "low"},
          {.age = -500, .job = "clerk", .income = "neither"},
          {.age = kNaN, .job = "clerk", .income = "low"},
          {.age = 33, .job = "", .income = "low"},
          {.age = 33, .job = "clerk", .income = ""},
          {.age = 33, .job = "farmer", .income = "high", .badAge = true}};
}

/// The guarantee rests on this property, so it is exact: no bit of any other row may change.
TEST(DeclaredData, ReplacingARowChangesTheFeaturesOfNoOther) {
  const Study study = declaredStudy();
  const auto before =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, table(people())));
  ASSERT_EQ(before->takenFromRows, "");
  const auto expected = features(before->unit, before->table->data());
  for (std::size_t replaced = 0; replaced < people().size(); ++replaced)
    for (const Person& stranger : strangers()) {
      std::vector<Person> changed = people();
      changed[replaced] = stranger;
      const auto after =
          classifierData(privateClassifierInputs(study), PreparedTable::of(study, table(changed)));
      EXPECT_EQ(after->unit.columns, before->unit.columns);
      auto rows = features(after->unit, after->table->data());
      rows[replaced] = expected[replaced];
      ASSERT_EQ(rows, expected) << replaced << " by " << stranger.job << " of " << stranger.age;
    }
}

/// A file of these rows, read as the study says.
std::shared_ptr<const Dataset> readRows(const Study& study, const std::vector<std::string>& rows) {
  const test::TemporaryFolder folder;
  std::string text = "age,job,zip,income\n";
  for (const std::string& row : rows) text += row + "\n";
  folder.write("people.csv", text);
  return loadData(study.data, folder.path());
}

/// From the bytes of a file on, where everything about it is declared: the contents of one row do not change
/// how the others are read.
TEST(DeclaredData, ReplacingALineOfTheFileChangesTheFeaturesOfNoOtherRow) {
  Study study = declaredStudy();
  study.data.file = "people.csv";
  study.data.reading.separator = ",";
  study.data.reading.decimal = ".";
  study.data.reading.thousands = study.data.reading.comment = "none";
  study.data.reading.quote = "\"";
  study.data.reading.encoding = "UTF-8";
  study.data.reading.header = true;
  study.data.reading.missingValues = std::vector<std::string>{"?"};
  study.data.columns.push_back(
      {.column = "zip", .kind = {}, .categories = std::vector<std::string>{"1000", "2000.5", "007"}});
  std::vector<std::string> rows;
  const std::vector<std::string> jobs = {"clerk", "farmer", "teacher"},
                                 zips = {"1000", "2000.5", "30", "007"};
  for (std::size_t i = 0; i < 24; ++i)
    rows.push_back(std::to_string(20 + i) + "." + std::to_string(i) + "," + jobs[i % 3] + "," + zips[i % 4] +
                   (i % 5 == 0 ? ",high" : ",low"));
  const auto before =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, readRows(study, rows)));
  ASSERT_EQ(before->takenFromRows, "");
  EXPECT_EQ(before->unit.columns,
            (std::vector<std::string>{"age", "job=pilot", "job=clerk", "job=farmer", "zip=1000", "zip=2000.5",
                                      "zip=007", "(constant)"}));
  const auto expected = features(before->unit, before->table->data());
  for (const char* stranger :
       {"old,clerk,1000,low", "\"1,5\",clerk,1000,low", "1.234,\"a,b\",x,low", "?,?,?,?", "1e400,5,5,5",
        "0x1F,clerk,9007199254740993,low", "1e-400,\" clerk\",\"1,000\",high", "-70.5,pilot,007,low",
        "\"1.234,5\",#,;,|"})
    for (std::size_t replaced = 0; replaced < rows.size(); ++replaced) {
      std::vector<std::string> changed = rows;
      changed[replaced] = stranger;
      const auto after =
          classifierData(privateClassifierInputs(study), PreparedTable::of(study, readRows(study, changed)));
      EXPECT_EQ(after->unit.columns, before->unit.columns);
      auto found = features(after->unit, after->table->data());
      found[replaced] = expected[replaced];
      ASSERT_EQ(found, expected) << replaced << " by " << stranger;
    }
}

/// The same without declarations: the tests above could fail.
TEST(DeclaredData, WithoutADeclarationReplacingARowChangesOthersAndIsMarked) {
  Study study = declaredStudy();
  study.data.columns.clear();
  const auto before =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, table(people())));
  EXPECT_NE(before->takenFromRows, "");
  std::vector<Person> changed = people();
  changed[0].job = "astronaut";
  EXPECT_NE(
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, table(changed)))->unit.columns,
      before->unit.columns);
}

bool mentions(const std::vector<std::string>& notes, const std::string& part) {
  return std::ranges::any_of(notes,
                             [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

Study kernelOf(Study study) {
  study.task = TaskId::kernelRelease;
  study.kernelRelease.method = "svm";
  return study;
}

bool isPrivate(const Study& study, const PreparedData& data) {
  return kernelReleaseGuarantee(study, data, kMethodKernelSvm, 1).isPrivate();
}

TEST(DeclaredData, KernelReleaseIsMarkedLikewise) {
  Study study = kernelOf(declaredStudy());
  const KernelData declared =
      kernelData(kernelReleaseInputs(study), PreparedTable::of(study, table(people())));
  EXPECT_TRUE(isPrivate(study, declared.table->data()));
  EXPECT_FALSE(mentions(declared.notes, "found in the data"));
  study.data.columns.pop_back();
  const KernelData found = kernelData(kernelReleaseInputs(study), PreparedTable::of(study, table(people())));
  EXPECT_FALSE(isPrivate(study, found.table->data()));
  EXPECT_TRUE(mentions(found.notes, "The categories of \"job\" are those found in the data"));
}

TEST(DeclaredData, MeansAreMarkedAsTakenFromAllRows) {
  Study study = declaredStudy();
  study.data.badCells = BadCellRule::mean;
  const auto data = classifierData(privateClassifierInputs(study), PreparedTable::of(study, table(people())));
  EXPECT_NE(data->takenFromRows, "");
  EXPECT_TRUE(mentions(data->notes, "Cells that are no numbers were filled with means"));
  EXPECT_FALSE(isPrivate(kernelOf(study), data->table->data()));
}

/// The sentences about data.columns.
std::vector<std::string> complaints(const std::vector<ColumnChoice>& columns) {
  Study study = declaredStudy();
  study.data.columns = columns;
  std::vector<std::string> found;
  for (const Problem& problem : problems(study, table(people()).get()))
    if (problem.field == "data.columns") found.push_back(problem.sentence);
  return found;
}

TEST(DeclaredData, WrongDeclarationsAreNamed) {
  using Names = std::vector<std::string>;
  const auto job = [](Names categories, std::optional<ColumnKind> kind = {}) {
    return std::vector<ColumnChoice>{{.column = "job", .kind = kind, .categories = std::move(categories)}};
  };
  EXPECT_TRUE(complaints(job({"clerk"})).empty());
  const std::vector<std::pair<std::vector<ColumnChoice>, std::string>> wrong = {
      {{{.column = "jobs", .kind = ColumnKind::text}}, "did you mean \"job\"?"},
      {{{.column = "age", .kind = {}}, {.column = "age", .kind = {}}}, "\"age\" is declared twice"},
      {job({}), "an empty list"},
      {job({"a", "b", "a"}), "\"a\" of column \"job\" is declared twice"},
      {job({"a", ""}), "is empty"},
      {{{.column = "age", .kind = {}, .categories = Names{"a"}}}, "this table holds numbers there"},
      {{{.column = "age", .kind = ColumnKind::text}}, "this table holds numbers there"},
      {{{.column = "job", .kind = ColumnKind::number}}, "this table holds text there"}};
  for (const auto& [columns, said] : wrong) {
    const Names found = complaints(columns);
    ASSERT_EQ(found.size(), 1u) << said;
    EXPECT_NE(found[0].find(said), std::string::npos) << found[0];
  }
  EXPECT_TRUE(
      mentions(complaints(job({"a"}, ColumnKind::number)), "declared as a number and has categories"));
  Names many;
  for (int i = 0; i < 1001; ++i) many.push_back(std::to_string(i));
  EXPECT_TRUE(mentions(complaints(job(many)), "1001 declared categories; declare at most 1000"));
}

TEST(RowCountsOfRuns, AreInTheResultsAndTheirFiles) {
  const Study study = declaredStudy();
  const auto result = run(study, table(people()), {.threads = 1}, {});
  const RowCounts expected = {.rowsInFile = 30,
                              .rowsUsed = 22,
                              .droppedForMissing = 7,
                              .droppedForBad = 1,
                              .cellsFilledMissing = 0,
                              .cellsFilledBad = 0};
  EXPECT_EQ(result->counts, expected);
  EXPECT_EQ(result->rows, 22u);
  EXPECT_NE(csvNotes(*result).find(
                "Rows: 30 in the file, 22 used, 7 dropped for missing cells, 1 dropped for cells "
                "that are no numbers; cells filled with means: 0 missing, 0 no numbers\n"),
            std::string::npos);
  EXPECT_EQ(parseResult(toJson(*result), "r.json").counts, expected);
}

TEST(RowCountsOfRuns, EveryTaskCountsThem) {
  Study study = declaredStudy();
  study.data.badCells = BadCellRule::mean;
  EXPECT_EQ(run(kernelOf(study), table(people()), {.threads = 1}, {})->counts.cellsFilledBad, 1u);
  study.task = TaskId::labelPrivacy;
  study.data.prepare = "standardise";
  study.data.target = "age";
  study.data.lower = 0;
  study.data.upper = 70;
  study.data.badCells = BadCellRule::dropRows;
  study.labelPrivacy.methods = {"laplace"};
  ASSERT_EQ(problems(study, table(people()).get()), std::vector<Problem>{});
  EXPECT_EQ(run(study, table(people()), {.threads = 1}, {})->counts.droppedForBad, 1u);
}

}  // namespace
}  // namespace epsiscope::declared_data_test
