#include "core/results/result_folder.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/file_error.h"
#include "core/base/lease.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/results/result_file.h"
#include "tests/support/child_process.h"
#include "tests/support/part_of_process.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::result_folder_test {
namespace {

namespace fs = std::filesystem;

std::set<std::string> namesIn(const fs::path& folder) {
  std::set<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

/// Writes files with these names, each with its text, and the list of them.
void fill(const ResultFolder& run, const std::set<std::string>& names, const std::string& text) {
  for (const std::string& name : names) writeFileAtomically(run.inner() / name, text);
  Result result;
  result.files = run.files();
  writeFileAtomically(run.inner() / "results.json", toJson(result));
}

std::vector<std::string> publishRun(const fs::path& folder, const std::set<std::string>& names,
                                    const std::string& text, const ResultFolder::Files& inputs = {}) {
  ResultFolder run(folder, inputs);
  fill(run, names, text);
  return run.publish();
}

TEST(ResultFolder, ARunLeavesNothingOfAnotherOneAndTouchesNothingElse) {
  const test::TemporaryFolder folder;
  folder.write("thesis.svg", "mine");
  folder.write("notes.csv", "mine");
  publishRun(folder.path(), {"results.csv", "learning_curve.csv", "boundary.svg"}, "first");
  EXPECT_EQ(namesIn(folder.path()),
            (std::set<std::string>{"thesis.svg", "notes.csv", "results.csv", "learning_curve.csv",
                                   "boundary.svg", "results.json"}));
  publishRun(folder.path(), {"results.csv", "trade-off.svg"}, "second");
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"thesis.svg", "notes.csv", "results.csv",
                                                           "trade-off.svg", "results.json"}));
  EXPECT_EQ(test::bytesOf(folder.path() / "results.csv"), "second");
  EXPECT_EQ(test::bytesOf(folder.path() / "thesis.svg"), "mine");
}

TEST(ResultFolder, ARunThatIsNotPublishedChangesNothing) {
  const test::TemporaryFolder folder;
  publishRun(folder.path(), {"results.csv"}, "first");
  {
    const ResultFolder run(folder.path());
    fill(run, {"results.csv", "trade-off.svg"}, "second");
  }
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"results.csv", "results.json"}));
  EXPECT_EQ(test::bytesOf(folder.path() / "results.csv"), "first");
}

/// Writes a list that says what is so of these files, and of itself as well: anybody who knows how can write
/// one.
void forge(const fs::path& folder, const std::map<std::string, std::string>& files) {
  Result hostile;
  hostile.files = files;
  writeFileAtomically(folder / "results.json", toJson(hostile));
}

TEST(ResultFolder, AListIsNotTrustedBeyondTheFolderAndTheKindsThatRunsWrite) {
  const test::TemporaryFolder folder;
  const fs::path out = folder.path() / "out";
  fs::create_directories(out / "inside");
  std::map<std::string, std::string> listed;
  for (const std::string& name :
       {std::string("../above.csv"), std::string("inside/deep.csv"), std::string("thesis.doc"),
        std::string("thesis.txt"), std::string(".hidden.csv"), (folder.path() / "above.csv").string()}) {
    writeFileAtomically(out / name, "mine");
    listed[name] = sha256Of("mine");
  }
  for (const char* name : {"", ".", "..", "/", "../", "inside", "/dev/null", "/etc/passwd"})
    listed[name] = sha256Of("mine");
  forge(out, listed);
  publishRun(out, {"results.csv"}, "run");
  for (const auto& [name, sha256] : listed)
    if (fs::is_regular_file(out / name) && name.front() != '/') {
      EXPECT_EQ(test::bytesOf(out / name), "mine") << name;
    }
  EXPECT_EQ(namesIn(out), (std::set<std::string>{".hidden.csv", "inside", "results.csv", "results.json",
                                                 "thesis.doc", "thesis.txt"}));
  EXPECT_EQ(test::bytesOf(folder.path() / "above.csv"), "mine");
}

/// Names that could be a run's, for files that no run has written as they lie there.
TEST(ResultFolder, OnlyPlainFilesWithTheirListedBytesGo) {
  const test::TemporaryFolder folder;
  const fs::path out = folder.path() / "out";
  fs::create_directories(out / "folder.csv");
  fs::create_directories(out / "full.csv");
  writeFileAtomically(out / "full.csv/mine.csv", "mine");
  writeFileAtomically(out / "changed.csv", "changed since");
  writeFileAtomically(out / "unchanged.csv", "mine");
  fs::create_symlink(folder.write("target.csv", "mine"), out / "link.csv");
  fs::create_symlink("/dev/null", out / "device.csv");
  fs::create_symlink(folder.path() / "nowhere", out / "broken.csv");
  fs::create_hard_link(folder.write("twin.csv", "mine"), out / "hard.csv");
  ASSERT_EQ(::mkfifo((out / "pipe.csv").c_str(), 0600), 0);
  std::map<std::string, std::string> listed;
  for (const char* name : {"folder.csv", "full.csv", "changed.csv", "unchanged.csv", "link.csv", "device.csv",
                           "broken.csv", "hard.csv", "pipe.csv", "absent.csv"})
    listed[name] = sha256Of("mine");
  forge(out, listed);
  const std::vector<std::string> left = publishRun(out, {"results.csv"}, "run");
  EXPECT_EQ(namesIn(out),
            (std::set<std::string>{"folder.csv", "full.csv", "changed.csv", "link.csv", "device.csv",
                                   "broken.csv", "pipe.csv", "results.csv", "results.json"}));
  EXPECT_EQ(test::bytesOf(out / "full.csv/mine.csv"), "mine");
  EXPECT_EQ(test::bytesOf(folder.path() / "target.csv"), "mine");
  EXPECT_EQ(test::bytesOf(folder.path() / "twin.csv"), "mine") << "another name of the same file";
  ASSERT_EQ(left.size(), 7U);
  for (const std::string& sentence : left)
    EXPECT_NE(sentence.find("not what the earlier run"), std::string::npos) << sentence;
  EXPECT_EQ(left.front().substr(0, 10), "broken.csv");
}

/// A list that was edited, damaged or never listed itself: nothing that it names is a run's.
TEST(ResultFolder, AListThatIsNotAsWrittenIsSomebodysOwn) {
  Result result;
  result.files["thesis.csv"] = sha256Of("mine");
  const std::string whole = toJson(result);
  std::string edited = whole;
  edited.replace(edited.find("thesis.csv"), 10, "others.csv");
  std::string renamed = whole;
  renamed.replace(renamed.find("\"complete\""), 10, "\"Complete\"");
  const std::string own = "\"sha256\"";
  std::string without = whole;
  without.replace(without.rfind(own), own.size(), "\"sha_256\"");
  for (const std::string& list : {edited, renamed, without, whole.substr(0, whole.size() / 2),
                                  std::string("{"), std::string("[]"), std::string()}) {
    const test::TemporaryFolder folder;
    folder.write("results.json", list);
    folder.write("thesis.csv", "mine");
    folder.write("others.csv", "mine");
    EXPECT_THROW(ResultFolder(folder.path()).requireRoom([](const std::string&) { return false; }),
                 FileError);
    EXPECT_THROW(publishRun(folder.path(), {"results.csv"}, "run"), FileError) << list;
    EXPECT_EQ(namesIn(folder.path()),
              (std::set<std::string>{"thesis.csv", "others.csv", "results.json", "run-1"}));
    EXPECT_EQ(test::bytesOf(folder.path() / "results.json"), list);
    EXPECT_EQ(test::bytesOf(folder.path() / "run-1/results.csv"), "run") << "no run is lost";
  }
}

TEST(ResultFolder, WhatARunWouldReplaceOfSomebodyElseIsRefusedBeforeItBegins) {
  const auto isOfThisRun = [](const std::string& name) {
    return name == "results.csv" || name == "noise.svg";
  };
  const auto refusal = [&](const fs::path& folder, const ResultFolder::Files& inputs = {}) -> std::string {
    try {
      ResultFolder(folder, inputs).requireRoom(isOfThisRun);
    } catch (const FileError& error) {
      return error.what();
    }
    return {};
  };
  const test::TemporaryFolder folder;
  folder.write("thesis.csv", "mine");
  EXPECT_EQ(refusal(folder.path()), "");
  publishRun(folder.path(), {"results.csv", "noise.svg"}, "first");
  EXPECT_EQ(refusal(folder.path()), "") << "what a run wrote makes room for the next";
  EXPECT_NE(refusal(folder.path(), {folder.path() / "results.csv"}).find("results.csv"), std::string::npos)
      << "it is what the run reads";
  fs::create_hard_link(folder.path() / "noise.svg", folder.path() / "other name");
  EXPECT_NE(refusal(folder.path(), {folder.path() / "other name"}).find("noise.svg"), std::string::npos);
  folder.write("results.csv", "first, and a column by hand");
  EXPECT_NE(refusal(folder.path()).find("results.csv"), std::string::npos);
  fs::remove(folder.path() / "results.csv");
  fs::create_symlink(folder.path() / "thesis.csv", folder.path() / "results.csv");
  EXPECT_NE(refusal(folder.path()).find("results.csv"), std::string::npos);
  fs::remove(folder.path() / "results.csv");
  fs::create_directory(folder.path() / "results.csv");
  EXPECT_NE(refusal(folder.path()).find("results.csv"), std::string::npos);
  fs::remove(folder.path() / "results.csv");
  EXPECT_EQ(refusal(folder.path()), "");
  EXPECT_EQ(test::bytesOf(folder.path() / "noise.svg"), "first");
}

TEST(ResultFolder, WhatTheRunReadsIsNotRemovedWithAnEarlierRun) {
  const test::TemporaryFolder folder;
  publishRun(folder.path(), {"results.csv", "learning_curve.csv"}, "first");
  const std::vector<std::string> left =
      publishRun(folder.path(), {"results.csv"}, "second", {folder.path() / "learning_curve.csv"});
  EXPECT_EQ(test::bytesOf(folder.path() / "learning_curve.csv"), "first");
  ASSERT_EQ(left.size(), 1U);
  EXPECT_NE(left.front().find("this run has read it"), std::string::npos) << left.front();
}

TEST(ResultFolder, WhatIsForItsOwnerAloneStaysSo) {
  const mode_t mask = ::umask(022);
  const test::TemporaryFolder folder;
  publishRun(folder.path(), {"results.csv", "shared.csv"}, "first");
  const auto mode = [&](const char* name) {
    return static_cast<int>(fs::status(folder.path() / name).permissions());
  };
  EXPECT_EQ(mode("results.csv"), 0644);
  for (const char* name : {"results.csv", "results.json"})
    fs::permissions(folder.path() / name, static_cast<fs::perms>(0600));
  fs::permissions(folder.path() / "shared.csv", static_cast<fs::perms>(0640));
  publishRun(folder.path(), {"results.csv", "shared.csv", "new.csv"}, "second");
  ::umask(mask);
  EXPECT_EQ(mode("results.csv"), 0600);
  EXPECT_EQ(mode("results.json"), 0600);
  EXPECT_EQ(mode("shared.csv"), 0640);
  EXPECT_EQ(mode("new.csv"), 0600) << "as the list of the run before";
  EXPECT_EQ(test::bytesOf(folder.path() / "shared.csv"), "second");
}

TEST(ResultFolder, OwnerAndGroupStayWhereTheyMay) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const test::TemporaryFolder folder;
  publishRun(folder.path(), {"results.csv"}, "first");
  ASSERT_EQ(::chown((folder.path() / "results.csv").c_str(), 65534, 65533), 0);
  publishRun(folder.path(), {"results.csv"}, "second");
  struct stat after {};
  ASSERT_EQ(::stat((folder.path() / "results.csv").c_str(), &after), 0);
  EXPECT_EQ(after.st_uid, 65534U);
  EXPECT_EQ(after.st_gid, 65533U);
}

/// Somebody may put a folder under the name of one that a killed run left.
TEST(ResultFolder, OfWhatAKilledRunLeftOnlyItsFilesGo) {
  const test::TemporaryFolder folder;
  const fs::path inner =
      folder.path() / test::partOfProcess(".epsiscope-run", std::numeric_limits<pid_t>::max());
  fs::create_directories(inner / "deep");
  writeFileAtomically(inner / "thesis.doc", "mine");
  writeFileAtomically(inner / "results.csv", "killed");
  std::ofstream(inner / test::partOfProcess("noise.svg", std::numeric_limits<pid_t>::max())) << "half";
  publishRun(folder.path(), {"results.csv"}, "next");
  EXPECT_EQ(namesIn(inner), (std::set<std::string>{"deep", "thesis.doc"}));
  fs::remove_all(inner);
  fs::create_directory(folder.path() / "elsewhere");
  folder.write("elsewhere/results.csv", "mine");
  fs::create_directory_symlink(folder.path() / "elsewhere", inner);
  publishRun(folder.path(), {"results.csv"}, "next");
  EXPECT_EQ(test::bytesOf(folder.path() / "elsewhere/results.csv"), "mine");
}

TEST(ResultFolder, WhatAKilledRunLeftGoesWithTheNext) {
  const test::TemporaryFolder folder;
  publishRun(folder.path(), {"results.csv"}, "first");
  // The run was killed after some of its files were in place: the list was not yet. No process has the
  // largest id.
  const fs::path inner =
      folder.path() / test::partOfProcess(".epsiscope-run", std::numeric_limits<pid_t>::max());
  fs::create_directory(inner);
  Result killed;
  for (const char* name : {"results.csv", "boundary.svg", "theory.svg"})
    killed.files[name] = sha256Of("killed");
  writeFileAtomically(inner / "results.json", toJson(killed));
  writeFileAtomically(inner / "theory.svg", "killed");
  for (const char* name : {"results.csv", "boundary.svg"}) folder.write(name, "killed");
  publishRun(folder.path(), {"results.csv", "trade-off.svg"}, "next");
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"results.csv", "results.json", "trade-off.svg"}));
}

TEST(ResultFolder, RunsThatEndAtOnceLeaveTheFilesOfOneOfThem) {
  const test::TemporaryFolder folder;
  const std::set<std::string> names = {"a.csv", "b.csv", "c.csv", "d.csv",
                                       "e.csv", "f.csv", "g.csv", "h.csv"};
  for (int round = 0; round < 10; ++round) {
    // Folders within are named by the process, so that each run is one.
    test::inProcesses(4, [&](int run) { publishRun(folder.path(), names, std::to_string(run)); });
    for (const auto& [name, sha256] : readResult(folder.path() / "results.json").files)
      ASSERT_EQ(sha256OfFile(folder.path() / name), sha256) << name << " in round " << round;
  }
}

TEST(ResultFolder, WaitsForNobodyWhoIsStopped) {
  const test::TemporaryFolder folder;
  test::ChildProcess other([&] { new Lease(Lease::Of::folder, folder.path()); });
  ASSERT_TRUE(other.isReady());
  other.stop();
  const std::string why =
      folder.path().string() + ": the stopped process " + std::to_string(other.id()) + " (";
  ResultFolder run(folder.path(), {}, 0.01);
  fill(run, {"results.csv"}, "mine");
  for (const bool isEnd : {false, true}) {
    try {
      if (isEnd)
        run.publish();
      else
        run.requireRoom([](const std::string&) { return true; });
      ADD_FAILURE() << isEnd;
    } catch (const FileError& error) {
      const std::string said = error.what();
      EXPECT_EQ(said.substr(0, why.size()), why);
      EXPECT_NE(said.find(") is writing into it"), std::string::npos) << said;
    }
  }
  EXPECT_EQ(test::bytesOf(folder.path() / "run-1" / "results.csv"), "mine");
  other.kill();
  publishRun(folder.path(), {"results.csv"}, "next");
  EXPECT_EQ(test::bytesOf(folder.path() / "results.csv"), "next");
}

TEST(ResultFolder, SaysWhatIsInTheWay) {
  const test::TemporaryFolder folder;
  fs::create_directories(folder.path() / "results.csv/full");
  try {
    publishRun(folder.path(), {"results.csv"}, "run");
    FAIL() << "a folder was replaced by a file";
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("results.csv"), std::string::npos) << error.what();
  }
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"results.csv", "run-1"}));
  EXPECT_EQ(test::bytesOf(folder.path() / "run-1/results.csv"), "run");
}

}  // namespace
}  // namespace epsiscope::result_folder_test
