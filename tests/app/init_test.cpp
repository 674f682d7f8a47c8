#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "tests/support/study_command.h"

namespace epsiscope::init_test {
namespace {

using nlohmann::json;
using test::Finished;
using test::operator+;
using test::Words;

/// Forty rows as a German spreadsheet saves them: the table of somebody who has never seen the program.
std::string germanTable() {
  std::string text =
      "Kundennummer;Alter;Wohnfl\xC3\xA4"
      "che;Stadt;Mandant;Einkommen\n";
  for (int i = 0; i < 40; ++i) {
    const int income = 1200 + 37 * ((i * 17) % 40);
    text += std::to_string(1001 + i) + ';' + std::to_string(20 + (i * 7) % 25) + ';' +
            std::to_string(40 + (i * 13) % 60) + ",5;" + (i % 3 == 0 ? "K\xC3\xB6ln" : "Bonn") + ";7;" +
            std::to_string(income / 1000) + '.' + std::to_string(1000 + income % 1000).substr(1) + ",50\n";
  }
  return text;
}

class InitCommand : public test::StudyCommand {
protected:
  std::string table(const std::string& text) const { return m_folder.write("daten.csv", text).string(); }
  std::string german() const { return table(germanTable()); }
};

TEST_F(InitCommand, WritesAStudyOfAGermanTableThatRuns) {
  const Finished made =
      test::run({"init", german(), "--target", "Einkommen", "--lower", "0", "--upper", "5000"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json study = json::parse(made.out);
  const json& data = study["data"];
  EXPECT_EQ(data["separator"], ";");
  EXPECT_EQ(data["decimal"], ",");
  EXPECT_EQ(data["thousands"], ".");
  EXPECT_EQ(data["encoding"], "UTF-8");
  EXPECT_EQ(data["header"], true);
  EXPECT_EQ(data["target"], "Einkommen");
  EXPECT_EQ(data["lower"], 0);
  EXPECT_EQ(data["upper"], 5000);
  EXPECT_FALSE(data["missing_values"].empty());
  EXPECT_EQ(data["features"], (json{"Alter",
                                    "Wohnfl\xC3\xA4"
                                    "che",
                                    "Stadt"}));
  EXPECT_FALSE(data["file"].get<std::string>().starts_with("/")) << data["file"];
  EXPECT_EQ(study["about"], (json{{"purpose", ""}, {"author", ""}}));
  EXPECT_NE(made.err.find("\"Kundennummer\" is no feature"), std::string::npos) << made.err;
  EXPECT_NE(made.err.find("\"Mandant\" is no feature: it says the same in every row"), std::string::npos);

  // The path starts at the working directory, as does that of a study redirected into it.
  const Finished ran =
      test::run({"run", write(made.out), "--out", out(), "--quiet", "--set", "data.file=" + german(), "--set",
                 "trials=2", "--set", "label_privacy.methods=[\"laplace\",\"central-ridge\"]"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_FALSE(rowsOf("results.csv").empty());
  const std::string csv = test::bytesOf(out() + "/results.csv");
  EXPECT_TRUE(csv.starts_with("task,method,")) << "no comments";
  EXPECT_TRUE(test::bytesOf(out() + "/results.csv.txt").starts_with("Epsiscope "));
  EXPECT_TRUE(test::bytesOf(out() + "/report.pdf").starts_with("%PDF"));
  const std::string report = test::bytesOf(out() + "/report.html");
  EXPECT_NE(report.find("The numbers are those of results.json."), std::string::npos);
  EXPECT_EQ(report.find(m_folder.path().string()), std::string::npos) << "says where it was made";
}

TEST_F(InitCommand, ReadsAmountsAndPercentagesAsNumbersAndSaysSo) {
  std::string text = "x;share;price\n";
  for (int i = 0; i < 40; ++i)
    text += std::to_string(i * i % 17) + ".5;" + std::to_string(i * 7 % 100) + " %;" +
            std::to_string(100 + i * 11 % 50) + ".25 EUR\n";
  const Finished made =
      test::run({"init", table(text), "--target", "price", "--lower", "0", "--upper", "200"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json data = json::parse(made.out)["data"];
  ASSERT_EQ(data["columns"].size(), 3U) << data["columns"];
  EXPECT_EQ(data["columns"][0]["column"], "share");
  EXPECT_EQ(data["columns"][0]["reading"], "percent");
  EXPECT_EQ(data["columns"][1]["column"], "price");
  EXPECT_EQ(data["columns"][1]["reading"], "currency");
  EXPECT_EQ(data["columns"][1]["unit"], "EUR");
  EXPECT_EQ(data["columns"][2]["kind"], "number");
  EXPECT_EQ(data["reading"], "detected");
  EXPECT_EQ(data["unit"], "euros");
  EXPECT_NE(made.err.find("\"share\" is read as number"), std::string::npos) << made.err;
}

TEST_F(InitCommand, ReadsAmountsAndDatesAsNumbersAndSaysSo) {
  std::string text = "day;price;y\n";
  for (int i = 0; i < 40; ++i)
    text += std::to_string(1 + i % 28) + ".2.2024;" + std::to_string(i % 9) + ",50 \xE2\x82\xAC;" +
            std::to_string(i % 7) + ",5\n";
  const Finished made = test::run({"init", table(text), "--target", "y", "--lower", "0", "--upper", "7"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json data = json::parse(made.out)["data"];
  ASSERT_EQ(data["columns"].size(), 3U);
  EXPECT_EQ(data["columns"][0]["reading"], "date");
  EXPECT_EQ(data["columns"][1]["reading"], "currency");
  EXPECT_TRUE(data["features"].is_null()) << "all other columns";
  EXPECT_NE(made.err.find("add --column price=text"), std::string::npos) << made.err;
  const Finished kept = test::run({"init", table(text), "--target", "y", "--lower", "0", "--upper", "7",
                                   "--column", "price=text", "--column", "day=text"});
  EXPECT_EQ(json::parse(kept.out)["data"]["columns"][1]["kind"], "text");
}

TEST_F(InitCommand, ReadsNamesOfMonthsAndNamesARowOfSums) {
  std::string rows;
  int sumOfX = 0, sumOfY = 0;
  for (int i = 0; i < 40; ++i) {
    rows += std::to_string(1 + i % 28) + " janv. 2021;" + std::to_string(i % 9) + ";" +
            std::to_string(i % 5) + "\n";
    sumOfX += i % 9;
    sumOfY += i % 5;
  }
  const std::string sums = "Total;" + std::to_string(sumOfX) + ";" + std::to_string(sumOfY) + "\n";
  for (const bool leavesOut : {false, true}) {
    Words words{"init", table("day;x;y\n" + sums + rows), "--target", "y", "--lower", "0", "--upper", "100"};
    if (leavesOut) words = words + Words{"--unit-line", "yes"};
    const Finished made = test::run(words);
    ASSERT_EQ(made.exitCode, 0) << made.err;
    EXPECT_EQ(made.err.find("Note: The first row, \"Total\", holds the sums") != std::string::npos,
              !leavesOut)
        << made.err;
    const json column = json::parse(made.out)["data"]["columns"][0];
    EXPECT_EQ(column["reading"] == "date", leavesOut) << column;
  }
}

TEST_F(InitCommand, NeverTakesBoundsFromTheData) {
  test::expectRefusal({"init", german(), "--target", "Einkommen"}, "--lower L --upper U");
  test::expectRefusal({"init", german(), "--target", "Einkommen", "--lower", "0"}, "--lower L --upper U");
  test::expectRefusal({"init", german(), "--target", "Einkommen", "--lower", "5", "--upper", "0"}, "swapped");
}

TEST_F(InitCommand, ClassesHaveNoBoundsButAPositiveValue) {
  const std::string file = german();
  test::expectRefusal({"init", file, "--target", "Alter", "--task", "private-classifier"},
                      "--positive V, or --task label-classes");
  const Finished two = test::run({"init", file, "--target", "Stadt"});
  EXPECT_EQ(test::jsonOf(two)["data"]["positive"], "K\xC3\xB6ln") << "of two values the second";
  EXPECT_NE(two.err.find("counts as +1; to change that, add --positive V."), std::string::npos) << two.err;
  const Finished made = test::run({"init", file, "--target", "Stadt", "--positive", "Bonn", "--quiet"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  EXPECT_EQ(made.err, "");
  const json study = json::parse(made.out);
  EXPECT_EQ(study["task"], "private-classifier");
  EXPECT_EQ(study["data"]["positive"], "Bonn");
  EXPECT_EQ(study["data"]["prepare"], "unit-rows");
  EXPECT_TRUE(study["data"]["lower"].is_null());
  const json labels = test::jsonOf(test::run(
      {"init", file, "--target", "Stadt", "--task", "label-classes", "--classes", "Bonn, K\xC3\xB6ln"}));
  EXPECT_EQ(labels["label_classes"]["classes"], (json{"Bonn", "K\xC3\xB6ln"}));
  EXPECT_EQ(labels["task"], "label-classes");
  EXPECT_TRUE(labels["data"]["positive"].is_null());
}

/// A table whose rows are private, with the words that declare everything about it.
std::string salaries() {
  std::string text = "age,city,wage,rich\n";
  for (int i = 0; i < 200; ++i)
    text += std::to_string(20 + i * 7 % 45) + (i % 3 == 0 ? ",Bonn," : ",Kiel,") +
            std::to_string(900 + i * 37 % 800) + (i * 37 % 800 > 500 ? ",yes\n" : ",no\n");
  return text;
}

TEST_F(InitCommand, SaysWhatIsUndeclaredWhereNothingIsPrivate) {
  const std::string file = table(salaries());
  const Finished made = test::run({"init", file, "--target", "rich"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  for (const char* said : {"no method of this study is private",
                           "The largest values of \"age\" and \"wage\" in the data were taken as bounds",
                           "--bound 'age=B' --bound 'wage=B'", "The categories of \"city\" are those found",
                           "--categories 'city=A,B,C'"})
    EXPECT_NE(made.err.find(said), std::string::npos) << said << "\n" << made.err;
  const Words words{"run",   write(made.out),    "--out", out(), "--quiet", "--set", "trials=2",
                    "--set", "data.file=" + file};
  ASSERT_EQ(test::run(words).exitCode, 0);
  for (const test::Row& row : rowsOf("results.csv")) {
    EXPECT_EQ(row.at("private"), "no");
    EXPECT_FALSE(row.at("reason").empty());
  }
  const std::string report = test::bytesOf(out() + "/report.html");
  EXPECT_NE(report.find("no method of this study is private"), std::string::npos);
  EXPECT_EQ(report.find("becomes 73.1"), std::string::npos)
      << "what epsilon would bound, if anything were private";
}

TEST_F(InitCommand, DeclaresBoundsAndCategoriesOfPrivateRows) {
  const std::string file = table(salaries());
  const Words words{"init",      file,      "--target",  "rich",         "--bound",
                    "age=120",   "--bound", "wage=5000", "--categories", "city=Bonn, Kiel,Mainz",
                    "--reading", "declared"};
  const Finished made = test::run(words);
  ASSERT_EQ(made.exitCode, 0) << made.err;
  EXPECT_EQ(made.err.find("is private"), std::string::npos) << made.err;
  const json data = json::parse(made.out)["data"];
  EXPECT_EQ(data["column_bounds"].size(), 2U);
  EXPECT_EQ(data["columns"][0]["categories"], (json{"Bonn", "Kiel", "Mainz"}));
  ASSERT_EQ(test::run({"run", write(made.out), "--out", out(), "--quiet", "--set", "trials=2", "--set",
                       "data.file=" + file})
                .exitCode,
            0);
  const std::vector<test::Row> rows = rowsOf("results.csv");
  EXPECT_TRUE(std::ranges::any_of(rows, [](const test::Row& row) { return row.at("private") == "yes"; }));
  EXPECT_NE(test::bytesOf(out() + "/report.html").find("becomes 73.1"), std::string::npos);
  test::expectRefusal({"init", file, "--target", "rich", "--bound", "age"}, "write it like age=100");
  test::expectRefusal({"init", file, "--target", "rich", "--bound", "age=1,5"}, "write it like age=100");
  test::expectRefusal({"init", file, "--target", "rich", "--bound", "age=1..2..3"}, "latitude=32..42");
  test::expectRefusal({"init", file, "--target", "rich", "--bound", "age=9..5"}, "the smaller one first");
  test::expectRefusal({"init", file, "--target", "rich", "--categories", "city="}, "write it like city=");
  test::expectRefusal({"init", file, "--target", "rich", "--prepare", "twice"}, "data.prepare");
  test::expectRefusal({"init", file, "--target", "rich", "--bound", "ages=1"}, "ages");
}

TEST_F(InitCommand, ByEveryTaskSomethingIsPrivateOrTheReasonIsSaid) {
  const std::string file = table(salaries());
  for (const char* task : {"label-privacy", "kernel-release", "private-classifier", "statistic",
                           "label-classes", "private-regression"}) {
    const bool holdsClasses =
        std::string(task) == "private-classifier" || std::string(task) == "label-classes";
    Words words{"init", file, "--task", task, "--target", holdsClasses ? "rich" : "wage"};
    if (!holdsClasses) words = words + Words{"--lower", "0", "--upper", "3000"};
    const Finished made = test::run(words);
    ASSERT_EQ(made.exitCode, 0) << task << made.err;
    ASSERT_EQ(test::run({"run", write(made.out), "--out", out(), "--quiet", "--set", "trials=1", "--set",
                         "epsilon=[1]", "--set", "data.file=" + file})
                  .exitCode,
              0)
        << task;
    const std::vector<test::Row> rows = rowsOf("results.csv");
    const bool isPrivate = std::ranges::any_of(rows, [](const test::Row& row) {
      return row.at("private") == "yes" && row.at("method") != "predict-mean";
    });
    EXPECT_EQ(isPrivate, made.err.find("no method of this study is private") == std::string::npos)
        << task << made.err;
  }
}

TEST_F(InitCommand, BuiltInDataHaveATargetAndBounds) {
  const Finished made = test::run({"init", "builtin:house-prices"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json data = json::parse(made.out)["data"];
  EXPECT_EQ(data["target"], "price");
  EXPECT_EQ(data["lower"], 0);
  EXPECT_EQ(data["upper"], 5);
  EXPECT_EQ(test::run({"init", "builtin:house-prices", "--task", "statistic"}).exitCode, 0);
}

TEST_F(InitCommand, RefusesInOneSentence) {
  const std::string file = german();
  test::expectRefusal({"init"}, "DATA is missing");
  test::expectRefusal({"init", file}, "--target");
  test::expectRefusal({"init", file, "--target", "Einkomen", "--lower", "0", "--upper", "1"}, "Einkommen");
  test::expectRefusal({"init", file, "--target", "Einkommen", "--lower", "0,5", "--upper", "1"}, "--lower");
  test::expectRefusal(
      {"init", file, "--target", "Einkommen", "--task", "none", "--lower", "0", "--upper", "1"},
      "--task is \"none\"");
  test::expectRefusal({"init", file + ".no", "--target", "t", "--lower", "0", "--upper", "1"}, "no");
}

TEST_F(InitCommand, MissingCellsAreAskedFor) {
  const std::string file = table("id,x,y\n1,2,3\n2,,4\n3,4,5\n4,5,6\n5,6,5\n6,9,4\n7,7,7\n8,1,2\n9,2,3\n");
  const Words words{"init", file, "--target", "y", "--lower", "0", "--upper", "9"};
  test::expectRefusal(words, "missing");
  const Finished made = test::run(words + Words{"--missing", "drop-rows"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  EXPECT_EQ(json::parse(made.out)["data"]["missing"], "drop-rows");
}

/// A code among the answers, and a town with two spellings.
std::string townsAndAnswers() {
  std::string text = "town,answer\n";
  for (int i = 0; i < 60; ++i)
    text += std::string(i % 3 == 1   ? "bonn"
                        : i % 7 == 1 ? "Kiel"
                                     : "Bonn") +
            ',' + (i % 12 == 0 ? "99" : std::to_string(1 + i % 5)) + '\n';
  return text;
}

/// What `info` says of the cells is said where the study is made, once, and to nobody who has declared the
/// reading.
TEST_F(InitCommand, SaysWhatCellsMayMean) {
  const Words words{"init", table(townsAndAnswers()), "--target", "answer", "--lower", "1", "--upper", "5"};
  const Finished detected = test::run(words);
  ASSERT_EQ(detected.exitCode, 0) << detected.err;
  for (const char* once : {"99 in 5 cells", "\"Bonn\" and \"bonn\" differ"}) {
    const std::size_t first = detected.err.find(once);
    ASSERT_NE(first, std::string::npos) << once << '\n' << detected.err;
    EXPECT_EQ(detected.err.find(once, first + 1), std::string::npos) << once << '\n' << detected.err;
  }
  const Finished declared = test::run(words + Words{"--reading", "declared"});
  EXPECT_EQ(declared.err.find("99 in"), std::string::npos) << declared.err;
}

TEST_F(InitCommand, NamesTheRowOfSumsOnce) {
  const std::string file = table("town,x,y\nBonn,1,2\nKiel,3,5\nUlm,2,1\nJena,4,4\nTotal,10,12\n");
  const Finished made = test::run({"init", file, "--target", "y", "--lower", "0", "--upper", "9"});
  const std::size_t first = made.err.find("sums of the rows above it");
  ASSERT_NE(first, std::string::npos) << made.err;
  EXPECT_EQ(made.err.find("sums of the rows above it", first + 1), std::string::npos) << made.err;
}

TEST_F(InitCommand, TakesWhatCellsMeanAndNamesTheOptionsForIt) {
  const Words words{"init", table(townsAndAnswers()), "--target", "answer", "--lower", "1", "--upper", "5"};
  const Finished asked = test::run(words);
  ASSERT_EQ(asked.exitCode, 0) << asked.err;
  for (const char* said : {"Options: if so, --missing-in 'answer=99'; if not, --column 'answer=number'.",
                           "Options: if so, --same 'town=Bonn,bonn'; if not, --column 'town=text'."})
    EXPECT_NE(asked.err.find(said), std::string::npos) << said << "\n" << asked.err;

  const Finished told = test::run(
      words + Words{"--missing-in", "answer=99", "--same", "town=Bonn,bonn", "--missing", "drop-rows"});
  ASSERT_EQ(told.exitCode, 0) << told.err;
  EXPECT_EQ(told.err.find("Options: if so"), std::string::npos) << told.err;
  const json columns = json::parse(told.out)["data"]["columns"];
  ASSERT_EQ(columns.size(), 2U);
  EXPECT_EQ(columns[0]["missing"], json({"99"}));
  EXPECT_EQ(columns[1]["same"], json::parse(R"([["Bonn", "bonn"]])"));
  const Finished kept = test::run(words + Words{"--column", "answer=number", "--column", "town=text"});
  EXPECT_EQ(kept.err.find("Options: if so"), std::string::npos) << kept.err;
  for (const char* wrong : {"answer", "=99", "answer="}) {
    const Finished refused = test::run(words + Words{"--missing-in", wrong});
    EXPECT_EQ(refused.exitCode, 2) << wrong;
    EXPECT_NE(refused.err.find("choose COLUMN=A,B"), std::string::npos) << refused.err;
  }
}

TEST_F(InitCommand, ProtectsAPersonWhoHasSeveralRows) {
  std::string visits = "patient,visit,cost\n";
  for (int i = 0; i < 60; ++i)
    visits +=
        "P" + std::to_string(i % 12) + ',' + std::to_string(i / 12) + ',' + std::to_string(i * 7 % 90) + '\n';
  const Words words{"init", table(visits), "--target", "cost", "--lower", "0", "--upper", "100"};
  const Finished rows = test::run(words);
  EXPECT_NE(rows.err.find("\"patient\" come back like names of people"), std::string::npos) << rows.err;
  EXPECT_NE(rows.err.find("--person 'patient' --rows-per-person K"), std::string::npos) << rows.err;
  EXPECT_TRUE(json::parse(rows.out)["data"]["person"].is_null());

  const Finished made = test::run(words + Words{"--person", "patient", "--rows-per-person", "5"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json data = json::parse(made.out)["data"];
  EXPECT_EQ(data["person"], "patient");
  EXPECT_EQ(data["rows_per_person"], 5);
  EXPECT_EQ(made.err.find("like names of people"), std::string::npos) << made.err;

  for (const char* most : {"0", "-1", "2.5", "61", "many"})
    EXPECT_EQ(test::run(words + Words{"--person", "patient", "--rows-per-person", most}).exitCode, 2) << most;
  EXPECT_EQ(test::run(words + Words{"--person", "nobody", "--rows-per-person", "5"}).exitCode, 2);
  EXPECT_EQ(test::run(words + Words{"--person", "patient"}).exitCode, 2) << "the most rows are missing";
}

/// Weights of 0.5 to 1.5, of which one is 0 and two are below it.
std::string survey() {
  std::string text = "age,pspwght,income\n";
  for (int i = 0; i < 60; ++i)
    text += std::to_string(20 + i * 7 % 45) + ',' +
            (i == 5             ? "0"
             : i == 6 || i == 7 ? "-1"
             : i % 2 == 0       ? "0.5"
                                : "1.5") +
            ',' + std::to_string(900 + i * 37 % 800) + ".5\n";
  return text;
}

TEST_F(InitCommand, ProposesTheWeightOfRowsAndTakesItOutOfTheFeatures) {
  const Words words{"init", table(survey()), "--target", "income", "--lower", "0", "--upper", "5000"};
  const Finished once = test::run(words);
  ASSERT_EQ(once.exitCode, 0) << once.err;
  for (const char* said : {"Is \"pspwght\" the weight of its row", "Its name says so.",
                           "as of weights that add up to the number", "2 values are below 0 and count as 0.",
                           "1 row has the weight 0", "--weight 'pspwght' --weight-upper W"})
    EXPECT_NE(once.err.find(said), std::string::npos) << said << "\n" << once.err;
  EXPECT_EQ(once.err.find("weight of its row"), once.err.rfind("weight of its row")) << once.err;
  EXPECT_TRUE(json::parse(once.out)["data"]["weight"].is_null()) << "a proposal decides nothing";

  const Words weighted = words + Words{"--weight", "pspwght"};
  const Finished made = test::run(weighted + Words{"--weight-upper", "4"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json data = json::parse(made.out)["data"];
  EXPECT_EQ(data["weight"], "pspwght");
  ASSERT_EQ(data["column_bounds"].size(), 1U);
  EXPECT_EQ(data["column_bounds"][0]["column"], "pspwght");
  EXPECT_EQ(data["column_bounds"][0]["bound"], 4);
  EXPECT_TRUE(data["features"].is_null()) << "all other columns";
  EXPECT_NE(made.err.find("the weights in \"pspwght\": 2 values are below 0"), std::string::npos) << made.err;
  EXPECT_EQ(made.err.find("Is \"pspwght\""), std::string::npos) << made.err;
  EXPECT_EQ(json::parse(test::run(weighted + Words{"--bound", "pspwght=0..4"}).out)["data"]["weight"],
            "pspwght");
}

TEST_F(InitCommand, NeverTakesTheLargestWeightFromTheData) {
  const Words words{"init", table(survey()), "--target", "income", "--lower", "0", "--upper", "5000"};
  test::expectRefusal(words + Words{"--weight", "pspwght"}, "--weight-upper W");
  test::expectRefusal(words + Words{"--weight-upper", "4"}, "--weight COLUMN");
  for (const char* upper : {"0", "-1", "many"})
    test::expectRefusal(words + Words{"--weight", "pspwght", "--weight-upper", upper}, "--weight-upper");
  test::expectRefusal(words + Words{"--weight", "pspweight", "--weight-upper", "4"}, "pspwght");
}

}  // namespace
}  // namespace epsiscope::init_test
