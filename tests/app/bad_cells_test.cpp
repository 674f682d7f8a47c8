#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/shared_files.h"
#include "tests/support/study_command.h"

namespace epsiscope::bad_cells_test {
namespace {

using nlohmann::json;
using test::Finished;
using test::operator+;
using test::Words;

/// A table of numbers with seven kinds of defects: a word, a number with a unit, an infinity, a number too
/// large, a hexadecimal one, a decimal comma, and a cell that is missing.
class BadCellsOfAFile : public test::StudyCommand {
protected:
  std::string table() const {
    std::vector<std::vector<std::string>> rows;
    for (int i = 0; i < 40; ++i)
      rows.push_back(
          {std::to_string(i % 7) + ".5", std::to_string(i % 5) + ".25", std::to_string(i % 4) + ".5"});
    rows[3][0] = "oops";
    rows[6][1] = "12kg";
    rows[9][0] = "Inf";
    rows[12][1] = "-1e400";
    rows[15][0] = "0x1F";
    rows[18][2] = "\"1,5\"";
    rows[21][0] = "";
    rows[24][0] = "oops";
    rows[24][1] = "";
    std::string text = "a,b,y\n";
    for (const auto& row : rows) text += row[0] + "," + row[1] + "," + row[2] + "\n";
    return m_folder.write("table.csv", text).string();
  }
  std::string studyFile() const {
    table();
    return write(
        R"({"data": {"file": "table.csv", "target": "y", "lower": 0, "upper": 4, "missing": "drop-rows"},
                     "trials": 2, "epsilon": [1], "label_privacy": {"methods": ["laplace", "none"]}})");
  }
  static std::string goodTarget() {
    std::string text = "a,b,y\n";
    for (int i = 0; i < 40; ++i)
      text += (i == 3 ? "oops" : std::to_string(i % 7) + ".5") + "," + (i == 5 ? "" : std::to_string(i % 5)) +
              "," + std::to_string(i % 4) + "\n";
    return text;
  }
  Finished ran(const Words& more) const {
    return test::run(Words{"run", studyFile(), "--out", out(), "--quiet"} + more);
  }
  json counts() const {
    json data = json::parse(test::bytesOf(results()))["data"];
    for (const char* other : {"name", "sha256", "train_rows", "clipped_labels"}) data.erase(other);
    return data;
  }
};

json badCell(int line, int column, const char* name, const json& text, const char* reason) {
  return {{"line", line}, {"row", line - 1}, {"column", column},
          {"name", name}, {"text", text},    {"reason", reason}};
}

constexpr const char* kTooLarge = "is too large for a number (the largest is about 1.8e308)";

TEST_F(BadCellsOfAFile, InfoListsEachOfThem) {
  const json expected = {badCell(5, 1, "a", "oops", "is not a number"),
                         badCell(8, 2, "b", "12kg", "is not a number"),
                         badCell(11, 1, "a", "Inf", "is not a finite number"),
                         badCell(14, 2, "b", "-1e400", kTooLarge),
                         badCell(17, 1, "a", "0x1F", "is hexadecimal, not a decimal number"),
                         badCell(20, 3, "y", "1,5", "has a decimal comma where the file has decimal points"),
                         badCell(26, 1, "a", "oops", "is not a number")};
  const json facts = test::jsonOf(test::run({"info", table()}));
  EXPECT_EQ(facts["bad_cells"], expected);
  EXPECT_EQ(facts["columns"][0]["missing"], 1);
  EXPECT_EQ(facts["columns"][1]["missing"], 1);
  EXPECT_EQ(facts["columns"][0]["bad"], 4);
  EXPECT_EQ(facts["columns"][0]["kind"], "number");
}

TEST_F(BadCellsOfAFile, InfoHidesTheirTexts) {
  const Finished finished = test::run({"info", table(), "--hide-values"});
  const json facts = test::jsonOf(finished);
  ASSERT_EQ(facts["bad_cells"].size(), 7u);
  for (const json& cell : facts["bad_cells"]) EXPECT_TRUE(cell["text"].is_null());
  for (const char* text : {"oops", "12kg", "Inf", "1e400", "0x1F", "1,5"})
    EXPECT_EQ(finished.out.find(text), std::string::npos) << text;
}

TEST_F(BadCellsOfAFile, StopAStudyUnlessItSaysWhatToDo) {
  const Finished stopped = ran({});
  EXPECT_EQ(stopped.exitCode, 2);
  EXPECT_NE(stopped.err.find("data.bad_cells: Line 5, column 1 \"a\" (row 4): \"oops\" is not a number"),
            std::string::npos)
      << stopped.err;
  EXPECT_EQ(ran({"--bad-cells", "stop"}).exitCode, 2);
}

TEST_F(BadCellsOfAFile, AreDroppedWithTheirRows) {
  const Finished finished = ran({"--bad-cells", "drop-rows"});
  ASSERT_EQ(finished.exitCode, 0) << finished.err;
  EXPECT_EQ(counts(), (json{{"rows", 32},
                            {"rows_in_file", 40},
                            {"dropped_for_missing", 1},
                            {"dropped_for_bad", 7},
                            {"cells_filled_missing", 0},
                            {"cells_filled_bad", 0}}));
  EXPECT_NE(
      test::bytesOf(out() + "/results.csv.txt").find("Rows: 40 in the file, 32 used, 1 dropped for missing"),
      std::string::npos);
  EXPECT_EQ(json::parse(test::bytesOf(results()))["study"]["data"]["bad_cells"], "drop-rows");
  // The rule is part of the study: without it there are other results.
  const Words check = {"check", studyFile(), results()};
  EXPECT_EQ(test::run(check).exitCode, 2);
  EXPECT_EQ(test::run(check + Words{"--bad-cells", "drop-rows"}).exitCode, 0);
}

TEST_F(BadCellsOfAFile, AreFilledButInTheTarget) {
  const Finished target = ran({"--bad-cells", "mean"});
  EXPECT_EQ(target.exitCode, 2);
  EXPECT_NE(target.err.find("in the target, which cannot be filled in"), std::string::npos) << target.err;
  const Finished other = ran({"--bad-cells", "mean", "--missing", "mean", "--set", "data.target=b", "--set",
                              "data.features=[\"a\"]"});
  EXPECT_EQ(other.exitCode, 2) << "b misses a cell";
  const Finished filled = ran({"--bad-cells", "mean", "--missing", "drop-rows", "--set",
                               "data.file=" + m_folder.write("good.csv", goodTarget()).string()});
  ASSERT_EQ(filled.exitCode, 0) << filled.err;
  EXPECT_EQ(counts(), (json{{"rows", 39},
                            {"rows_in_file", 40},
                            {"dropped_for_missing", 1},
                            {"dropped_for_bad", 0},
                            {"cells_filled_missing", 0},
                            {"cells_filled_bad", 1}}));
}

TEST_F(BadCellsOfAFile, AWrongWordNamesTheOptionAndTheChoices) {
  const std::string file = table(), study = studyFile();
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{"info", file, "--separator", "##"},
       "info: --separator is \"##\"; choose \",\", \";\", \"|\", \"tab\", \"space\" or any other sign."},
      {{"info", file, "--thousands", "dot"}, "--thousands is \"dot\"; choose"},
      {{"info", file, "--quote", "x"}, "--quote is \"x\"; choose"},
      {{"info", file, "--comment", "a"}, "--comment is \"a\"; choose"},
      {{"info", file, "--encoding", "cp9"}, "--encoding is \"cp9\"; choose one of: UTF-8, UTF-16LE, "},
      {{"info", file, "--header", "maybe"}, "--header is \"maybe\"; choose yes or no."},
      {{"info", file, "--column", "a"}, "--column is \"a\"; choose COLUMN=number or COLUMN=text."},
      {{"info", file, "--column", "a=colour"}, "choose one of: number, text,"},
      {{"info", file, "--recipe", "mnist"}, "--recipe is \"mnist\"; choose one of:"},
      {{"run", study, "--out", out(), "--bad-cells", "skip"}, "choose one of: stop, drop-rows, mean."},
      {{"run", study, "--out", out(), "--missing", "drop"},
       "run: --missing is \"drop\"; choose one of: stop, drop-rows, drop-columns, mean."}};
  for (const auto& [words, said] : wrong) test::expectRefusal(words, said);
}

TEST_F(BadCellsOfAFile, OptionsReadTheTableOtherwise) {
  const json facts =
      test::jsonOf(test::run({"info", table(), "--missing-values", "oops,Inf", "--column", "b=text"}));
  EXPECT_EQ(facts["columns"][0]["missing"], 4);
  EXPECT_EQ(facts["columns"][0]["bad"], 1);
  EXPECT_EQ(facts["columns"][1]["kind"], "text");
  EXPECT_EQ(facts["missing_values"], (json{"oops", "Inf"}));
}

/// A table with 1.234, which is 1.234 or 1234: nothing in the file decides it.
class OpenQuestion : public test::StudyCommand {
protected:
  std::string table() const {
    std::string text = "a;b;y\n";
    for (int i = 0; i < 40; ++i)
      text +=
          "1.23" + std::to_string(i % 9) + ";" + std::to_string(i % 5) + ";" + std::to_string(i % 4) + "\n";
    return m_folder.write("table.csv", text).string();
  }
  std::string studyFile() const {
    table();
    return write(R"({"data": {"file": "table.csv", "target": "y", "lower": 0, "upper": 4},
                     "trials": 2, "epsilon": [1], "label_privacy": {"methods": ["laplace", "none"]}})");
  }
};

TEST_F(OpenQuestion, IsListedByInfoAndStopsARun) {
  const json questions = test::jsonOf(test::run({"info", table()}))["questions"];
  ASSERT_EQ(questions.size(), 1u);
  EXPECT_EQ(questions[0]["key"], "decimal");
  EXPECT_EQ(questions[0]["column"], "a");
  EXPECT_EQ(questions[0]["answers"].size(), 2u);
  const Finished hidden = test::run({"info", table(), "--hide-values"});
  EXPECT_EQ(hidden.out.find("\"1.23"), std::string::npos) << hidden.out;
  const Words run = {"run", studyFile(), "--out", out(), "--quiet"};
  const Finished stopped = test::run(run);
  EXPECT_EQ(stopped.exitCode, 2);
  EXPECT_NE(stopped.err.find("Set data.decimal to "), std::string::npos) << stopped.err;
  EXPECT_EQ(test::run(run + Words{"--set", "data.features=[\"b\"]"}).exitCode, 0);
  ASSERT_EQ(test::run(run + Words{"--decimal", ","}).exitCode, 0);
  EXPECT_EQ(json::parse(test::bytesOf(results()))["study"]["data"]["decimal"], ",");
  EXPECT_EQ(test::run({"check", studyFile(), results()}).exitCode, 2);
  EXPECT_EQ(test::run({"check", studyFile(), results(), "--decimal", ","}).exitCode, 0);
  EXPECT_EQ(test::run({"check", studyFile(), results(), "--decimal", "."}).exitCode, 1);
  const Finished fit = test::run({"fit", table(), "--target", "y", "--positive", "1", "--method", "none",
                                  "--loss", "logistic", "--lambda", "0.1"});
  EXPECT_EQ(fit.exitCode, 2);
  EXPECT_NE(fit.err.find("Set --decimal to "), std::string::npos) << fit.err;
}

TEST(RecipeOption, FitsAPublishedDataSetFromItsOriginalFiles) {
  NEEDS_FILE(test::dataFile("adult/adult.data"));
  const json fit = test::jsonOf(
      test::run({"fit", test::dataFile("adult/adult.data").string(), "--recipe", "adult", "--method", "none",
                 "--loss", "logistic", "--lambda", "0.01", "--prepare", "unit-rows-plain"}));
  EXPECT_EQ(fit["rows"], 45222);
  EXPECT_EQ(fit["columns"].size(), 104u);
}

}  // namespace
}  // namespace epsiscope::bad_cells_test
