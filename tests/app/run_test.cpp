#include <gtest/gtest.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/sha256.h"
#include "core/results/result_file.h"
#include "tests/support/dead_links.h"
#include "tests/support/paths.h"
#include "tests/support/shared_files.h"
#include "tests/support/study_command.h"
#include "tests/support/test_name.h"

namespace epsiscope::run_test {
namespace {

using test::dataFile;
using test::Finished;
using test::operator+;
using test::Row;

/// A small study of built-in data.
class RunCommand : public test::StudyCommand {
protected:
  std::string study(const std::string& data =
                        R"("file": "builtin:advertising-sales", "target": "sales", "lower": 0, "upper": 60)",
                    const std::string& task = R"("zeta": 12, "bin_width": 3)") {
    return write(R"({"data": {)" + data + R"(}, "trials": 2, "epsilon": [0.5, 2], "label_privacy": {)" +
                 task + "}}");
  }
};

TEST_F(RunCommand, WritesResultsThatCheckFindsTheSame) {
  const std::string file = study();
  const Finished ran = test::run({"run", file, "--out", out(), "--quiet"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(rowsOf("results.csv").size(),
            2U * (3 * 5 + 2));  // epsilons, methods x metrics x kinds, and central ridge without labels
  EXPECT_EQ(test::deadLinks(test::bytesOf(out() + "/report.html"), out()), std::vector<std::string>());
  const Finished same = test::run({"check", file, results(), "--threads", "1"});
  EXPECT_EQ(same.exitCode, 0) << same.out << same.err;
}

TEST_F(RunCommand, TheReportHasTrueValuesOnlyWhereTheyAreAskedFor) {
  const std::string file = study();
  for (const bool asked : {false, true}) {
    std::vector<std::string> words = {"run", file, "--out", out(), "--quiet"};
    if (asked) words.emplace_back("--true-values");
    const Finished ran = test::run(words);
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    const std::string report = test::bytesOf(out() + "/report.html");
    EXPECT_NE(report.find("All other columns are public:"), std::string::npos);
    EXPECT_EQ(report.find("<h2>The data</h2>") != std::string::npos, asked);
    EXPECT_EQ(report.find("true labels (not private)") != std::string::npos, asked);
  }
}

TEST_F(RunCommand, CheckTellsAnotherSeedOrParameter) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  for (const char* setting : {"seed=2", "label_privacy.zeta=11", "trials=3", "epsilon=[0.5]"}) {
    const Finished other = test::run({"check", file, results(), "--set", setting});
    EXPECT_EQ(other.exitCode, 1) << setting;
    EXPECT_NE(other.out, "");
  }
  EXPECT_EQ(test::run({"check", file, results(), "--set", "view.epsilon=3"}).exitCode, 0);
  EXPECT_EQ(test::run({"check", file, file}).exitCode, 2);
  EXPECT_EQ(test::run({"check", file, out() + "/absent.json"}).exitCode, 2);
}

TEST_F(RunCommand, TheSameBitsForAnyNumberOfThreads) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out() + "1", "--threads", "1", "--quiet"}).exitCode, 0);
  ASSERT_EQ(test::run({"run", file, "--out", out() + "2", "--threads", "2", "--quiet"}).exitCode, 0);
  EXPECT_EQ(test::bytesOf(out() + "1/results.csv"), test::bytesOf(out() + "2/results.csv"));
}

TEST_F(RunCommand, SettingsReplaceValuesOfTheStudy) {
  const Finished ran = test::run({"run", study(), "--out", out(), "--set", "epsilon=[3]", "--set",
                                  "label_privacy.methods=[\"gaussian\",\"none\",\"predict-mean\"]", "--set",
                                  "label_privacy.lambda=0.25", "--quiet"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  const auto rows = rowsOf("results.csv");
  EXPECT_EQ(rows.size(), 5U + 1 + 1);
  for (const Row& row : rows) {
    const bool isOfUnclipped =
        row.at("method") == "gaussian" && row.at("metric") == "test_mse" && row.at("kind") == "exact";
    EXPECT_EQ(row.at("reason").find("For unclipped predictions") != std::string::npos, isOfUnclipped)
        << row.at("reason");
  }
  for (const Row& row : rows) {
    EXPECT_EQ(row.at("epsilon"), "3");
    EXPECT_EQ(row.at("lambda"), row.at("method") == "predict-mean" ? "" : "0.25");
    EXPECT_EQ(row.at("zeta"), "");
    EXPECT_EQ(row.at("trials"), "2");
  }
}

TEST_F(RunCommand, DataAreFoundBesideTheStudy) {
  std::string table = "x,y\n";
  for (int i = 0; i < 40; ++i) table += std::to_string(i % 7) + "," + std::to_string(i % 5) + "\n";
  m_folder.write("table.csv", table);
  const std::string file =
      study(R"("file": "table.csv", "target": "y", "lower": 0, "upper": 4)", R"("zeta": 1)");
  const Finished ran = test::run({"run", file, "--out", out(), "--quiet"});
  EXPECT_EQ(ran.exitCode, 0) << ran.err;
}

/// Each is refused with a sentence that names what is wrong, before anything is computed or written.
TEST_F(RunCommand, MistakesAreOneSentenceAndExitTwo) {
  const std::string file = study();
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"epsilon=[0]", "epsilon"},
      {"epsilon=[-1]", "epsilon"},
      {"epsilon=abc", "epsilon"},
      {"epsilon=[1e-400]", "epsilon"},
      {"epsilon=[1e308]", "1e-300 to 1e+15"},
      {"epsilon=[5e-324]", "1e-300 to 1e+15"},
      {"label_privacy.prior_file=/dev/zero", "a device or a pipe"},
      {"epsilon=", "epsilon"},
      {"epsilon=[0,5", "epsilon"},
      {"label_privacy.zeta=0", "zeta"},
      {"data.upper=0", "bounds"},
      {"data.upper=-1", "bounds"},
      {"data.target=nothing", "nothing"},
      {"mode=release", "Release"},
      {"task=kernels", "kernels"},
      {"unknown=1", "unknown"},
      {"data.file=absent.csv", "absent.csv"},
      {"trials=0", "trials"},
      {"version=2", "version 2"},
      {"label_privacy.prior_file=\"\"", "prior_file"},
      {"label_privacy.bin_width=0", "bin width"},
      {"data.upper=1e300", "too far apart"},
      {"view.x=" + std::string(1000, '[') + std::string(1000, ']'), "nested"},
      {"test_fraction=0.99999", "learn from"},
      {"label_privacy.methods=[\"bets\"]", "bets"},
      {"label_privacy.learner=[]", "learners"},
      {"label_privacy.random_features=1e6", "random features"},
      {"label_privacy.prior_share=2", "share"}};
  for (const auto& [setting, word] : mistakes)
    test::expectRefusal({"run", file, "--out", out(), "--set", setting}, word);
  EXPECT_FALSE(std::filesystem::exists(out()));
}

TEST_F(RunCommand, WhatIsLookedAtNeverStopsARun) {
  const std::string file = study();
  for (const char* view : {"view.epsilon=0", "view.epsilon=-1", "view.epsilon=1e300", "view.zoom=[1,2]"}) {
    const Finished ran = test::run({"run", file, "--out", out(), "--quiet", "--set", view});
    EXPECT_EQ(ran.exitCode, 0) << view << ran.err;
  }
}

TEST_F(RunCommand, AStudyIsAPlainFile) {
  test::expectRefusal({"run", "/dev/zero", "--out", out()}, "a device or a pipe");
}

TEST_F(RunCommand, StudiesNestedWithoutEndAreRefused) {
  const std::string file =
      m_folder.write("deep.json", "{\"data\":" + std::string(200'000, '[') + std::string(200'000, ']') + "}")
          .string();
  const Finished refused = test::run({"run", file, "--out", out()});
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_NE(refused.err.find("nested"), std::string::npos) << refused.err;
}

TEST_F(RunCommand, PicturesStaySmallHoweverManyBinsThereAre) {
  const Finished ran = test::run({"run", study(), "--out", out(), "--quiet", "--set",
                                  "label_privacy.bin_width=0.003", "--set", "trials=1"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_LT(std::filesystem::file_size(out() + "/interval.svg"), 200'000U);
}

TEST_F(RunCommand, DamagedResultsAreExitTwo) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  const auto whole = nlohmann::json::parse(std::ifstream(results()));
  const auto checked = [&](const nlohmann::json& damaged) {
    return test::run({"check", file, m_folder.write("damaged.json", damaged.dump()).string()});
  };
  for (const nlohmann::json& trials :
       {nlohmann::json(1e300), nlohmann::json(1'000'000'000'000), nlohmann::json("2")}) {
    auto damaged = whole;
    damaged["series"][0]["trials"] = trials;
    EXPECT_EQ(checked(damaged).exitCode, 2) << trials;
  }
  auto damaged = whole;
  damaged["series"] = nlohmann::json::object();
  EXPECT_EQ(checked(damaged).exitCode, 2);
  damaged = whole;
  damaged["series"][0]["mean"] = nullptr;
  EXPECT_NE(checked(damaged).out.find("it is absent"), std::string::npos);
  damaged = whole;
  damaged["series"].push_back(damaged["series"][0]);
  EXPECT_EQ(checked(damaged).exitCode, 1);
}

TEST_F(RunCommand, ThePlatformForPicturesMayBeEmptyButMustStart) {
  const std::vector<std::string> words = {"run", study(), "--out", out(), "--quiet"};
  EXPECT_EQ(
      test::runProgram(EPSISCOPE_PROGRAM, words, {.environment = {"QT_QPA_PLATFORM=", "DISPLAY="}}).exitCode,
      0);
  const Finished refused =
      test::runProgram(EPSISCOPE_PROGRAM, words, {.environment = {"QT_QPA_PLATFORM=no-such-platform"}});
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_EQ(std::count(refused.err.begin(), refused.err.end(), '\n'), 1) << refused.err;
  EXPECT_NE(refused.err.find("QT_QPA_PLATFORM"), std::string::npos) << refused.err;
}

TEST_F(RunCommand, UsageIsChecked) {
  EXPECT_EQ(test::run({"run", study()}).exitCode, 2);
  EXPECT_EQ(test::run({"run", "--out", out()}).exitCode, 2);
  EXPECT_EQ(test::run({"run", study(), "--out", out(), "--threads", "-1"}).exitCode, 2);
  EXPECT_EQ(test::run({"run", study(), "--out", study()}).exitCode, 2);
  EXPECT_EQ(test::run({"run", out() + "/absent.json", "--out", out()}).exitCode, 2);
  EXPECT_EQ(test::run({"run", "--help"}).exitCode, 0);
}

/// Starts the program, waits for the first byte of its progress, interrupts it, and returns its exit code.
int interruptedAtFirstProgress(const std::vector<std::string>& arguments) {
  int progress[2];
  if (::pipe(progress) != 0) throw std::runtime_error("no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, progress[1], STDERR_FILENO);
  posix_spawn_file_actions_addclose(&actions, progress[0]);
  const pid_t child = test::startProgram(EPSISCOPE_PROGRAM, arguments, actions);
  ::close(progress[1]);
  std::string seen;
  char byte = 0;
  // After a tenth of a thousand trials many are finished and the end is still far.
  while (seen.find("10 %") == std::string::npos && ::read(progress[0], &byte, 1) == 1) seen += byte;
  ::kill(child, SIGINT);
  while (::read(progress[0], &byte, 1) == 1) seen += byte;  // so that the program never waits for room
  ::close(progress[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(RunCommand, CtrlCKeepsTheFinishedCells) {
  const std::string file = study();
  const int code = interruptedAtFirstProgress(
      {"run", file, "--out", out(), "--set", "trials=1000", "--set", "epsilon=[1]"});
  EXPECT_EQ(code, 130);
  const auto rows = rowsOf("results.csv");
  ASSERT_FALSE(rows.empty());
  for (const Row& row : rows) {
    EXPECT_GE(std::stoi(row.at("trials")), 1);
    EXPECT_LT(std::stoi(row.at("trials")), 1000);
  }
  EXPECT_FALSE(nlohmann::json::parse(std::ifstream(results())).at("complete").get<bool>());
}

struct RealData {
  const char* path;
  const char* data;
  const char* task;
};

class RunOnRealData : public RunCommand, public testing::WithParamInterface<RealData> {};

TEST_P(RunOnRealData, ExactErrorsAreFiniteAndPrivacyCosts) {
  const auto table = dataFile(GetParam().path);
  NEEDS_FILE(table);
  const std::string file = study("\"file\": \"" + table.string() + "\", " + GetParam().data, GetParam().task);
  const Finished ran =
      test::run({"run", file, "--out", out(), "--quiet", "--set",
                 "label_privacy.methods=[\"laplace\",\"staircase\",\"rp-with-prior-debiased\",\"none\"]"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  std::map<std::string, double> exact;
  for (const Row& row : rowsOf("results.csv"))
    if (row.at("metric") == "test_mse" && row.at("kind") == "exact")
      exact[row.at("method") + "@" + row.at("epsilon")] = std::stod(row.at("mean"));
  ASSERT_EQ(exact.size(), 8U);
  for (const char* method : {"laplace", "staircase", "rp-with-prior-debiased"}) {
    EXPECT_GT(exact.at(std::string(method) + "@0.5"), exact.at(std::string(method) + "@2")) << method;
    EXPECT_GT(exact.at(std::string(method) + "@2"), 0.9 * exact.at("none@2")) << method;
  }
  EXPECT_EQ(exact.at("none@0.5"), exact.at("none@2"));
}

INSTANTIATE_TEST_SUITE_P(
    Files, RunOnRealData,
    testing::Values(RealData{"california_housing/california_housing.csv",
                             R"("target": "MedHouseVal", "lower": 0, "upper": 5)", R"("zeta": 1.5)"},
                    RealData{"communities_crime/communities.data",
                             R"("target": "column128", "lower": 0, "upper": 1, "missing": "drop-columns")",
                             R"("zeta": 0.3, "bin_width": 0.05)"},
                    RealData{"pums/PUMS_california_demographics_1000.csv",
                             R"("target": "age", "lower": 0, "upper": 100)",
                             R"("zeta": 20, "bin_width": 5)"}),
    [](const auto& one) { return test::testName(one.param.path); });

TEST_F(RunCommand, DataThatChangedSinceTheStudyWasSavedAreANoteAndNoDifference) {
  const std::string same =
      "\"file\": \"builtin:advertising-sales\", \"target\": \"sales\", \"lower\": 0, \"upper\": 60";
  const std::string file = study(same + ", \"sha256\": \"00\"");
  const Finished ran = test::run({"run", file, "--out", out()});
  EXPECT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_NE(ran.err.find("Note: The data have changed since the study was saved"), std::string::npos)
      << ran.err;
  EXPECT_NE(test::bytesOf(results()).find("The data have changed"), std::string::npos);
  EXPECT_EQ(test::run({"check", file, results()}).exitCode, 0);
  EXPECT_EQ(test::run({"check", study(same), results()}).exitCode, 0) << "the note decides nothing";
}

TEST_F(RunCommand, MissingDataAreNamedWithTheNextStep) {
  const std::string file = study("\"file\": \"moved.csv\", \"target\": \"y\", \"lower\": 0, \"upper\": 60");
  test::expectRefusal({"run", file, "--out", out()}, "moved.csv");
  test::expectRefusal({"run", file, "--out", out()}, "--set data.file=PATH");
}

TEST_F(RunCommand, FilesOfOtherProgramsSayHowToBringThem) {
  m_folder.write("t.ods", "PK\x03\x04 and more");
  const std::string file = study("\"file\": \"t.ods\", \"target\": \"y\", \"lower\": 0, \"upper\": 60");
  test::expectRefusal({"run", file, "--out", out()}, "save it as CSV");
}

std::vector<std::string> filesIn(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

TEST_F(RunCommand, IntoAUsedFolderLeavesNothingOfAnotherRun) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet", "--set", "train_sizes=[50,100]"}).exitCode, 0);
  const std::vector<std::string> first = filesIn(out());
  ASSERT_TRUE(std::ranges::count(first, "learning_curve.csv")) << "else nothing would have to go";
  m_folder.write("out/my notes.csv", "mine");
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  std::vector<std::string> expected = {"my notes.csv", "results.json"};
  for (const auto& [name, sha256] : readResult(results()).files) expected.push_back(name);
  std::ranges::sort(expected);
  EXPECT_EQ(filesIn(out()), expected);
  EXPECT_FALSE(std::ranges::count(expected, "learning_curve.csv"));
  EXPECT_EQ(test::bytesOf(out() + "/my notes.csv"), "mine");
}

/// The list of a run is a text that anybody may change.
TEST_F(RunCommand, RefusesBeforeItBeginsToReplaceWhatNoRunWrote) {
  std::string table = "x,y\n";
  for (int i = 0; i < 40; ++i) table += std::to_string(i % 7) + "," + std::to_string(i % 5) + "\n";
  std::filesystem::create_directory(out());
  m_folder.write("out/people.csv", table);
  m_folder.write("out/thesis.txt", "mine");
  const std::string file =
      study(R"("file": "out/people.csv", "target": "y", "lower": 0, "upper": 4)", R"("zeta": 1)");
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  auto list = nlohmann::ordered_json::parse(std::ifstream(results()));
  list["files"]["thesis.txt"] = list["files"]["people.csv"] = list["data"]["sha256"];
  m_folder.write("out/results.json", list.dump(1));
  test::expectRefusal({"run", file, "--out", out()}, "results.json");
  EXPECT_EQ(test::bytesOf(out() + "/people.csv"), table);
  EXPECT_EQ(test::bytesOf(out() + "/thesis.txt"), "mine");
  // Even where the list is right about itself.
  Result forged = readResult(results());
  const std::string hash = list["data"]["sha256"];
  forged.files["people.csv"] = hash;
  forged.files["thesis.txt"] = sha256Of("mine");
  m_folder.write("out/results.json", toJson(forged));
  const Finished ran = test::run({"run", file, "--out", out(), "--quiet"});
  EXPECT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_EQ(ran.err, "Note: people.csv of an earlier run was left: this run has read it.\n");
  EXPECT_EQ(test::bytesOf(out() + "/people.csv"), table);
  EXPECT_EQ(test::bytesOf(out() + "/thesis.txt"), "mine");
  for (const char* name : {"results.csv", "results.csv.txt", "trade-off.svg", "report.pdf"}) {
    const std::string written = test::bytesOf(out() + "/" + name);
    m_folder.write(std::string("out/") + name, "mine");
    test::expectRefusal({"run", file, "--out", out()}, name);
    EXPECT_EQ(test::bytesOf(out() + "/" + name), "mine");
    m_folder.write(std::string("out/") + name, written);
  }
  EXPECT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
}

TEST_F(RunCommand, ResultsForTheirOwnerAloneStaySo) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  const auto own = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
  for (const std::string& name : filesIn(out())) std::filesystem::permissions(out() + "/" + name, own);
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet", "--set", "train_sizes=[50,100]"}).exitCode, 0);
  for (const std::string& name : filesIn(out()))
    EXPECT_EQ(std::filesystem::status(out() + "/" + name).permissions(), own) << name;
}

TEST_F(RunCommand, ARunThatCannotStartLeavesTheEarlierOne) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  const std::vector<std::string> before = filesIn(out());
  const std::string bytes = test::bytesOf(results());
  EXPECT_EQ(test::run({"run", file, "--out", out(), "--quiet", "--set", "trials=0"}).exitCode, 2);
  EXPECT_EQ(filesIn(out()), before);
  EXPECT_EQ(test::bytesOf(results()), bytes);
}

TEST_F(RunCommand, CheckEndsAfterTwentyDifferencesAndSaysHowManyThereAre) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  const Finished other = test::run({"check", file, results(), "--set", "seed=2"});
  EXPECT_EQ(other.exitCode, 1);
  EXPECT_EQ(std::ranges::count(other.out, '\n'), 21) << other.out;
  const std::string last = other.out.substr(other.out.rfind('\n', other.out.size() - 2) + 1);
  EXPECT_TRUE(last.starts_with("There are ")) << last;
  EXPECT_GT(std::stoi(last.substr(10)), 20) << last;
  EXPECT_NE(last.find("the first 20 are listed"), std::string::npos) << last;
}

TEST_F(RunCommand, ResultsNameTheirDataRelativeToThemselves) {
  std::string table = "x,y\n";
  for (int i = 0; i < 40; ++i) table += std::to_string(i % 7) + "," + std::to_string(i % 5) + "\n";
  std::filesystem::create_directories(m_folder.path() / "project/data");
  std::filesystem::create_directories(m_folder.path() / "project/studies");
  m_folder.write("project/data/table.csv", table);
  const std::string file = study(R"("file": "../data/table.csv", "target": "y", "lower": 0, "upper": 4)",
                                 R"("zeta": 1, "bin_width": 0.5)");
  std::filesystem::rename(file, m_folder.path() / "project/studies/study.json");
  const std::string project = (m_folder.path() / "project").string();
  const Finished ran =
      test::run({"run", project + "/studies/study.json", "--out", project + "/results/one", "--quiet"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  const std::string text = test::bytesOf(project + "/results/one/results.json");
  EXPECT_EQ(nlohmann::json::parse(text).at("study").at("data").at("file"), "../../data/table.csv");
  for (const std::string& name : filesIn(project + "/results/one"))
    EXPECT_EQ(test::bytesOf(project + "/results/one/" + name).find(m_folder.path().string()),
              std::string::npos)
        << name;
  // The project is moved as a whole.
  std::filesystem::rename(project, m_folder.path() / "moved");
  const std::string moved = (m_folder.path() / "moved").string();
  const Finished same =
      test::run({"check", moved + "/studies/study.json", moved + "/results/one/results.json"});
  EXPECT_EQ(same.exitCode, 0) << same.out << same.err;
}

TEST_F(RunCommand, ResultsAreComparedSideBySide) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out() + "1", "--quiet"}).exitCode, 0);
  ASSERT_EQ(
      test::run({"run", file, "--out", out() + "2", "--quiet", "--set", "label_privacy.lambda=5"}).exitCode,
      0);
  ASSERT_EQ(test::run({"run", file, "--out", out() + "3", "--quiet", "--set", "seed=9"}).exitCode, 0);
  const test::Words all = {"compare", out() + "1/results.json", out() + "2/results.json",
                           out() + "3/results.json"};
  const auto json = test::jsonOf(test::run(all));
  ASSERT_EQ(json["results"].size(), 3U);
  EXPECT_EQ(json["results"][2]["seed"], 9);
  ASSERT_FALSE(json["cells"].empty());
  const auto first = nlohmann::json::parse(test::bytesOf(out() + "1/results.json"));
  for (const auto& cell : json["cells"]) {
    EXPECT_EQ(cell["differences"][1]["paired"], true) << cell;
    EXPECT_EQ(cell["differences"][2]["paired"], false) << cell;
    const auto row = std::ranges::find_if(first["series"], [&](const nlohmann::json& one) {
      return one["method"] == cell["method"] && one["epsilon"] == cell["epsilon"] &&
             one["metric"] == cell["metric"] && one["kind"] == cell["kind"];
    });
    ASSERT_NE(row, first["series"].end());
    EXPECT_EQ(cell["errors"][0]["mean"], (*row)["mean"]);
  }
  const Finished csv = test::run(all + test::Words{"--csv"});
  EXPECT_EQ(csv.exitCode, 0);
  EXPECT_TRUE(csv.out.starts_with("result,seed,split_seed,task,method,")) << csv.out.substr(0, 80);
  EXPECT_NE(csv.err.find("not paired"), std::string::npos) << csv.err;
  test::expectRefusal({"compare", out() + "1/results.json"}, "RESULTS.json... is missing");
  test::expectRefusal({"compare", out() + "1/results.json", file}, "not a results file");
}

}  // namespace
}  // namespace epsiscope::run_test
