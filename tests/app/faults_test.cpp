#include <gtest/gtest.h>

#include <signal.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/results/written_files.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/temporary_folder.h"

// Every call by which a command changes a file fails once, is interrupted, or is the last one; or the power
// fails there. A sanitizer must be the first of a program's libraries, where the faults would be.
#ifdef EPSISCOPE_FAULTS

namespace epsiscope::faults_test {
namespace {

namespace fs = std::filesystem;

using test::Finished;
using test::Words, test::operator+;
using Contents = std::map<std::string, std::string>;  ///< of files, by their place in the folder

constexpr const char* kOthers = "notes.txt";

/// The files in the folder, those that lie in folders of it too.
Contents contentsOf(const fs::path& folder) {
  Contents contents;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file())
      contents[fs::relative(entry.path(), folder).string()] = test::bytesOf(entry.path());
  return contents;
}

/// A part of what is being written is nothing that anybody takes for what was asked for.
Contents withoutParts(Contents contents) {
  std::erase_if(contents, [](const auto& one) { return one.first.find(".part") != std::string::npos; });
  return contents;
}

constexpr const char* kEverything = "18446744073709551615";  ///< FAULT_LOSES

struct Fault {
  std::string kind;
  std::string loses{};  ///< FAULT_LOSES
};

class Faults : public testing::Test {
protected:
  Faults() {
    m_folder.write("study.json",
                   R"({"data": {"file": "builtin:advertising-sales", "target": "sales", "lower": 0,
      "upper": 60}, "trials": 1, "epsilon": [2], "label_privacy": {"zeta": 12, "bin_width": 10,
      "methods": ["laplace", "none"]}})");
  }

  std::string place(const std::string& name) const { return (m_folder.path() / name).string(); }
  fs::path out() const { return m_folder.path() / "out"; }

  /// Runs the program and its words where one of its calls fails: the n-th, or none for 0.
  Finished runWith(const Words& command, const Fault& fault, std::size_t n) const {
    fs::remove_all(place("aside"));
    fs::create_directories(place("aside"));
    return test::runProgram(command.front(), {command.begin() + 1, command.end()},
                            {.environment = {std::string("LD_PRELOAD=") + EPSISCOPE_FAULTS,
                                             "FAULTS_IN=" + fs::canonical(m_folder.path()).string() + "/out",
                                             "FAULTS_ASIDE=" + place("aside"), "FAULTS_LOG=" + place("log"),
                                             "FAULT=" + fault.kind, "FAULT_LOSES=" + fault.loses,
                                             "FAULT_AT=" + (n == 0 ? std::string() : std::to_string(n))}});
  }

  static Finished runAgain(const Words& command) {
    return test::runProgram(command.front(), {command.begin() + 1, command.end()});
  }

  std::size_t callsOf(const Words& command) const {
    fs::remove(place("log"));
    EXPECT_EQ(runWith(command, {"none"}, 0).exitCode, 0);
    const std::string log = test::bytesOf(place("log"));
    return static_cast<std::size_t>(std::ranges::count(log, '\n'));
  }

  /// The folder as it was before the command, with a file of somebody else.
  void restore(const Contents& before) const {
    fs::remove_all(out());
    fs::create_directories(out());
    for (const auto& [name, bytes] : before) m_folder.write("out/" + name, bytes);
  }

  /// Whatever fails: each file is as it was or as it will be, what is not ours stays, one sentence says what
  /// happened, and the next time all goes well and nothing is left over.
  void tryAll(const Words& command, const Contents& before) {
    restore(before);
    const std::size_t calls = callsOf(command);
    ASSERT_GE(calls, 4u);
    const Contents after = contentsOf(out());
    for (const Fault& fault : std::vector<Fault>{{"no-space"},
                                                 {"gone"},
                                                 {"half"},
                                                 {"interrupted"},
                                                 {"kill"},
                                                 {"power", kEverything},
                                                 {"power", "0"},
                                                 {"power", "6148914691236517205"},
                                                 {"power", "12297829382473034410"}}) {
      for (std::size_t n = 1; n <= calls; ++n) {
        SCOPED_TRACE(fault.kind + fault.loses + " at call " + std::to_string(n) + " of " +
                     std::to_string(calls));
        restore(before);
        const Finished ended = runWith(command, fault, n);
        // A file of an earlier run that cannot be removed is nobody's from then on, as is said.
        Contents wanted = after;
        if (ended.err.find("was left") != std::string::npos)
          for (const auto& [name, bytes] : before) wanted.try_emplace(name, bytes);
        checkAfter(ended, fault, before, wanted);
        const Finished again = runAgain(command);
        EXPECT_EQ(again.exitCode, 0) << again.err;
        expectAs(wanted);
        if (HasFailure()) return;
      }
    }
    for (const char* loses : {kEverything, "6148914691236517205"}) {
      SCOPED_TRACE("the power fails when it is said to be written");
      restore(before);
      EXPECT_EQ(runWith(command, {"power", loses}, 0).exitCode, 0);
      expectAs(after);
    }
  }

  void checkAfter(const Finished& ended, const Fault& fault, const Contents& before,
                  const Contents& after) const {
    const bool isKilled = fault.kind == "kill" || fault.kind == "power";
    if (isKilled) {
      EXPECT_EQ(ended.exitCode, 128 + SIGKILL);
    } else if (ended.exitCode != 0) {
      EXPECT_EQ(std::ranges::count(ended.err, '\n'), 1) << ended.err;
    }
    if (fault.kind == "half" || fault.kind == "interrupted") {
      EXPECT_EQ(ended.exitCode, 0) << "that is nothing to give up for: " << ended.err;
    }
    if (ended.exitCode == 0) return expectAs(after, true);
    // The lists of both have another time than these.
    const Contents now = withoutParts(contentsOf(out()));
    const auto isAs = [&](Contents whole) {
      whole.erase(kResultsList);
      Contents other = now;
      other.erase(kResultsList);
      return other == whole;
    };
    EXPECT_TRUE(isKilled || isAs(before) || isAs(after)) << "all is put back where a call fails";
    const auto isIn = [](const Contents& contents, const std::string& name, const std::string& bytes) {
      const auto found = contents.find(name);
      return found != contents.end() && found->second == bytes;
    };
    for (const auto& [name, bytes] : now) {
      if (name == kResultsList) continue;
      EXPECT_TRUE(isIn(before, name, bytes) || isIn(after, name, bytes)) << name;
    }
    if (now.contains(kResultsList)) {
      WrittenFiles written;
      written.addListIn(out());
      EXPECT_FALSE(written.all().empty()) << "half a list";
    }
    EXPECT_TRUE(isIn(now, kOthers, before.at(kOthers)));
  }

  /// The list has the time when it was written, and the SHA-256 of every file.
  void expectAs(const Contents& after, bool mayHaveParts = false) const {
    Contents now = mayHaveParts ? withoutParts(contentsOf(out())) : contentsOf(out()), wanted = after;
    if (wanted.erase(kResultsList) > 0) {
      WrittenFiles written;
      written.addListIn(out());
      for (const auto& [name, sha256] : written.all()) EXPECT_TRUE(written.isAsWritten(out(), name)) << name;
      EXPECT_EQ(now.erase(kResultsList), 1u);
    }
    std::vector<std::string> names, wantedNames;
    for (const auto& [name, bytes] : now) names.push_back(name);
    for (const auto& [name, bytes] : wanted) wantedNames.push_back(name);
    EXPECT_EQ(names, wantedNames);
    EXPECT_TRUE(now == wanted);
  }

  const test::TemporaryFolder m_folder;
};

TEST_F(Faults, LeaveAFileAsItWasOrAsItWillBe) {
  const Words command = {EPSISCOPE_WRITER, "file", place("out/study.json"), "a later study"};
  tryAll(command, {{kOthers, "mine"}, {"study.json", "an earlier study"}});
  tryAll(command, {{kOthers, "mine"}});
}

/// A run that writes other files than the one before.
TEST_F(Faults, LeaveTheResultsOfAnEarlierRunOrOfThisOne) {
  restore({{kOthers, "mine"}});
  ASSERT_EQ(
      runAgain({EPSISCOPE_WRITER, "results", out().string(), "earlier", "results.csv", "learning_curve.csv"})
          .exitCode,
      0);
  const Contents before = contentsOf(out());
  const Words command = {EPSISCOPE_WRITER, "results",     out().string(),
                         "later",          "results.csv", "results.csv.txt"};
  tryAll(command, before);
  tryAll(command, {{kOthers, "mine"}});
}

/// A shard that has ended well is there; of one that has not, what was computed is taken up.
TEST_F(Faults, LeaveAShardThatIsTakenUp) {
  const Words command = {EPSISCOPE_PROGRAM, "run",         place("study.json"), "--shard", "1/1",
                         "--out",           out().string()};
  restore({{kOthers, "mine"}});
  const std::size_t calls = callsOf(command);
  const auto merge = [&] {
    const Finished merged = test::run({"merge", out().string(), "--out", place("merged")});
    EXPECT_EQ(merged.exitCode, 0) << merged.err;
  };
  restore({{kOthers, "mine"}});
  EXPECT_EQ(runWith(command, {"power", kEverything}, 0).exitCode, 0);
  merge();
  // All of them take a minute.
  const std::size_t step = std::getenv("EPSISCOPE_ALL_FAULTS") == nullptr ? 8 : 1;
  std::size_t first = 0;
  for (const Fault& fault : std::vector<Fault>{
           {"no-space"}, {"half"}, {"interrupted"}, {"kill"}, {"power", "0"}, {"power", kEverything}})
    for (std::size_t n = 1 + first++; n <= calls; n += step) {
      SCOPED_TRACE(fault.kind + " at call " + std::to_string(n) + " of " + std::to_string(calls));
      restore({{kOthers, "mine"}});
      (void)runWith(command, fault, n);
      const Finished again = runAgain(command);
      EXPECT_EQ(again.exitCode, 0) << again.err;
      EXPECT_EQ(test::bytesOf(out() / kOthers), "mine");
      merge();
      if (HasFailure()) return;
    }
}

/// Whatever call fails, and wherever the program ends: what is there to see was booked before, nothing is
/// paid back, and the next time all goes well within the budget.
TEST_F(Faults, OfAReleaseShowNothingThatWasNotBooked) {
  std::string rows = "income\n";
  for (int i = 0; i < 50; ++i) rows += std::to_string(i * 37 % 90) + '\n';
  m_folder.write("table.csv", rows);
  m_folder.write("mean.json", R"({"data": {"file": "table.csv", "target": "income", "lower": 0, "upper": 100,
      "reading": "declared", "separator": ",", "decimal": ".", "thousands": "none", "quote": "\"",
      "comment": "none", "encoding": "UTF-8", "skip_lines": 0, "skip_below": 0, "header": true, "unit_line": false,
      "missing_values": ["NA"], "columns": [{"column": "income", "kind": "number"}]}, "task": "statistic", "epsilon": [0.25]})");
  const std::string home = "XDG_DATA_HOME=" + place("out/home"), ledger = place("out/ledger");
  const auto run = [&](const Words& words, const Fault& fault = {"none"}, std::size_t n = 0) {
    fs::remove_all(place("aside"));
    fs::create_directories(place("aside"));
    std::vector<std::string> surroundings = {std::string("LD_PRELOAD=") + EPSISCOPE_FAULTS,
                                             "FAULTS_IN=" + fs::canonical(m_folder.path()).string() + "/out",
                                             "FAULTS_ASIDE=" + place("aside"),
                                             "FAULTS_LOG=" + place("log"),
                                             "FAULT=" + fault.kind,
                                             "FAULT_LOSES=" + fault.loses,
                                             "FAULT_AT=" + (n == 0 ? std::string() : std::to_string(n)),
                                             home};
    return test::runProgram(EPSISCOPE_PROGRAM, words, {.environment = std::move(surroundings)});
  };
  const Words release = {"release", place("mean.json"), "--ledger", ledger, "--out"};
  const auto begin = [&] {
    restore({});
    const Finished made = run({"ledger", "create", ledger, "--data", place("table.csv"), "--epsilon", "1"});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    ASSERT_EQ(run(release + Words{place("out/earlier")}).exitCode, 0);
  };
  begin();
  fs::remove(place("log"));
  ASSERT_EQ(run(release + Words{place("out/one")}).exitCode, 0);
  const std::string log = test::bytesOf(place("log"));
  const auto calls = static_cast<std::size_t>(std::ranges::count(log, '\n'));
  ASSERT_GE(calls, 30u);
  const std::size_t step = std::getenv("EPSISCOPE_ALL_FAULTS") == nullptr ? 5 : 1;
  std::size_t first = 0;
  for (const Fault& fault : std::vector<Fault>{{"no-space"},
                                               {"gone"},
                                               {"half"},
                                               {"interrupted"},
                                               {"kill"},
                                               {"power", "0"},
                                               {"power", kEverything}})
    for (std::size_t n = 1 + first++ % step; n <= calls; n += step) {
      SCOPED_TRACE(fault.kind + fault.loses + " at call " + std::to_string(n) + " of " +
                   std::to_string(calls));
      begin();
      const Finished ended = run(release + Words{place("out/one")}, fault, n);
      const Finished shown = run({"ledger", "show", ledger});
      ASSERT_EQ(shown.exitCode, 0) << shown.err;
      const auto books = nlohmann::json::parse(shown.out);
      EXPECT_EQ(books["intact"], true) << books["reason"];
      const bool isBooked = books["entries"].size() == 2;
      if (fs::exists(place("out/one"))) {
        EXPECT_TRUE(isBooked) << "shown and not booked";
        const Finished verified = run({"verify", place("out/one")});
        EXPECT_EQ(verified.exitCode, 0) << verified.out << verified.err;
      }
      EXPECT_TRUE(isBooked || ended.exitCode != 0);
      const Finished again = run(release + Words{place("out/two")});
      EXPECT_EQ(again.exitCode, 0) << again.err;
      EXPECT_EQ(run({"verify", place("out/two"), "--ledger", ledger}).exitCode, 0);
      const auto after = nlohmann::json::parse(run({"ledger", "show", ledger}).out);
      EXPECT_LE(after["spent"]["epsilon"].get<double>(), 0.75);
      // A release that was drawn and not shown is the one that is shown then.
      if (nlohmann::json::parse(again.out)["drawn_before"] == true) {
        EXPECT_EQ(after["entries"].size(), 2u);
      }
      if (HasFailure()) return;
    }
}

/// Whatever piece of memory there is not: one sentence, and nothing half.
TEST_F(Faults, OfMemoryAreOneSentenceAndLeaveNothingHalf) {
  std::string rows = "a,b,sex\n";
  for (int i = 0; i < 40'000; ++i)
    rows += std::to_string(i % 97) + ',' + std::to_string(i % 89) + (i % 3 == 0 ? ",f\n" : ",m\n");
  m_folder.write("table.csv", rows);
  restore({{kOthers, "mine"}});
  ASSERT_EQ(test::run({"run", place("study.json"), "--shard", "1/1", "--out", place("shards")}).exitCode, 0);
  const Finished written = test::run({"init", "builtin:house-prices", "--task", "private-regression"});
  ASSERT_EQ(written.exitCode, 0) << written.err;
  m_folder.write("regression.json", written.out);
  const std::vector<Words> commands = {
      {"run", place("study.json"), "--out", out().string()},
      {"run", place("regression.json"), "--set", "trials=1", "--set", "epsilon=[1]", "--out", out().string()},
      {"describe", place("table.csv")},
      {"audit", place("regression.json")},
      {"merge", place("shards"), "--out", out().string()},
      {"page", place("study.json"), "--out", (out() / "page.html").string()}};
  // As it is installed, with a template for pages.
  fs::create_directories(place("usr/bin"));
  fs::create_directories(place("usr/share/epsiscope"));
  fs::copy_file(EPSISCOPE_PROGRAM, place("usr/bin/epsiscope"));
  m_folder.write("usr/share/epsiscope/page.html", "<script id=epsiscope-page></script>");
  const std::size_t tries = std::getenv("EPSISCOPE_ALL_FAULTS") == nullptr ? 6 : 400;
  for (Words command : commands) {
    command.insert(command.begin(), place("usr/bin/epsiscope"));
    restore({{kOthers, "mine"}});
    fs::remove(place("log"));
    const Finished whole = runWith(command, {"memory"}, 0);
    ASSERT_EQ(whole.exitCode, 0) << whole.err;
    const Contents after = contentsOf(out());
    const std::string log = test::bytesOf(place("log"));
    const auto requests = static_cast<std::size_t>(std::ranges::count(log, '\n'));
    ASSERT_GT(requests, 0u);
    for (std::size_t attempt = 0; attempt < std::min(tries, requests); ++attempt) {
      const std::size_t n = 1 + attempt * requests / std::min(tries, requests);
      SCOPED_TRACE(command[1] + ' ' + command[2] + ": request " + std::to_string(n) + " of " +
                   std::to_string(requests));
      restore({{kOthers, "mine"}});
      const Finished ended = runWith(command, {"memory"}, n);
      // Qt's painter does not look whether it was given the memory: the tables are there by then.
      if (ended.exitCode == 128 + SIGSEGV) {
        EXPECT_EQ(test::bytesOf(out() / "results.csv"), after.at("results.csv"));
      } else if (ended.exitCode != 0) {
        EXPECT_EQ(ended.exitCode, 2) << ended.err;
        // Behind lines of progress and notes.
        const std::size_t sentence = ended.err.find("epsiscope: ");
        EXPECT_TRUE(sentence != std::string::npos && ended.err.find('\n', sentence) == ended.err.size() - 1)
            << ended.err;
      }
      for (const auto& [name, bytes] : withoutParts(contentsOf(out()))) {
        EXPECT_TRUE(after.contains(name)) << name;
        // Where pictures are missing the list and the report are others.
        EXPECT_TRUE(!name.ends_with(".csv") || !after.contains(name) || after.at(name) == bytes) << name;
      }
      EXPECT_EQ(test::bytesOf(out() / kOthers), "mine");
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace epsiscope::faults_test

#endif
