#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tests/support/run_epsiscope.h"
#include "tests/support/temporary_folder.h"

// What leaves the house by the command line: ledger, release, verify.

namespace epsiscope::release_command_test {
namespace {

namespace fs = std::filesystem;

using nlohmann::ordered_json;
using test::Finished;
using test::Words, test::operator+;

class ReleaseCommand : public testing::Test {
protected:
  ReleaseCommand() {
    std::string rows = "age,income\n";
    for (int i = 0; i < 200; ++i)
      rows += std::to_string(18 + i * 7 % 60) + ',' + std::to_string(900 + i * 31 % 4000) + '\n';
    m_folder.write("people.csv", rows);
    const Finished made = run({"init", at("people.csv"), "--target", "income", "--lower", "0", "--upper",
                               "5000", "--task", "statistic"});
    EXPECT_EQ(made.exitCode, 0) << made.err;
    ordered_json study = ordered_json::parse(made.out);
    study["data"]["reading"] = "declared";
    study["epsilon"] = {0.5};
    m_folder.write("study.json", study.dump());
  }

  std::string at(const std::string& name) const { return (m_folder.path() / name).string(); }
  /// With a home of the test's own.
  Finished run(const Words& words) const {
    return test::runProgram(EPSISCOPE_PROGRAM, words, {.environment = {"XDG_DATA_HOME=" + at("home")}});
  }
  void createLedger(const std::string& epsilon, const Words& more = {}) const {
    const Finished made =
        run(Words{"ledger", "create", at("l"), "--data", at("people.csv"), "--epsilon", epsilon} + more);
    EXPECT_EQ(made.exitCode, 0) << made.err;
  }
  Finished releaseTo(const std::string& out, const Words& more = {}) const {
    return run(Words{"release", at("study.json"), "--ledger", at("l"), "--out", at(out)} + more);
  }
  ordered_json ledger() const { return ordered_json::parse(run({"ledger", "show", at("l")}).out); }
  /// Nothing was paid for and nothing written.
  void expectRefusedRelease(const std::string& said, const Words& more = {}) const {
    const Finished finished = releaseTo("refused", more);
    EXPECT_EQ(finished.exitCode, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_NE(finished.err.find(said), std::string::npos) << finished.err;
    EXPECT_FALSE(fs::exists(at("refused")));
    if (fs::is_regular_file(at("l")) && run({"ledger", "show", at("l")}).exitCode == 0) {
      EXPECT_EQ(ledger()["spent"]["epsilon"], 0);
    }
  }

  test::TemporaryFolder m_folder;
};

TEST_F(ReleaseCommand, DrawsOncePaysAndCanBeVerified) {
  createLedger("1");
  const Finished released = releaseTo("out");
  ASSERT_EQ(released.exitCode, 0) << released.err;
  const ordered_json said = ordered_json::parse(released.out);
  EXPECT_EQ(said["entry"], 1);
  EXPECT_EQ(said["promise"]["epsilon_total"], 0.5);
  EXPECT_EQ(said["promise"]["neighbours"], "row");
  for (const char* file : {"statistics.csv", "statistics.json", "statement.json", "statement.txt",
                           "model-card.md", "manifest.json", "signature.json"})
    EXPECT_GT(fs::file_size(at(std::string("out/") + file)), 0u) << file;
  const ordered_json table = ordered_json::parse(test::bytesOf(at("out/statistics.json")));
  const double mean = table["value"][0].get<double>();
  double sum = 0;
  for (int i = 0; i < 200; ++i) sum += 900 + i * 31 % 4000;
  const double scale = 5000 / 200. / 0.5;
  EXPECT_NEAR(mean, sum / 200, 14 * scale) << "beyond that noise is once in a million runs";
  const ordered_json show = ledger();
  EXPECT_EQ(show["spent"]["epsilon"], 0.5);
  EXPECT_EQ(show["left"]["epsilon"], 0.5);
  EXPECT_EQ(show["intact"], true);
  ASSERT_EQ(show["entries"].size(), 1u);
  EXPECT_EQ(run({"verify", at("out"), "--ledger", at("l")}).exitCode, 0);
  EXPECT_EQ(run({"verify", at("out")}).exitCode, 0);
  // Another draw, another price.
  EXPECT_EQ(releaseTo("second").exitCode, 0);
  EXPECT_NE(test::bytesOf(at("out/statistics.csv")), test::bytesOf(at("second/statistics.csv")));
  const Finished third = releaseTo("third");
  EXPECT_EQ(third.exitCode, 2);
  EXPECT_NE(third.err.find("budget"), std::string::npos) << third.err;
  EXPECT_FALSE(fs::exists(at("third")));
}

TEST_F(ReleaseCommand, NamesTheEpsilonThatStillFits) {
  createLedger("0.3");
  expectRefusedRelease("at most 0.3");
  EXPECT_EQ(releaseTo("out", {"--set", "epsilon=[0.3]"}).exitCode, 0);
}

TEST_F(ReleaseCommand, NothingIsKnownToOthers) {
  createLedger("1");
  ASSERT_EQ(releaseTo("out").exitCode, 0);
  const auto permissions = [](const fs::path& file) { return fs::status(file).permissions(); };
  const fs::perms others = fs::perms::group_all | fs::perms::others_all;
  for (const auto& entry : fs::recursive_directory_iterator(at("home/epsiscope")))
    EXPECT_EQ(permissions(entry.path()) & others, fs::perms::none) << entry.path();
  for (const auto& entry : fs::recursive_directory_iterator(at("l.draws")))
    EXPECT_EQ(permissions(entry.path()) & others, fs::perms::none) << entry.path();
  // Not even the hash of the table leaves: who guesses a table could test the guess.
  const std::string sha256 = ledger()["data_sha256"];
  EXPECT_EQ(sha256.size(), 64u);
  for (const auto& entry : fs::directory_iterator(at("out")))
    EXPECT_EQ(test::bytesOf(entry.path()).find(sha256), std::string::npos) << entry.path();
}

TEST_F(ReleaseCommand, WhatWasTouchedIsNotVerified) {
  createLedger("1");
  ASSERT_EQ(releaseTo("out").exitCode, 0);
  const std::string table = test::bytesOf(at("out/statistics.csv"));
  m_folder.write("out/statistics.csv", table + " ");
  const Finished touched = run({"verify", at("out")});
  EXPECT_EQ(touched.exitCode, 1);
  EXPECT_NE(touched.out.find("statistics.csv"), std::string::npos) << touched.out;
  m_folder.write("out/statistics.csv", table);
  EXPECT_EQ(run({"verify", at("out")}).exitCode, 0);
  EXPECT_EQ(run({"verify", at("nowhere")}).exitCode, 2);
  EXPECT_EQ(run({"verify", at("out"), "--ledger", at("nowhere")}).exitCode, 2);
  fs::remove(at("l"));
  createLedger("1");
  EXPECT_EQ(run({"verify", at("out"), "--ledger", at("l")}).exitCode, 1) << "another ledger";
}

TEST_F(ReleaseCommand, MissingDeclarationsAreNamed) {
  createLedger("1");
  expectRefusedRelease("data.reading", {"--set", "data.reading=detected"});
  expectRefusedRelease("epsilon", {"--set", "epsilon=[0.1,0.2]"});
  expectRefusedRelease("methods", {"--set", "task=label-privacy"});
  expectRefusedRelease("whole numbers",
                       {"--set", "task=label-privacy", "--set", "label_privacy.methods=[\"best\"]"});
  expectRefusedRelease("as_printed", {"--set", "as_printed=[\"deviation-for-scale\"]"});
}

TEST_F(ReleaseCommand, LabelsLeaveWithARowEach) {
  createLedger("4", {"--delta", "1e-5"});
  for (const char* method : {"laplace", "gaussian", "staircase", "grid-response", "rr-on-bins", "unbiased",
                             "rp-with-prior", "rp-with-prior-debiased"}) {
    SCOPED_TRACE(method);
    fs::remove_all(at("out"));
    const Finished released = releaseTo("out", {"--set", "task=label-privacy", "--set",
                                                std::string("label_privacy.methods=[\"") + method + "\"]",
                                                "--set", "label_privacy.delta=1e-6"});
    ASSERT_EQ(released.exitCode, 0) << released.err;
    const ordered_json labels = ordered_json::parse(test::bytesOf(at("out/labels.json")));
    EXPECT_EQ(labels["income"].size(), 200u);
    EXPECT_EQ(labels["row"][199], 200);
    EXPECT_EQ(run({"verify", at("out"), "--ledger", at("l")}).exitCode, 0);
  }
}

TEST_F(ReleaseCommand, ATableThatIsAnotherOneIsRefused) {
  createLedger("1");
  const std::string before = test::bytesOf(at("people.csv"));
  m_folder.write("people.csv", before + "30,1000\n");
  expectRefusedRelease("changed since");
  m_folder.write("people.csv", before);
  expectRefusedRelease("protect the same", {"--set", "data.person=age", "--set", "data.rows_per_person=5"});
  EXPECT_EQ(releaseTo("out").exitCode, 0);
}

TEST_F(ReleaseCommand, LedgersThatAreNoneAreOneSentence) {
  expectRefusedRelease("l");
  for (const char* bytes : {"", "\n", "nonsense", "{}", "{\"format\":\"epsiscope-ledger\"}\n", "\x01\x02"}) {
    m_folder.write("l", bytes);
    const Finished shown = run({"ledger", "show", at("l")});
    EXPECT_EQ(shown.exitCode, 2) << bytes;
    EXPECT_EQ(std::count(shown.err.begin(), shown.err.end(), '\n'), 1) << shown.err;
    expectRefusedRelease("l");
  }
  fs::remove(at("l"));
  const auto refused = [&](const Words& words, const std::string& said) {
    const Finished finished = run(Words{"ledger", "create", at("l")} + words);
    EXPECT_EQ(finished.exitCode, 2) << said;
    EXPECT_NE(finished.err.find(said), std::string::npos) << finished.err;
    EXPECT_FALSE(fs::exists(at("l")));
  };
  const Words data = {"--data", at("people.csv")};
  refused(data, "epsilon");
  for (const char* epsilon : {"0", "-1", "nan", "inf", "much", "", "1e-999999999"})
    refused(data + Words{"--epsilon", epsilon}, "psilon");
  refused(data + Words{"--epsilon", "1", "--delta", "1"}, "delta");
  refused({"--epsilon", "1"}, "data");
  refused({"--epsilon", "1", "--data", at("nowhere.csv")}, "nowhere.csv");
  refused(data + Words{"--epsilon", "1", "--person", "age"}, "rows-per-person");
  EXPECT_EQ(run({"ledger", "burn", at("l")}).exitCode, 2);
  createLedger("0.12345678901234567891");
  EXPECT_EQ(ledger()["budget"]["epsilon_exact"], "0.12345678901234567891");
  EXPECT_EQ(run(Words{"ledger", "create", at("l"), "--epsilon", "1"} + data).exitCode, 2) << "it is there";
}

/// The text with hashes, keys and times the same everywhere; with `numbers`, numbers too.
std::string sameForAll(std::string text, bool numbers) {
  text = std::regex_replace(text, std::regex("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}Z"), "TIME");
  text = std::regex_replace(text, std::regex("[0-9a-f]{32,}"), "HASH");
  return numbers ? std::regex_replace(text, std::regex("-?[0-9]+(\\.[0-9]+)?(e[-+]?[0-9]+)?"), "N") : text;
}

/// Two tables that differ in one row, as far as a row can: all that is printed or written anywhere is the
/// same, but for the released numbers.
TEST_F(ReleaseCommand, NeighboursLookTheSameEverywhere) {
  const auto all = [&](const std::string& last) {
    for (const char* left : {"home", "l", "l.draws", "out"}) fs::remove_all(at(left));
    std::string rows = test::bytesOf(at("people.csv"));
    rows.resize(rows.rfind('\n', rows.size() - 2) + 1);
    m_folder.write("people.csv", rows + last + '\n');
    createLedger("1");
    const Finished released = releaseTo("out");
    EXPECT_EQ(released.exitCode, 0) << released.err;
    std::map<std::string, std::string> found = {{"stdout", released.out}, {"stderr", released.err}};
    found["show"] = run({"ledger", "show", at("l")}).out;
    found["verify"] = run({"verify", at("out"), "--ledger", at("l")}).out;
    for (const auto& entry : fs::recursive_directory_iterator(m_folder.path())) {
      if (!entry.is_regular_file()) continue;
      const std::string name = fs::relative(entry.path(), m_folder.path()).string();
      if (name == "people.csv" || name == "study.json") continue;
      found[sameForAll(name, false)] = test::bytesOf(entry.path());
    }
    for (auto& [name, bytes] : found)
      bytes = sameForAll(bytes, name.find("statistics") != std::string::npos || name.starts_with("l.draws"));
    return found;
  };
  const auto one = all("20,0"), other = all("71,9999999");
  EXPECT_GE(one.size(), 13u);
  ASSERT_EQ(one.size(), other.size());
  for (const auto& [name, bytes] : one) {
    ASSERT_TRUE(other.contains(name)) << name;
    EXPECT_EQ(bytes, other.at(name)) << name;
  }
}

/// Ten times .1 is 1, and no more.
TEST_F(ReleaseCommand, TheBudgetIsExact) {
  createLedger("0.3");
  for (int i = 0; i < 3; ++i) {
    const Finished released = releaseTo("out" + std::to_string(i), {"--set", "epsilon=[0.1]"});
    EXPECT_EQ(released.exitCode, 0) << released.err;
  }
  EXPECT_EQ(ledger()["left"]["epsilon_exact"], "0");
  EXPECT_EQ(releaseTo("more", {"--set", "epsilon=[1e-9]"}).exitCode, 2);
}

}  // namespace
}  // namespace epsiscope::release_command_test
