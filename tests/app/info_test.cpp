#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <cmath>
#include <string>
#include <vector>

#include <sys/stat.h>

#include "tests/support/paths.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/run_program.h"
#include "tests/support/shared_files.h"
#include "tests/support/sheet_files.h"
#include "tests/support/survey_files.h"

namespace epsiscope::info_test {
namespace {

using nlohmann::ordered_json;
using test::dataFile;
using test::Finished;
using test::TemporaryFolder;
using test::Words;
using test::operator+;

Finished info(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "info");
  return test::runProgram(EPSISCOPE_PROGRAM, arguments);
}

/// The answer of a call that must succeed, with nothing but JSON on stdout and nothing on stderr.
ordered_json facts(const std::vector<std::string>& arguments) {
  const Finished finished = info(arguments);
  EXPECT_EQ(finished.exitCode, 0) << finished.err;
  EXPECT_EQ(finished.err, "");
  return ordered_json::parse(finished.out);
}

void expectRefused(const std::vector<std::string>& arguments, const std::string& part) {
  const Finished finished = info(arguments);
  EXPECT_EQ(finished.exitCode, 2);
  EXPECT_EQ(finished.out, "");
  EXPECT_NE(finished.err.find(part), std::string::npos) << finished.err;
  EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1)
      << "one sentence: " << finished.err;
}

TEST(Info, ReadsASheetByItsName) {
  const TemporaryFolder folder;
  const auto sheet = [](const char* name, const char* value) {
    return test::XlsxSheet{name, test::xlsxData({{test::text("x"), test::text("y")},
                                                 {test::number(value), test::error("#N/A!")},
                                                 {test::number("2"), test::number("3")},
                                                 {test::number("2"), test::number("4")}})};
  };
  const std::string file =
      folder.write("t.xlsx", test::zipOf(test::xlsxParts({sheet("One", "1"), sheet("Two", "7")}))).string();
  const ordered_json first = facts({file});
  EXPECT_EQ(first["sheet"], "One");
  EXPECT_EQ(first["sheets"], (std::vector<std::string>{"One", "Two"}));
  EXPECT_EQ(first["bad_cells"][0]["line"], 2);
  EXPECT_EQ(facts({file, "--sheet", "Two"})["columns"][0]["max"], 7);
  expectRefused({file, "--sheet", "Three"}, "there is no sheet \"Three\"");
}

TEST(Info, SaysWhatASurveyFileSaysOfItsColumns) {
  const TemporaryFolder folder;
  const test::SurveyTestFile survey{.format = test::SurveyFormat::dta,
                                    .columns = {{.name = "sex",
                                                 .numbers = {1, 2},
                                                 .label = "Sex of respondent",
                                                 .labels = {{1, "male"}, {2, "female"}}}}};
  const ordered_json json = facts({folder.write("t.dta", surveyBytes(survey)).string()});
  EXPECT_EQ(json["format"], "Stata");
  EXPECT_EQ(json["columns"][0]["label"], "Sex of respondent");
  EXPECT_EQ(json["columns"][0]["labels"], (ordered_json{{"1", "male"}, {"2", "female"}}));
  EXPECT_EQ(json["columns"][0]["kind"], "text");
  expectRefused({folder.write("cut.dta", surveyBytes(survey).substr(0, 900)).string()}, "copy or download");
}

TEST(Info, HasTheKeysOfTheContractInOrder) {
  const TemporaryFolder folder;
  const ordered_json json = facts({folder.write("t.csv", "a,b\n1,x\n2,?\n").string()});
  std::vector<std::string> keys, columnKeys;
  for (const auto& item : json.items()) keys.push_back(item.key());
  for (const auto& item : json["columns"][0].items()) columnKeys.push_back(item.key());
  EXPECT_EQ(keys,
            (std::vector<std::string>{"rows", "columns", "separator", "decimal", "thousands", "quote",
                                      "comment", "encoding", "byte_order_mark", "header", "missing_values",
                                      "findings", "questions", "bad_cells", "notes"}));
  EXPECT_EQ(columnKeys,
            (std::vector<std::string>{"name", "kind", "missing", "min", "max", "mean", "sd", "bad"}));
  EXPECT_EQ(json["rows"], 2);
  EXPECT_EQ(json["columns"][0]["sd"], std::sqrt(0.5));
  EXPECT_EQ(json["columns"][1]["kind"], "text");
  EXPECT_EQ(json["columns"][1]["missing"], 1);
  EXPECT_TRUE(json["columns"][1]["min"].is_null());
  EXPECT_EQ(json["separator"], ",");
  EXPECT_EQ(json["header"], true);
}

TEST(Info, NumbersKeepAllTheirDigits) {
  const TemporaryFolder folder;
  const ordered_json json = facts({folder.write("t.csv", "a\n0.1\n0.30000000000000004\n").string()});
  EXPECT_EQ(json["columns"][0]["max"].get<double>(), 0.30000000000000004);
}

TEST(Info, WhatDoesNotExistIsNull) {
  const TemporaryFolder folder;
  const ordered_json json = facts({folder.write("t.csv", "a,b\n1,\n").string()});
  EXPECT_TRUE(json["columns"][0]["sd"].is_null());
  EXPECT_TRUE(json["columns"][1]["mean"].is_null());
}

TEST(Info, TellsDecimalCommasAndTabs) {
  const TemporaryFolder folder;
  const ordered_json json = facts({folder.write("t.tsv", "a\tb\n1,5\t2\n2,5\t3\n").string()});
  EXPECT_EQ(json["separator"], "\t");
  EXPECT_EQ(json["decimal"], ",");
  EXPECT_EQ(json["columns"][0]["mean"], 2.0);
}

TEST(Info, ReadsAsTold) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.csv", "a;b\n1,5;2\n").string();
  EXPECT_EQ(facts({file, "--header", "no"})["rows"], 2);
  EXPECT_EQ(facts({file, "--separator", "semicolon", "--decimal", ",", "--encoding",
                   "Latin-1"})["columns"][0]["max"],
            1.5);
  expectRefused({file, "--separator", "##"}, "--separator is \"##\"");
  expectRefused({file, "--header", "maybe"}, "choose yes or no");
}

TEST(Info, TargetGetsItsOwnStatistics) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.csv", "y,class\n1,a\n2,b\n4,a\n?,a\n3,\n").string();
  const ordered_json target = facts({file, "--target", "y"})["target"];
  EXPECT_EQ(target["count"], 4);
  EXPECT_EQ(target["missing"], 1);
  EXPECT_EQ(target["median"], 2.5);
  EXPECT_EQ(target["q25"], 1.75);
  EXPECT_EQ(target["distinct"], 4);
  const ordered_json every = facts({file, "--quartiles"})["columns"];
  EXPECT_EQ(every[0]["q75"], 3.25);
  EXPECT_EQ(every[1]["distinct"], 2);
  EXPECT_TRUE(every[1]["median"].is_null());
  const ordered_json classes = facts({file, "--target", "class"})["target"];
  EXPECT_EQ(classes["classes"], (ordered_json{{"a", 3}, {"b", 1}}));
  expectRefused({file, "--target", "yy"}, "there is no column \"yy\"");
}

TEST(Info, BuiltInData) {
  const ordered_json json = facts({"builtin:house-prices", "--target", "price"});
  EXPECT_EQ(json["columns"].size(), 9u);
  expectRefused({"builtin:none"}, "builtin:house-prices");
}

TEST(Info, RefusesBadFilesWithOneSentence) {
  const TemporaryFolder folder;
  expectRefused({(folder.path() / "none.csv").string()}, "there is no such file");
  expectRefused({folder.path().string()}, "this is a folder");
  const std::filesystem::path pipe = folder.path() / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  expectRefused({pipe.string()}, "this is a device or a pipe");
  expectRefused({folder.write("e.csv", "").string()}, "the file is empty");
  expectRefused({folder.write("q.csv", "a,b\n1,\"x\n").string()},
                "line 2, column 2 \"b\": a quote opens here");
  expectRefused({folder.write("r.csv", "a,b\n1,2\n3\n").string()}, "line 3: expected 2 fields, found 1");
  expectRefused({folder.write("n.csv", std::string("a,b\n1,\0\n", 8)).string()}, "NUL at byte offset 6");
  expectRefused({}, "DATA is missing");
}

TEST(Info, BadCellsAreNotedAndNoError) {
  NEEDS_FILE(dataFile("bad/04_non_numeric_cell.csv"));
  const ordered_json json = facts({dataFile("bad/04_non_numeric_cell.csv").string()});
  EXPECT_EQ(json["columns"][2]["kind"], "number");
  EXPECT_NE(json["notes"].dump().find("Line 8, column 3"), std::string::npos);
}

TEST(Info, CaliforniaHousing) {
  NEEDS_FILE(dataFile("california_housing/california_housing.csv"));
  const ordered_json json = facts({dataFile("california_housing/california_housing.csv").string()});
  EXPECT_EQ(json["rows"], 20640);
  EXPECT_NEAR(json["columns"][8]["mean"].get<double>(), 2.0685581691, 1e-10);
}

const char* const kShopTable =
    "id;price;day;city;x\n1;1.234,50 €;1.2.2024;Bonn;1,5\n2;7,00 €;2.2.2024;Kiel;2,5\n"
    "3;8,25 €;3.2.2024;Bonn;3,5\n";

TEST(Info, SaysHowTextsCouldBeNumbersAndLeavesThemText) {
  const TemporaryFolder folder;
  const ordered_json json = facts({folder.write("t.csv", kShopTable).string()});
  EXPECT_EQ(json["columns"][1]["kind"], "text");
  EXPECT_EQ(json["columns"][1]["offered"]["form"], "currency");
  EXPECT_EQ(json["columns"][1]["offered"]["unit"], "euros");
  EXPECT_EQ(json["columns"][2]["offered"]["form"], "date");
  EXPECT_FALSE(json["columns"][3].contains("offered"));
  EXPECT_EQ(json["columns"][0]["identifier"], "it counts the rows");
  const std::string notes = json["notes"].dump();
  EXPECT_NE(notes.find("say that its reading is"), std::string::npos) << notes;
  EXPECT_NE(notes.find("looks like an identifier"), std::string::npos) << notes;
}

TEST(Info, ReadsTextsAsTheNumbersThatAreTold) {
  const TemporaryFolder folder;
  const ordered_json json = facts(
      {folder.write("t.csv", kShopTable).string(), "--column", "price=currency", "--column", "day=date"});
  EXPECT_EQ(json["columns"][1]["kind"], "number");
  EXPECT_EQ(json["columns"][1]["max"], 1234.5);
  EXPECT_EQ(json["columns"][1]["reading"]["form"], "currency");
  EXPECT_EQ(json["columns"][2]["min"], 19754);
  expectRefused({folder.write("u.csv", kShopTable).string(), "--column", "price=money"}, "currency");
}

TEST(Info, HiddenValuesAreNotInWhatIsOffered) {
  const TemporaryFolder folder;
  const ordered_json json = facts({folder.write("t.csv", kShopTable).string(), "--hide-values"});
  EXPECT_EQ(json.dump().find("1.234,50"), std::string::npos);
}

TEST(Info, ListsOneHotColumnsBySource) {
  const TemporaryFolder folder;
  std::string text = "city,day,x\n";
  for (int i = 0; i < 60; ++i)
    text += "c" + std::to_string(i % 3) + ",d" + std::to_string(i) + "," + std::to_string(i % 7) + ".5\n";
  const ordered_json json = facts({folder.write("t.csv", text).string(), "--target", "x"});
  EXPECT_EQ(json["one_hot"], ordered_json::parse(R"([{"column": "city", "columns": 3, "used": true},
                                                     {"column": "day", "columns": 60, "used": false}])"));
}

/// Shapes of files that people open: each was once refused, or read with cells that were no numbers.
TEST(Info, ReadsWhatPeopleOpen) {
  const TemporaryFolder folder;
  const struct {
    const char* text;
    Words options;
    int rows, columns;
  } cases[] = {{"a,kg\nx,1\xE2\x80\xAF\ny,2\nz,\xC2\xA0"
                "3\n",
                {},
                3,
                2},
               {"a|b|c\n1|2|3\n4|5|6\n7|8|10\n", {}, 3, 3},
               {"a,b\n1,2\n3,4\n5,7\n\nSource: our own count\n", {}, 3, 2},
               {"a,b,\n1,2\n3,4\n5,7\n", {}, 3, 2},
               {"a,born\n1,03/04/61\n2,25/12/58\n3,17/06/44\n", {"--column", "born=day-first"}, 3, 2},
               {"a,paid\n1,\"(1,250)\"\n2,310\n3,5.25-\n", {"--column", "paid=accounting"}, 3, 2},
               {"a,street\n1,The \"Old\" Road\n2,\"Mill\" Lane\n3,High Street\n", {"--quote", "none"}, 3, 2},
               {"speed,time\nkm/h,s\n10,2\n20,3\n35,5\n", {}, 3, 2}};
  for (const auto& [text, options, rows, columns] : cases) {
    const ordered_json json = facts(Words{folder.write("t.csv", text).string()} + options);
    EXPECT_EQ(json["rows"], rows) << text;
    EXPECT_EQ(json["columns"].size(), static_cast<std::size_t>(columns)) << text;
    EXPECT_TRUE(json["bad_cells"].empty()) << text << json["bad_cells"].dump();
  }
  const std::string people = folder.write("t.csv", cases[4].text).string();
  const ordered_json born = facts({people, "--column", "born=day-first"})["columns"][1];
  EXPECT_LT(born["max"], 0) << "nobody of them was born after 1969";
  const std::string areas = folder.write("t.csv", "area,x\n11A,1\n13T,2\n14B,3\n").string();
  EXPECT_EQ(facts({areas})["notes"].dump().find("looks like numbers"), std::string::npos);
}

TEST(Info, ReadsTheStandardInput) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.csv", "a,b\n1,2\n3,4\n5,7\n").string();
  const auto piped = [&](const std::string& command) {
    return test::runProgram("/bin/sh", {"-c", EPSISCOPE_PROGRAM " " + command + " < " + file});
  };
  EXPECT_EQ(test::jsonOf(piped("info -"))["rows"], 3);
  const test::Finished begun = piped("init - --target b --lower 0 --upper 9");
  EXPECT_EQ(test::jsonOf(begun)["data"]["file"], "-");
  EXPECT_NE(begun.err.find("the table came from the standard input"), std::string::npos) << begun.err;
}

TEST(Info, SkipsTheLinesAboveATable) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.csv", "Sales\nin 2023\nname;amount\na;1\nb;2\n").string();
  EXPECT_EQ(facts({file})["skip_lines"], 2);
  EXPECT_EQ(facts({file})["rows"], 2);
  const ordered_json told = facts({file, "--skip-lines", "3", "--header", "no"});
  EXPECT_EQ(told["rows"], 2);
  EXPECT_EQ(told["skip_lines"], 3);
  expectRefused({file, "--skip-lines", "-1"}, "a whole number from 0 on");
  expectRefused({file, "--skip-lines", "0"}, "line 1");
}

TEST(Info, NamesOtherFormatsWithTheWayToCsv) {
  const TemporaryFolder folder;
  expectRefused({folder.write("t.csv", "<!DOCTYPE html><html></html>").string()}, "web page");
  expectRefused({folder.write("u.csv", "{\"a\": 1}\n{\"a\": 2}\n").string()}, "JSON lines");
  expectRefused({folder.write("v.csv", "@relation r\n@attribute x numeric\n@data\n1\n").string()}, "ARFF");
}

}  // namespace
}  // namespace epsiscope::info_test
