#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

#include "tests/support/run_epsiscope.h"
#include "tests/support/run_program.h"
#include "tests/support/sqlite_files.h"
#include "tests/support/temporary_folder.h"

// Tables of databases by the command line.

namespace epsiscope::database_command_test {
namespace {

using nlohmann::ordered_json;
using test::Finished;
using test::Words;

class DatabaseCommands : public testing::Test {
protected:
  DatabaseCommands() {
    test::SqliteDatabase database(at("people.db"));
    database.run("CREATE TABLE people (age INTEGER, income REAL, smoker INTEGER); CREATE TABLE other (x)");
    std::string rows;
    for (int i = 0; i < 200; ++i)
      rows += (i == 0 ? "(" : ", (") + std::to_string(18 + i * 7 % 60) + ", " +
              std::to_string(900 + i * 31 % 4000) + ", " + std::to_string(i * 7 % 3 == 0 ? 1 : 0) + ")";
    database.run("INSERT INTO people VALUES " + rows);
  }
  std::string at(const std::string& name) const { return (folder.path() / name).string(); }
  std::string table() const { return "sqlite:" + at("people.db") + "?table=people"; }
  Finished run(const Words& words) const {
    return test::runProgram(EPSISCOPE_PROGRAM, words,
                            {.environment = {"XDG_DATA_HOME=" + at("home"), "PGSERVICEFILE=" + at("none")}});
  }
  ordered_json answer(const Words& words) const {
    const Finished finished = run(words);
    EXPECT_EQ(finished.exitCode, 0) << finished.err;
    return ordered_json::parse(finished.out);
  }

  test::TemporaryFolder folder;
};

TEST_F(DatabaseCommands, InfoSaysWhatATableHolds) {
  const ordered_json facts = answer({"info", table()});
  EXPECT_EQ(facts["rows"], 200);
  EXPECT_EQ(facts["columns"][0]["name"], "age");
  EXPECT_EQ(facts["columns"][0]["kind"], "number");
  EXPECT_EQ(facts["columns"][1]["min"], 900);
  EXPECT_EQ(facts["separator"], nullptr);
  EXPECT_EQ(facts["header"], nullptr);
  EXPECT_EQ(answer({"info", "sqlite:" + at("people.db") + "?query=SELECT age FROM people LIMIT 7"})["rows"],
            7);
  const ordered_json named = answer({"info", at("people.db"), "--sheet", "people"});
  EXPECT_EQ(named["sheet"], "people");
  EXPECT_EQ(named["sheets"], (ordered_json{"people", "other"}));
}

TEST_F(DatabaseCommands, RefusalsAreOneSentence) {
  for (const auto& [data, said] :
       {std::pair<std::string, std::string>{at("people.db"),
                                            "it has several tables: \"people\" and \"other\""},
        {"sqlite:" + at("people.db"), "name one of them: sqlite:FILE?table=NAME"},
        {"sqlite:" + at("people.db") + "?table=", "this names no table of a database"},
        {"sqlite:" + at("people.db") + "?query=DROP TABLE people", "this is not one SELECT"},
        {"sqlite:" + at("none.db") + "?table=t", "there is no such file"},
        {"postgresql:unknown?table=t", "the service cannot be used"},
        {"postgresql:unknown", "the service cannot be used"},
        {"postgresql://jo:secret@host/db?table=t", "hosts, users and passwords do not belong"}}) {
    const Finished finished = run({"info", data});
    EXPECT_EQ(finished.exitCode, 2) << data;
    EXPECT_EQ(finished.out, "");
    EXPECT_NE(finished.err.find(said), std::string::npos) << finished.err;
    EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
    EXPECT_EQ(finished.err.find("secret"), std::string::npos);
  }
}

TEST_F(DatabaseCommands, AStudyOnATableRunsFromAnotherFolder) {
  const ordered_json study = answer({"init", table(), "--target", "income", "--lower", "0", "--upper", "5000",
                                     "--reading", "declared", "--task", "statistic"});
  EXPECT_EQ(study["data"]["reading"], "declared");
  ordered_json moved = study;
  moved["data"]["file"] = "sqlite:people.db?table=people";
  moved["epsilon"] = {0.5};
  moved["trials"] = 2;
  folder.write("study.json", moved.dump());
  EXPECT_EQ(run({"run", at("study.json"), "--out", at("out"), "--quiet"}).exitCode, 0);
  EXPECT_EQ(run({"check", at("study.json"), at("out/results.json")}).exitCode, 0);
  const ordered_json results = ordered_json::parse(test::bytesOf(at("out/results.json")));
  EXPECT_EQ(results["study"]["data"]["sha256"], study["data"]["sha256"]);
  EXPECT_EQ(run({"check", at("study.json"), at("out/results.json"), "--set",
                 "data.file=sqlite:" + at("people.db") + "?query=SELECT * FROM people LIMIT 100"})
                .exitCode,
            1);
}

TEST_F(DatabaseCommands, FitAndDescribeTakeAQuery) {
  const std::string data =
      "sqlite:" + at("people.db") + "?query=SELECT age, smoker FROM people WHERE income > 1000";
  EXPECT_EQ(answer({"fit", data, "--target", "smoker", "--positive", "1", "--method", "none", "--loss",
                    "huber", "--lambda", "0.01", "--epsilon", "1", "--seed", "1"})["columns"][0],
            "age");
  EXPECT_EQ(answer({"describe", data})["columns"].size(), 2U);
}

TEST_F(DatabaseCommands, AReleaseIsPaidForByTheLedgerOfTheFile) {
  ordered_json study = answer({"init", table(), "--target", "income", "--lower", "0", "--upper", "5000",
                               "--reading", "declared", "--task", "statistic"});
  study["epsilon"] = {0.5};
  folder.write("study.json", study.dump());
  const ordered_json ledger = answer({"ledger", "create", at("l"), "--data", table(), "--epsilon", "1"});
  EXPECT_EQ(ledger["data_sha256"], study["data"]["sha256"]);
  const Finished released = run({"release", at("study.json"), "--ledger", at("l"), "--out", at("released")});
  EXPECT_EQ(released.exitCode, 0) << released.err;
  EXPECT_EQ(answer({"ledger", "show", at("l")})["spent"]["epsilon"], 0.5);
  EXPECT_EQ(run({"verify", at("released"), "--ledger", at("l")}).exitCode, 0);
}

/// Whoever reads the release learns that a row is not one of the database.
TEST_F(DatabaseCommands, AReleaseOfAQuerySaysOfWhichRows) {
  ordered_json study = answer({"init", table(), "--target", "income", "--lower", "0", "--upper", "5000",
                               "--reading", "declared", "--task", "statistic"});
  study["epsilon"] = {0.25};
  answer({"ledger", "create", at("l"), "--data", table(), "--epsilon", "1"});
  const auto cardOf = [&](const std::string& data, const std::string& out) {
    study["data"]["file"] = data;
    folder.write("study.json", study.dump());
    const Finished released = run({"release", at("study.json"), "--ledger", at("l"), "--out", at(out)});
    EXPECT_EQ(released.exitCode, 0) << released.err;
    return test::bytesOf(at(out + "/model-card.md"));
  };
  const std::string said = "a row of its answer";
  EXPECT_EQ(cardOf(table(), "table").find(said), std::string::npos);
  EXPECT_NE(cardOf("sqlite:" + at("people.db") + "?query=SELECT * FROM people WHERE income > 1000", "query")
                .find(said),
            std::string::npos);
}

}  // namespace
}  // namespace epsiscope::database_command_test
