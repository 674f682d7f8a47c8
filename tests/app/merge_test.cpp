#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/study/study.h"
#include "tests/support/paths.h"
#include "tests/support/study_command.h"

// The commands that run the shards of a study, and the one that merges them.

namespace epsiscope::merge_test {
namespace {

namespace fs = std::filesystem;
using test::Finished;
using test::operator+;
using test::Words;

class Shards : public test::StudyCommand {
protected:
  std::string study() const {
    return write(
        R"({"data": {"file": "builtin:advertising-sales", "target": "sales", "lower": 0, "upper": 60}, "trials": 4,
            "epsilon": [0.5, 2], "label_privacy": {"zeta": 12, "bin_width": 3, "methods": ["laplace", "none"]}})");
  }
  std::string folder(const std::string& name) const { return (m_folder.path() / name).string(); }
  Finished shard(const std::string& which, const std::string& into = "parts") const {
    return test::run({"run", m_folder.path() / "study.json", "--shard", which, "--out", folder(into)});
  }
  Finished merge(const Words& folders) const {
    Words words = {"merge"};
    for (const std::string& name : folders) words.push_back(folder(name));
    return test::run(words + Words{"--out", folder("merged")});
  }
};

TEST_F(Shards, WriteTheTablesAndPicturesOfOneRun) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", folder("one"), "--quiet"}).exitCode, 0);
  for (const char* which : {"2/3", "1/3", "3/3"}) EXPECT_EQ(shard(which).exitCode, 0);
  const Finished merged = merge({"parts"});
  EXPECT_EQ(merged.exitCode, 0) << merged.err;
  for (const char* name : {"results.csv", "results.csv.txt", "trade-off.svg"})
    EXPECT_EQ(test::bytesOf(folder("merged") + "/" + name), test::bytesOf(folder("one") + "/" + name))
        << name;
  const Finished same = test::run({"check", file, folder("merged") + "/results.json"});
  EXPECT_EQ(same.exitCode, 0) << same.out << same.err;
}

TEST_F(Shards, ThatAreMissingAreNamed) {
  study();
  ASSERT_EQ(shard("2/4").exitCode, 0);
  const Finished merged = merge({"parts"});
  EXPECT_EQ(merged.exitCode, 1);
  EXPECT_EQ(merged.err,
            "epsiscope: Of 4 shards 3 are missing or not complete: 1/4, 3/4, 4/4; start them again with run "
            "--shard, then merge.\n");
  EXPECT_FALSE(fs::exists(folder("merged")));
}

TEST_F(Shards, ThatCannotBeAreRefused) {
  const std::string file = study();
  for (const char* which : {"0/3", "4/3", "1/0", "3", "", "a/b", "1/3/3"})
    test::expectRefusal({"run", file, "--shard", which, "--out", folder("parts")}, "--shard");
  EXPECT_FALSE(fs::exists(folder("parts")));
  test::expectRefusal({"merge", "--out", folder("merged")}, "DIR");
  test::expectRefusal({"merge", folder("parts"), "--out", folder("merged")}, "cannot be read");
}

TEST_F(Shards, SayHowFarTheyAre) {
  study();
  EXPECT_NE(shard("1/2").err.find("Shard 1/2 is complete: 6 cells, 0 of them from before."),
            std::string::npos);
  EXPECT_NE(shard("1/2").err.find("6 of them from before"), std::string::npos);
}

/// As on nodes that share a folder.
TEST_F(Shards, MayBeginAtOnceInAFolderThatIsNotThereYet) {
  const std::string words = "run '" + study() + "' --out '" + folder("parts") + "' --quiet --shard ";
  std::string all;
  for (int i = 1; i <= 8; ++i) all += "\"$0\" " + words + std::to_string(i) + "/8 & jobs=\"$jobs $!\"; ";
  const Finished finished = test::runProgram(
      "/bin/sh", {"-c", all + "for job in $jobs; do wait $job || exit 1; done", EPSISCOPE_PROGRAM});
  EXPECT_EQ(finished.exitCode, 0) << finished.err;
  EXPECT_EQ(merge({"parts"}).exitCode, 0);
}

TEST_F(Shards, OfAnotherStudyAreRefused) {
  const std::string file = study();
  ASSERT_EQ(shard("1/2").exitCode, 0);
  const Words other = {"run", file, "--set", "seed=5", "--shard"};
  test::expectRefusal(other + Words{"1/2", "--out", folder("parts")}, "their studies differ in seed");
  ASSERT_EQ(test::run(other + Words{"2/2", "--out", folder("other"), "--quiet"}).exitCode, 0);
  test::expectRefusal({"merge", folder("parts"), folder("other"), "--out", folder("merged")},
                      "their studies differ in seed");
}

/// Runs the command as a scheduler does for the `task`-th job of an array.
Finished startedByAScheduler(const std::string& study, const std::string& out, int task, int shards) {
  const std::string programs = fs::path(EPSISCOPE_PROGRAM).parent_path().string();
  return test::runProgram(
      "/bin/bash", {EPSISCOPE_SOURCE_DIR "/resources/slurm/study.sbatch", study, out, std::to_string(shards)},
      {.environment = {"PATH=" + programs + ":/usr/bin:/bin",
                       "SLURM_ARRAY_TASK_ID=" + std::to_string(task)}});
}

TEST_F(Shards, OfAFolderOfStudiesPassOverTheResultsBesideThem) {
  const fs::path file = study(), studies = m_folder.path() / "two studies";
  fs::create_directory(studies);
  fs::copy(file, studies / "a.json");
  fs::copy(file, studies / "b.study.json");
  fs::copy(file, studies / "c.epsiscope");
  m_folder.write("two studies/a.results.json", "{}");
  for (int task = 1; task <= 6; ++task) {
    const Finished job = startedByAScheduler(studies.string(), folder("parts"), task, 2);
    EXPECT_EQ(job.exitCode, 0) << task << job.err;
  }
  for (const char* name : {"parts/a", "parts/b.study", "parts/c.epsiscope"})
    EXPECT_EQ(merge({name}).exitCode, 0);
  const Finished beyond = startedByAScheduler(studies.string(), folder("parts"), 7, 2);
  EXPECT_NE(beyond.exitCode, 0);
  EXPECT_NE(beyond.err.find("there are fewer studies in"), std::string::npos) << beyond.err;
}

TEST_F(Shards, GoOnAfterADiskThatWasFull) {
  study();
  ASSERT_EQ(shard("1/1").exitCode, 0);
  std::uintmax_t bytes = 0;
  for (const auto& entry : fs::directory_iterator(folder("parts"))) bytes += entry.file_size();
  fs::remove_all(folder("parts"));
  fs::create_directory(folder("parts"));
  const std::string words = "run '" + (m_folder.path() / "study.json").string() + "' --shard 1/1 --out '" +
                            folder("parts") + "' --quiet";
  // In blocks of 512 bytes: room for the first line and most cells, not for all.
  const std::string room = std::to_string((bytes - 1) / 512);
  const Finished full = test::runProgram(
      "/bin/sh", {"-c", "ulimit -f " + room + "; exec \"$0\" " + words, EPSISCOPE_PROGRAM}, {});
  EXPECT_EQ(full.exitCode, 2) << full.err;
  EXPECT_NE(full.err.find("start the shard again"), std::string::npos) << full.err;
  EXPECT_EQ(merge({"parts"}).exitCode, 1);
  const Finished again = shard("1/1");
  EXPECT_EQ(again.exitCode, 0) << again.err;
  EXPECT_EQ(again.err.find(" 0 of them from before"), std::string::npos) << again.err;
  EXPECT_EQ(merge({"parts"}).exitCode, 0);
}

TEST_F(Shards, AreMergedWhereTheDataAreNotWithoutPictures) {
  m_folder.write("data.csv", "x,y\n1,2\n2,3\n3,5\n4,4\n5,7\n6,6\n7,9\n8,8\n9,11\n10,10\n");
  write(R"({"data": {"file": "data.csv", "target": "y", "lower": 0, "upper": 12}, "trials": 2, "epsilon": [1],
            "label_privacy": {"zeta": 2, "bin_width": 1, "methods": ["laplace"]}})");
  for (const char* which : {"1/2", "2/2"}) ASSERT_EQ(shard(which).exitCode, 0);
  fs::remove(m_folder.path() / "data.csv");
  EXPECT_EQ(shard("1/2").exitCode, 2);
  const Finished merged = merge({"parts"});
  EXPECT_EQ(merged.exitCode, 0) << merged.err;
  EXPECT_NE(merged.err.find("no pictures were drawn"), std::string::npos) << merged.err;
  EXPECT_TRUE(fs::exists(folder("merged") + "/results.csv"));
  EXPECT_FALSE(fs::exists(folder("merged") + "/trade-off.png"));
}

}  // namespace
}  // namespace epsiscope::merge_test
