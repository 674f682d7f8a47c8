#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/reading/reader.h"
#include "core/reading/table_head.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/survey_files.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace epsiscope::survey_test {
namespace {

using test::columnOf;
using test::hasNote;
using test::SurveyFormat;
using test::SurveyTestColumn;
using test::textAt;
using Words = std::vector<std::string>;

const double kNone = NAN;

Dataset readSurveyFile(const test::SurveyTestFile& file, const ReadOptions& options = {}) {
  const test::TemporaryFolder folder;
  return readDataset(folder.write("survey.dat", surveyBytes(file)), options).value();
}

Dataset readSav(std::vector<SurveyTestColumn> columns, const ReadOptions& options = {}) {
  return readSurveyFile({.columns = std::move(columns)}, options);
}

SurveyTestColumn sex() {
  return {.name = "SEX",
          .numbers = {1, 2, 2, kNone, 1},
          .label = "Sex of respondent",
          .labels = {{1, "male"}, {2, "female"}}};
}

SurveyTestColumn trust() {
  return {.name = "TRUST",
          .numbers = {0, 10, 99, 5, 98},
          .labels = {{0, "not at all"}, {10, "completely"}, {98, "don't know"}, {99, "refused"}},
          .missing = {{98, 98}, {99, 99}}};
}

struct Version {
  SurveyFormat format;
  int version;
  bool hasLabels;
};

/// A catalogue of SAS with one list of labels.
std::string catalogueBytes(const std::string& name,
                           const std::vector<std::pair<double, std::string>>& labels) {
  std::string bytes;
  readstat_writer_t* writer = readstat_writer_init();
  readstat_set_data_writer(writer, [](const void* data, std::size_t size, void* to) -> ssize_t {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), size);
    return static_cast<ssize_t>(size);
  });
  readstat_label_set_t* set = readstat_add_label_set(writer, READSTAT_TYPE_DOUBLE, name.c_str());
  for (const auto& [value, word] : labels) readstat_label_double_value(set, value, word.c_str());
  EXPECT_EQ(readstat_begin_writing_sas7bcat(writer, &bytes), READSTAT_OK);
  EXPECT_EQ(readstat_end_writing(writer), READSTAT_OK);
  readstat_writer_free(writer);
  return bytes;
}

TEST(SasCatalogue, GivesLabelsToTheFileBesideIt) {
  const test::TemporaryFolder folder;
  const auto file = folder.write(
      "people.sas7bdat",
      test::surveyBytes({.format = SurveyFormat::sas,
                         .columns = {{.name = "SEX", .numbers = {1, 2, 2, kNone, 1}, .format = "SEXF"},
                                     {.name = "AGE", .numbers = {20, 30, 40, 50, 60}}}}));
  EXPECT_EQ(readDataset(file, {})->columns[0].kind, ColumnKind::number);
  const auto catalogue =
      folder.write("people.sas7bcat", catalogueBytes("SEXF", {{1, "männlich"}, {2, "weiblich"}}));
  const Dataset dataset = readDataset(file, {}).value();
  EXPECT_EQ(dataset.columns[0].categories, (Words{"männlich", "weiblich"}));
  EXPECT_EQ(dataset.columns[0].codes, (std::vector<std::int32_t>{0, 1, 1, -1, 0}));
  EXPECT_EQ(dataset.columns[1].values, (std::vector<double>{20, 30, 40, 50, 60}));
  EXPECT_TRUE(hasNote(dataset, "The labels of its values come from \"people.sas7bcat\" beside the file."));
  EXPECT_EQ(tableHead(file, {}).rows.size(), 5U);
  try {
    readDataset(catalogue, {});
    FAIL() << "a catalogue is no table";
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("a catalogue of labels of SAS"), std::string::npos);
  }
}

/// A catalogue has the labels of many tables.
TEST(SasCatalogue, IsReadWhereItsUnreadableLabelsAreNoColumns) {
  const test::TemporaryFolder folder;
  const auto file =
      folder.write("people.sas7bdat",
                   test::surveyBytes({.format = SurveyFormat::sas,
                                      .columns = {{.name = "SEX", .numbers = {1, 2}, .format = "SEXF"}}}));
  folder.write("people.sas7bcat", catalogueBytes("OTHERF", {{1, "Gr\xF6\xDF"}, {2, "klein"}}));
  EXPECT_EQ(readDataset(file, {})->columns[0].values, (std::vector<double>{1, 2}));
  folder.write("people.sas7bcat", catalogueBytes("SEXF", {{1, "m\xE4nnlich"}, {2, "weiblich"}}));
  const std::string error = test::errorOf([&] { readDataset(file, {}); }).what();
  EXPECT_NE(error.find("people.sas7bcat: a text in it is not valid"), std::string::npos) << error;
}

TEST(SurveyTexts, HaveYearsOfTwoDigitsAsChosen) {
  const std::vector<SurveyTestColumn> columns = {{.name = "born", .texts = {"02.07.45", "03.08.68"}},
                                                 {.name = "x", .numbers = {1, 2}}};
  ReadOptions options{.forms = {{"born", CellForm::date}}};
  options.shortYears = 1940;
  // By the calendar, of 1945-07-02 and 1968-08-03.
  EXPECT_EQ(readSav(columns, options).columns[0].values, (std::vector<double>{-8949, -516}));
  EXPECT_EQ(readSav(columns, options).reading.shortYears, 1940);
  options.shortYears = 1950;
  EXPECT_EQ(readSav(columns, options).columns[0].values, (std::vector<double>{27576, -516}));
}

class EverySurveyFormat : public testing::TestWithParam<Version> {};

TEST_P(EverySurveyFormat, KeepsNamesValuesTextsAndLabels) {
  const auto& [format, version, hasLabels] = GetParam();
  test::SurveyTestFile file{.format = format, .columns = {sex()}, .version = version};
  file.columns.push_back({.name = "X", .numbers = {1.5, -2, kNone, 1e-20, 3e15}, .label = "A number"});
  file.columns.push_back({.name = "WORD", .texts = {"a", "", "b b", "a", "c"}});
  if (!hasLabels) file.columns[0].labels.clear();
  const std::string bytes = surveyBytes(file);
  const test::TemporaryFolder folder;
  const Dataset dataset = *readDataset(folder.write("survey.csv", bytes));
  EXPECT_EQ(dataset.rows(), 5u);
  EXPECT_EQ(test::namesOf(dataset), (Words{"SEX", "X", "WORD"}));
  EXPECT_EQ(dataset.sha256, sha256Of(bytes));
  const Column& x = columnOf(dataset, "X");
  EXPECT_EQ(x.label, "A number");
  EXPECT_EQ(x.missing, 1u);
  EXPECT_TRUE(std::isnan(x.values[2]));
  // SAS transport has hexadecimal doubles with up to three bits less: relative 2^-52 * 8.
  const double tolerance = format == SurveyFormat::xpt ? 2e-15 : format == SurveyFormat::por ? 1e-15 : 0;
  const std::vector<double> expected = {1.5, -2, kNone, 1e-20, 3e15};
  for (const std::size_t row : {0u, 1u, 3u, 4u})
    EXPECT_NEAR(x.values[row], expected[row], std::abs(expected[row]) * tolerance) << row;
  const Column& word = columnOf(dataset, "WORD");
  EXPECT_EQ(word.categories, (Words{"a", "b b", "c"}));
  EXPECT_EQ(word.codes, (std::vector<std::int32_t>{0, -1, 1, 0, 2}));
  EXPECT_EQ(word.missing, 1u);
  const Column& first = columnOf(dataset, "SEX");
  EXPECT_EQ(first.label, "Sex of respondent");
  EXPECT_EQ(first.missing, 1u);
  ASSERT_EQ(first.kind, hasLabels ? ColumnKind::text : ColumnKind::number);
  if (!hasLabels) return;
  EXPECT_EQ(first.categories, (Words{"male", "female"}));
  EXPECT_EQ(first.codes, (std::vector<std::int32_t>{0, 1, 1, -1, 0}));
  EXPECT_EQ(first.valueLabels, (std::vector<ValueLabel>{{"1", "male"}, {"2", "female"}}));
  EXPECT_TRUE(hasNote(dataset, "1 column of codes was read as the words of its labels: \"SEX\"."));
}

INSTANTIATE_TEST_SUITE_P(
    Formats, EverySurveyFormat,
    testing::Values(Version{SurveyFormat::sav, 0, true}, Version{SurveyFormat::packedSav, 0, true},
                    Version{SurveyFormat::zsav, 0, true}, Version{SurveyFormat::por, 0, true},
                    Version{SurveyFormat::dta, 104, false}, Version{SurveyFormat::dta, 108, true},
                    Version{SurveyFormat::dta, 111, true}, Version{SurveyFormat::dta, 114, true},
                    Version{SurveyFormat::dta, 117, true}, Version{SurveyFormat::dta, 118, true},
                    Version{SurveyFormat::dta, 119, true}, Version{SurveyFormat::xpt, 5, false},
                    Version{SurveyFormat::xpt, 8, false}, Version{SurveyFormat::sas, 0, false}));

TEST(Survey, ValuesThatTheFileDeclaresMissingAreMissingAndNamed) {
  const Dataset dataset = readSav({trust()});
  const Column& column = columnOf(dataset, "TRUST");
  EXPECT_EQ(column.kind, ColumnKind::number);
  EXPECT_EQ(column.missing, 2u);
  EXPECT_TRUE(std::isnan(column.values[2]) && std::isnan(column.values[4]));
  EXPECT_TRUE(hasNote(dataset,
                      "Column 1 \"TRUST\": missing, as the file says: 98 \"don't know\" in 1 cell, 99 "
                      "\"refused\" in 1 cell."));
  EXPECT_TRUE(hasNote(dataset,
                      "Column 1 \"TRUST\" holds numbers, some of which have a label: 0 \"not at all\", 10 "
                      "\"completely\"."));
  SurveyTestColumn range = trust();
  range.missing = {{50, 98.5}};
  EXPECT_EQ(columnOf(readSav({range}), "TRUST").missing, 1u);
}

TEST(Survey, SpecialMissingValuesOfStataAreMissingAndNamed) {
  const SurveyTestColumn column{.name = "x",
                                .numbers = {1, 2, 3, 4},
                                .labels = {{1, "low"}},
                                .tagLabels = {{'a', "refused"}},
                                .tags = {{1, 'a'}, {3, 'z'}}};
  const Dataset dataset = readSurveyFile({.format = SurveyFormat::dta, .columns = {column}});
  EXPECT_EQ(columnOf(dataset, "x").missing, 2u);
  EXPECT_EQ(columnOf(dataset, "x").values[2], 3);
  EXPECT_TRUE(hasNote(dataset, "missing, as the file says: .a \"refused\" in 1 cell, .z in 1 cell."));
}

TEST(Survey, ALabelThatNobodyAnsweredIsNamed) {
  SurveyTestColumn column = trust();
  column.missing.clear();
  const Dataset dataset = readSav({column});
  EXPECT_EQ(columnOf(dataset, "TRUST").missing, 0u);
  ASSERT_EQ(dataset.questions.size(), 1u);
  EXPECT_NE(dataset.questions.front().sentence.find("99 \"refused\" in 1 cell"), std::string::npos);
  EXPECT_FALSE(hasNote(dataset, "the label of")) << "it is asked about";
  const Dataset answered = readSav({column}, {.missingOf = {{"TRUST", {"98", "99"}}}});
  EXPECT_EQ(columnOf(answered, "TRUST").missing, 2u);
  EXPECT_TRUE(answered.questions.empty());
}

TEST(Survey, AKindThatIsGivenWinsOverTheLabels) {
  const Dataset numbers = readSav({sex()}, {.kinds = {{"SEX", ColumnKind::number}}});
  EXPECT_EQ(columnOf(numbers, "SEX").values[1], 2);
  EXPECT_TRUE(columnOf(numbers, "SEX").kindGiven);
  EXPECT_EQ(columnOf(numbers, "SEX").valueLabels.size(), 2u);
  const Dataset texts = readSav({trust()}, {.kinds = {{"TRUST", ColumnKind::text}}});
  EXPECT_EQ(columnOf(texts, "TRUST").categories, (Words{"not at all", "completely", "5"}));
}

TEST(Survey, LabelsOfTheStudyTakeThePlaceOfTheFiles) {
  const ReadOptions options{.kinds = {{"SEX", ColumnKind::text}},
                            .labelsOf = {{"SEX", {{"1", "m"}, {"2.0", "f"}}}}};
  EXPECT_EQ(columnOf(readSav({sex()}, options), "SEX").categories, (Words{"m", "f"}));
}

TEST(Survey, ValuesWithOneLabelStayApart) {
  SurveyTestColumn column{.name = "x", .numbers = {1, 7, 2}};
  column.labels = {{1, "other"}, {2, "bread"}, {7, "other"}};
  EXPECT_EQ(columnOf(readSav({column}), "x").categories, (Words{"1 other", "7 other", "bread"}));
}

TEST(Survey, TextsWithLabelsBecomeTheirWords) {
  SurveyTestColumn column{.name = "x", .texts = {"m", "f", "m"}};
  column.textLabels = {{"m", "male"}, {"f", "female"}};
  EXPECT_EQ(columnOf(readSav({column}), "x").categories, (Words{"male", "female"}));
  column.texts[1] = "x";
  EXPECT_EQ(columnOf(readSav({column}), "x").categories, (Words{"m", "x"}));
}

TEST(Survey, DatesAreDays) {
  // 2024-03-31 is day 19813 since 1970-01-01, day 161240 since 1582-10-14 and 23466 since 1960-01-01.
  const Dataset spss = readSav({{.name = "d", .numbers = {161241.0 * 86400, kNone}, .format = "DATE11"},
                                {.name = "t", .numbers = {23400, 0}, .format = "TIME8"}});
  EXPECT_EQ(columnOf(spss, "d").values[0], 19813);
  EXPECT_EQ(columnOf(spss, "d").reading->form, CellForm::date);
  EXPECT_EQ(columnOf(spss, "t").values[0], 6.5);
  EXPECT_TRUE(hasNote(spss, "Column 1 \"d\" was read as number, days since 1970-01-01."));
  const Dataset stata = readSurveyFile({.format = SurveyFormat::dta,
                                        .columns = {{.name = "d", .numbers = {23466}, .format = "%td"},
                                                    {.name = "c", .numbers = {43200000}, .format = "%tc"}}});
  EXPECT_EQ(columnOf(stata, "d").values[0], 19813);
  EXPECT_EQ(columnOf(stata, "c").values[0], -3652.5);
  const Dataset sas = readSurveyFile({.format = SurveyFormat::xpt,
                                      .columns = {{.name = "D", .numbers = {23466}, .format = "DATE9"}},
                                      .version = 5});
  EXPECT_EQ(columnOf(sas, "D").values[0], 19813);
}

TEST(Survey, SaysWhichColumnWeightsTheRows) {
  const Dataset dataset = readSurveyFile(
      {.columns = {{.name = "w", .numbers = {1, 2}}}, .label = "Survey of 2024", .weight = "w"});
  EXPECT_EQ(dataset.description, "Survey of 2024");
  EXPECT_EQ(dataset.weight, "w");
  const test::SurveyTestFile two{
      .columns = {{.name = "a", .numbers = {1, 2}}, {.name = "w", .numbers = {1, 2}}}, .weight = "w"};
  EXPECT_EQ(readSurveyFile(two, {.names = {{"x", "y"}}}).weight, "y") << "by the name that it has here";
  EXPECT_EQ(readSav({sex()}).weight, "");
}

TEST(Survey, SettingsOfTextFilesAreNamedAsUnused) {
  const Dataset dataset = readSav({sex()}, {.separator = ';', .decimal = ',', .skipLines = 2});
  EXPECT_TRUE(hasNote(dataset, "has no \"separator\", \"decimal\" and \"skip-lines\": the setting for it"));
  EXPECT_FALSE(hasNote(readSav({sex()}, asRead(Reading{})), "was not needed"));
}

TEST(Survey, NamesAreMadeUniqueOrTaken) {
  const SurveyTestColumn a{.name = "a", .numbers = {1, 2}}, b{.name = "b", .numbers = {1, 2}};
  EXPECT_EQ(test::namesOf(readSav({a, b}, {.names = {{"x", "x"}}})), (Words{"x", "x (2)"}));
  EXPECT_EQ(test::errorOf([&] {
              readSav({a, b}, {.names = {{"x"}}});
            }).reason(),
            "1 name was given for 2 columns");
}

TEST(Survey, TextsThatAreNumbersAreOfferedAndTaken) {
  const SurveyTestColumn price{.name = "p", .texts = {"5 EUR", "6 EUR", "cheap"}};
  const SurveyTestColumn day{.name = "d", .texts = {"2024-03-31", "2024-04-01", ""}};
  EXPECT_EQ(columnOf(readSav({day}), "d").offered->form, CellForm::date);
  EXPECT_EQ(columnOf(readSav({day}, {.forms = {{"d", CellForm::date}}}), "d").values[1], 19814);
  const Dataset priced = readSav({price}, {.forms = {{"p", CellForm::currency}}});
  ASSERT_EQ(columnOf(priced, "p").badCells.size(), 1u);
  EXPECT_TRUE(hasNote(priced, "Column 1 \"p\", row 3: \"cheap\" is not written as the column is read."));
  const Dataset plain =
      readSav({{.name = "n", .texts = {"1", "2,5", "3"}}}, {.kinds = {{"n", ColumnKind::number}}});
  EXPECT_EQ(columnOf(plain, "n").values[2], 3);
  EXPECT_EQ(columnOf(plain, "n").badCells.size(), 1u);
}

TEST(Survey, AWordAmongTextsThatAreNumbersIsABadCell) {
  const Dataset dataset =
      readSav({{.name = "X", .texts = {"1", "NA", "?", "2.5"}}}, {.kinds = {{"X", ColumnKind::number}}});
  const Column& x = columnOf(dataset, "X");
  EXPECT_TRUE(std::isnan(x.values[1]) && std::isnan(x.values[2]));
  EXPECT_EQ(x.badCells.size(), 2U);
  EXPECT_EQ(x.values[3], 2.5);
}

TEST(Survey, AnInfiniteNumberIsABadCell) {
  const Dataset dataset =
      readSurveyFile({.format = SurveyFormat::sas, .columns = {{.name = "x", .numbers = {1, INFINITY, 3}}}});
  ASSERT_EQ(columnOf(dataset, "x").badCells.size(), 1u);
  EXPECT_EQ(columnOf(dataset, "x").badCells[0].row, 1u);
  EXPECT_TRUE(hasNote(dataset, "row 2: \"inf\" is not a finite number"));
}

TEST(Survey, ANumberThatIsNoDateIsABadCell) {
  const Dataset dataset =
      readSurveyFile({.format = SurveyFormat::dta,
                      .columns = {{.name = "m", .numbers = {1e9, 12, kNone}, .format = "%tm"}}});
  ASSERT_EQ(dataset.columns[0].badCells.size(), 1u);
  EXPECT_EQ(dataset.columns[0].missing, 1u);
  EXPECT_EQ(dataset.columns[0].values[1], -3287) << "1961-01-01";
  EXPECT_TRUE(hasNote(dataset, "row 1: \"1e+09\" is not written as the column is read"));
}

// --- a declared reading ---

/// Two files with one dictionary and rows that differ in one cell.
void expectSameKinds(SurveyTestColumn column, double other, ColumnKind kind) {
  const auto declared = [&] { return readSav({column}, {.declared = true}).columns[0]; };
  const Column before = declared();
  column.numbers.front() = other;
  const Column after = declared();
  EXPECT_EQ(before.kind, kind);
  EXPECT_EQ(after.kind, kind);
  EXPECT_TRUE(before.kindGiven && after.kindGiven);
  for (std::size_t row = 1; row < before.size(); ++row)
    if (kind == ColumnKind::text)
      EXPECT_EQ(textAt(before, row), textAt(after, row)) << row;
    else
      EXPECT_EQ(before.values[row], after.values[row]) << row;
}

TEST(DeclaredSurvey, NoRowDecidesWhetherCodesAreWords) {
  expectSameKinds({.name = "x", .numbers = {1, 2, 2}, .labels = {{1, "no"}, {2, "yes"}}}, 3,
                  ColumnKind::text);
  expectSameKinds({.name = "x", .numbers = {0, 10, 10}, .labels = {{0, "no"}, {10, "yes"}}}, 5,
                  ColumnKind::number);
  expectSameKinds({.name = "x", .numbers = {0, 5, 10}, .labels = {{0, "no"}, {5, "so"}, {10, "yes"}}}, 3,
                  ColumnKind::number);
  expectSameKinds({.name = "x",
                   .numbers = {11, 12, 31},
                   .labels = {{11, "north"}, {12, "south"}, {21, "east"}, {31, "west"}}},
                  99, ColumnKind::text);
  SurveyTestColumn scale{.name = "x", .numbers = {1, 2, 1}};
  scale.labels = {{1, "low"}, {7, "high"}, {8, "refused"}, {9, "no idea"}};
  scale.missing = {{9, 9}};
  expectSameKinds(scale, 8, ColumnKind::number);
}

TEST(DeclaredSurvey, ACellThatDoesNotFitIsMissing) {
  const Dataset dataset =
      readSav({{.name = "n", .texts = {"1", "x"}}}, {.declared = true, .kinds = {{"n", ColumnKind::number}}});
  EXPECT_EQ(dataset.columns[0].missing, 1u);
  EXPECT_TRUE(dataset.columns[0].badCells.empty());
  EXPECT_TRUE(hasNote(dataset, "1 cell does not fit the declared reading"));
}

// --- the first rows ---

TEST(SurveyHead, ShowsTheFirstRowsAsTheWholeIsRead) {
  SurveyTestColumn column = sex();
  column.numbers = {1, 2, 3};  // a value without a word: the whole is a column of numbers
  const test::TemporaryFolder folder;
  const auto file =
      folder.write("t.sav", test::surveyBytes({.columns = {column, {.name = "y", .texts = {"a", "", "c"}}}}));
  const Dataset whole = *readDataset(file);
  const TableHead head = tableHead(file, {}, &whole, 2);
  EXPECT_EQ(head.names, (Words{"SEX", "y"}));
  ASSERT_EQ(head.rows.size(), 2u);
  EXPECT_EQ(head.rows[1][0].kind, HeadCellKind::number);
  EXPECT_EQ(head.rows[1][0].value, 2);
  EXPECT_EQ(head.rows[0][1].text, "a");
  EXPECT_EQ(head.rows[1][1].kind, HeadCellKind::missing);
  EXPECT_EQ(head.reading.format, "SPSS");
  EXPECT_EQ(tableHead(file, {}, nullptr, 2).rows[0][0].text, "male");
}

}  // namespace
}  // namespace epsiscope::survey_test
