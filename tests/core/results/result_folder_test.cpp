#include "core/results/result_folder.h"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <limits>
#include <set>

#include "core/base/atomic_file.h"
#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/results/result_file.h"
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

void publishRun(const fs::path& folder, const std::set<std::string>& names, const std::string& text) {
  ResultFolder run(folder);
  fill(run, names, text);
  run.publish();
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

TEST(ResultFolder, AListIsNotTrustedBeyondTheFolderAndTheKindsThatRunsWrite) {
  const test::TemporaryFolder folder;
  fs::create_directories(folder.path() / "out/inside");
  folder.write("above.csv", "mine");
  folder.write("out/inside/deep.csv", "mine");
  folder.write("out/thesis.doc", "mine");
  folder.write("out/.hidden.csv", "mine");
  Result hostile;
  for (const std::string& name :
       {std::string("../above.csv"), std::string("inside/deep.csv"), std::string("thesis.doc"),
        std::string(".hidden.csv"), std::string(), std::string("."), std::string(".."),
        (folder.path() / "above.csv").string()})
    hostile.files[name] = "00";
  folder.write("out/results.json", toJson(hostile));
  publishRun(folder.path() / "out", {"results.csv"}, "run");
  EXPECT_EQ(test::bytesOf(folder.path() / "above.csv"), "mine");
  EXPECT_EQ(test::bytesOf(folder.path() / "out/inside/deep.csv"), "mine");
  EXPECT_EQ(test::bytesOf(folder.path() / "out/thesis.doc"), "mine");
  EXPECT_EQ(test::bytesOf(folder.path() / "out/.hidden.csv"), "mine");
}

TEST(ResultFolder, ADamagedListOfAnEarlierRunIsReplaced) {
  const test::TemporaryFolder folder;
  folder.write("results.json", "{\"format\": \"epsiscope-results\", \"files\": [\"thesis.csv");
  folder.write("thesis.csv", "mine");
  publishRun(folder.path(), {"results.csv"}, "run");
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"thesis.csv", "results.csv", "results.json"}));
  EXPECT_EQ(readResult(folder.path() / "results.json").files,
            (std::map<std::string, std::string>{{"results.csv", sha256Of("run")}}));
}

TEST(ResultFolder, WhatAKilledRunLeftGoesWithTheNext) {
  const test::TemporaryFolder folder;
  publishRun(folder.path(), {"results.csv"}, "first");
  // Killed after some of its files were in place: the list was not yet. No process has the largest id.
  const fs::path inner =
      folder.path() / test::partOfProcess(".epsiscope-run", std::numeric_limits<pid_t>::max());
  fs::create_directory(inner);
  Result killed;
  for (const char* name : {"results.csv", "boundary.svg", "theory.svg"}) killed.files[name] = "00";
  writeFileAtomically(inner / "results.json", toJson(killed));
  folder.write("boundary.svg", "killed");
  publishRun(folder.path(), {"results.csv", "trade-off.svg"}, "next");
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"results.csv", "results.json", "trade-off.svg"}));
}

TEST(ResultFolder, RunsThatEndAtOnceLeaveTheFilesOfOneOfThem) {
  const test::TemporaryFolder folder;
  const std::set<std::string> names = {"a.csv", "b.csv", "c.csv", "d.csv",
                                       "e.csv", "f.csv", "g.csv", "h.csv"};
  for (int round = 0; round < 10; ++round) {
    // Folders within are called by the process, so that each run is one.
    std::vector<pid_t> runs;
    for (const char* text : {"one", "two", "three", "four"}) {
      runs.push_back(::fork());
      if (runs.back() != 0) continue;
      try {
        publishRun(folder.path(), names, text);
      } catch (...) {
        ::_exit(1);
      }
      ::_exit(0);
    }
    for (const pid_t run : runs) {
      int status = 0;
      ::waitpid(run, &status, 0);
      ASSERT_EQ(status, 0);
    }
    for (const auto& [name, sha256] : readResult(folder.path() / "results.json").files)
      ASSERT_EQ(sha256OfFile(folder.path() / name), sha256) << name << " in round " << round;
  }
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
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"results.csv"}));
}

}  // namespace
}  // namespace epsiscope::result_folder_test
