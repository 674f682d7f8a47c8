#include "core/run/run_shard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/run/merge.h"
#include "core/run/part_file.h"
#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/names.h"
#include "core/study/study_file.h"
#include "core/study/study_names.h"
#include "core/tasks/task.h"
#include "tests/core/run/timeless.h"
#include "tests/support/every_task.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_name.h"

namespace epsiscope::run_shard_test {
namespace {

namespace fs = std::filesystem;

/// A study of built-in data that is small and has every kind of cell that the task can have.
Study studyOf(TaskId task) {
  const std::string file = std::string(taskOf(task).facts().start) + ".json";
  Study study = readStudy(fs::path(EPSISCOPE_SOURCE_DIR) / "resources/studies" / file);
  study.trials = 3;
  study.epsilon = {0.5, 2};
  study.data = withKnownBounds(study.data);
  if (task == TaskId::labelPrivacy) study.trainSizes = {40, 80};
  return study;
}

std::shared_ptr<const PreparedTable> tableOf(const Study& study) {
  return PreparedTable::of(study, loadData(study.data, {}, {}));
}

/// A study, its one run, and folders for its shards.
class RunShardTest : public testing::Test {
protected:
  explicit RunShardTest(TaskId task = TaskId::statistic)
      : m_study(studyOf(task)), m_table(tableOf(m_study)) {}

  ShardState compute(Shard shard, const fs::path& folder, const ShardProgress& progress = {}) const {
    return runShard(m_study, m_table, shard, folder, {.threads = 2, .studyFolder = {}}, progress);
  }
  void computeAll(std::size_t count, const fs::path& folder) const {
    for (std::size_t index = count; index >= 1; --index)
      EXPECT_TRUE(compute({.index = index, .count = count}, folder).isComplete());
  }
  std::string oneRun() const { return test::timeless(*run(m_study, m_table, {.threads = 2}, {})); }
  static Merged merged(std::vector<fs::path> folders) { return mergeParts(folders); }
  static std::string mergedText(const std::vector<fs::path>& folders) {
    const Merged merged = mergeParts(folders);
    return merged.result ? test::timeless(*merged.result) : "missing";
  }
  /// The error of merging, or "".
  static std::string refusal(const std::vector<fs::path>& folders) {
    try {
      mergeParts(folders);
    } catch (const FileError& error) {
      return error.what();
    }
    return {};
  }
  static std::vector<std::string> linesOf(const fs::path& file) {
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  }
  static void rewrite(const fs::path& file, const std::vector<std::string>& lines) {
    std::ofstream out(file);
    for (const std::string& line : lines) out << line << '\n';
  }

  Study m_study;
  std::shared_ptr<const PreparedTable> m_table;
  test::TemporaryFolder m_folder, m_other;
};

class EveryTask : public RunShardTest, public testing::WithParamInterface<TaskId> {
protected:
  EveryTask() : RunShardTest(GetParam()) {}
};

TEST_P(EveryTask, MergesToTheBitsOfOneRun) {
  const std::string whole = oneRun();
  for (const std::size_t count : {1U, 3U, 7U}) {
    const test::TemporaryFolder folder;
    computeAll(count, folder.path());
    EXPECT_EQ(mergedText({folder.path()}), whole) << count;
  }
}

INSTANTIATE_TEST_SUITE_P(Tasks, EveryTask, testing::ValuesIn(test::everyTask()),
                         [](const auto& task) { return test::testName(nameOf(task.param)); });

TEST_F(RunShardTest, ShardsMayLieInFoldersOfTheirOwn) {
  compute({.index = 1, .count = 2}, m_folder.path());
  compute({.index = 2, .count = 2}, m_other.path());
  EXPECT_EQ(mergedText({m_other.path(), m_folder.path()}), oneRun());
}

TEST_F(RunShardTest, MoreShardsThanCellsLeaveSomeEmptyAndNoneMissing) {
  computeAll(200, m_folder.path());
  EXPECT_EQ(mergedText({m_folder.path()}), oneRun());
}

TEST_F(RunShardTest, NamesTheShardsThatAreMissing) {
  compute({.index = 2, .count = 3}, m_folder.path());
  const Merged found = merged({m_folder.path()});
  EXPECT_FALSE(found.result);
  EXPECT_EQ(found.missing, (std::vector<Shard>{{.index = 1, .count = 3}, {.index = 3, .count = 3}}));
}

TEST_F(RunShardTest, GoesOnWhereItWasStopped) {
  std::size_t told = 0;
  const ShardState stopped =
      compute({}, m_folder.path(), [&](double, const std::string&) { return ++told < 12; });
  ASSERT_FALSE(stopped.isComplete());
  ASSERT_GT(stopped.found, 0U);
  EXPECT_EQ(merged({m_folder.path()}).missing.size(), 1U);
  const ShardState after = compute({}, m_folder.path());
  EXPECT_EQ(after.before, stopped.found);
  EXPECT_TRUE(after.isComplete());
  EXPECT_EQ(mergedText({m_folder.path()}), oneRun());
}

TEST_F(RunShardTest, ACompleteShardComputesNothing) {
  compute({}, m_folder.path());
  const ShardState again = compute({}, m_folder.path(), [](double, const std::string&) {
    ADD_FAILURE() << "computed";
    return true;
  });
  EXPECT_EQ(again.before, again.cells);
  EXPECT_EQ(partsIn(m_folder.path()).size(), 1U);
}

TEST_F(RunShardTest, LinesThatAreCutOffOrDamagedAreComputedAgain) {
  compute({}, m_folder.path());
  const fs::path file = partsIn(m_folder.path()).front();
  std::vector<std::string> lines = linesOf(file);
  for (const std::size_t line : {std::size_t{1}, std::size_t{3}, lines.size() - 1}) {
    std::vector<std::string> damaged = lines;
    damaged[line][damaged[line].size() / 2] ^= 1;
    rewrite(file, damaged);
    EXPECT_EQ(merged({m_folder.path()}).missing.size(), 1U) << line;
  }
  lines.back().resize(lines.back().size() / 2);
  rewrite(file, lines);
  EXPECT_EQ(merged({m_folder.path()}).missing.size(), 1U);
  EXPECT_TRUE(compute({}, m_folder.path()).isComplete());
  EXPECT_EQ(mergedText({m_folder.path()}), oneRun());
}

TEST_F(RunShardTest, AFileWithoutItsFirstLineIsIgnored) {
  compute({}, m_folder.path());
  const fs::path file = partsIn(m_folder.path()).front();
  const std::vector<std::string> lines = linesOf(file);
  rewrite(file, {lines.front().substr(0, 100)});
  EXPECT_EQ(merged({m_folder.path()}).shards, 0U);
  EXPECT_TRUE(compute({}, m_folder.path()).isComplete());
  EXPECT_EQ(mergedText({m_folder.path()}), oneRun());
}

/// Each of two machines that were given the same shard has written a part of it, or all.
TEST_F(RunShardTest, TwoProcessesMayWriteTheSameShard) {
  compute({}, m_folder.path());
  const fs::path file = partsIn(m_folder.path()).front();
  fs::copy_file(file, m_folder.path() / "shard-1-of-1.2.part");
  EXPECT_EQ(mergedText({m_folder.path()}), oneRun());
  const std::vector<std::string> lines = linesOf(file);
  const auto middle = lines.begin() + static_cast<std::ptrdiff_t>(lines.size() / 2);
  std::vector<std::string> second(middle, lines.end());
  second.insert(second.begin(), lines.front());
  rewrite(file, {lines.begin(), middle});
  rewrite(m_folder.path() / "shard-1-of-1.2.part", second);
  EXPECT_EQ(mergedText({m_folder.path()}), oneRun());
}

TEST_F(RunShardTest, ShardsOfOtherRunsAreRefusedWithTheReason) {
  compute({.index = 1, .count = 2}, m_folder.path());
  const auto refusalOf = [&](const Study& study, Shard shard) {
    const test::TemporaryFolder folder;
    runShard(study, tableOf(study), shard, folder.path(), {.threads = 1, .studyFolder = {}}, {});
    return refusal({m_folder.path(), folder.path()});
  };
  Study other = m_study;
  other.seed = 99;
  other.epsilon.push_back(3);
  EXPECT_NE(refusalOf(other, {.index = 2, .count = 2}).find("their studies differ in epsilon, seed"),
            std::string::npos);
  EXPECT_NE(refusalOf(m_study, {.index = 2, .count = 4}).find("2 shards, the other into 4"),
            std::string::npos);
  compute({.index = 2, .count = 2}, m_other.path());
  const fs::path file = partsIn(m_other.path()).front();
  RunPart part = *readPart(file);
  const auto refusalAfter = [&](const auto& change) {
    RunPart changed = part;
    change(changed);
    fs::remove(file);
    PartWriter(m_other.path(), changed).finish();
    return refusal({m_folder.path(), m_other.path()});
  };
  EXPECT_NE(refusalAfter([](RunPart& p) { p.facts.version = "9.9.9"; }).find("the other by 9.9.9"),
            std::string::npos);
  EXPECT_NE(refusalAfter([](RunPart& p) { p.commit = "0123456789ab"; }).find("the other by 0123456789ab"),
            std::string::npos);
  EXPECT_EQ(refusalAfter([](RunPart& p) { p.commit.clear(); }), "") << "an earlier version wrote none";
  EXPECT_NE(
      refusalAfter([](RunPart& p) { p.facts.dataSha256 = std::string(64, 'a'); }).find("their data differ"),
      std::string::npos);
  EXPECT_NE(refusalAfter([](RunPart& p) { p.priorSha256 = std::string(64, 'a'); }).find("prior files differ"),
            std::string::npos);
  EXPECT_NE(refusalAfter([](RunPart& p) { p.facts.notes.push_back("more"); }).find("planned differently"),
            std::string::npos);
  const auto join = [](RunPart& p) {
    p.cells[0].rows.insert(p.cells[0].rows.end(), p.cells[1].rows.begin(), p.cells[1].rows.end());
    p.cells.erase(p.cells.begin() + 1);
  };
  EXPECT_NE(refusalAfter(join).find("planned differently"), std::string::npos);
}

TEST_F(RunShardTest, WhatNoRunCanHaveWrittenIsRefused) {
  compute({}, m_folder.path());
  const RunPart part = *readPart(partsIn(m_folder.path()).front());
  const auto refusalAfter = [&](const auto& change) {
    const test::TemporaryFolder folder;
    RunPart changed = part;
    change(changed);
    PartWriter(folder.path(), changed).finish();
    return refusal({folder.path()});
  };
  EXPECT_EQ(refusalAfter([](RunPart&) {}), "");
  const std::string said = "it is not what a shard of a run has written";
  EXPECT_NE(refusalAfter([](RunPart& p) { p.cells[0].draws = 0; }).find(said), std::string::npos);
  EXPECT_NE(refusalAfter([](RunPart& p) { p.cells[0].cost = -1; }).find(said), std::string::npos);
  EXPECT_NE(refusalAfter([](RunPart& p) { p.cells[0].repeatsPrevious = true; }).find(said),
            std::string::npos);
  EXPECT_NE(
      refusalAfter([](RunPart& p) { p.shard.count = std::numeric_limits<std::size_t>::max(); }).find(said),
      std::string::npos);
}

TEST_F(RunShardTest, NumbersThatCountNothingAreRefused) {
  compute({.index = 2, .count = 2}, m_folder.path());
  const std::string whole = test::bytesOf(partsIn(m_folder.path()).front());
  const auto refusalWith = [&](const std::string& key, const std::string& value) {
    const test::TemporaryFolder folder;
    std::istringstream in(whole);
    std::string text;
    bool found = false;
    for (std::string line; std::getline(in, line);) {
      line.erase(0, line.find(' ') + 1);
      const std::size_t at = line.rfind(key + ':');
      if (!found && at != std::string::npos) {
        const std::size_t begin = at + key.size() + 1;
        line.replace(begin, line.find_first_of(",}", begin) - begin, value);
        found = true;
      }
      text += sha256Of(line).substr(0, 16) + ' ' + line + '\n';
    }
    EXPECT_TRUE(found) << key;
    folder.write("shard-2-of-2.1.part", text);
    return refusal({folder.path()});
  };
  for (const std::string key : {"\"shard\"", "\"of\"", "\"draws\"", "\"rows\"", "\"trial\"", "\"cell\""})
    for (const std::string value : {"1e300", "-1e300", "2.5", "-1", "1e19", "true"})
      EXPECT_NE(refusalWith(key, value).find("it is not what a shard of a run has written"),
                std::string::npos)
          << key << value;
}

TEST_F(RunShardTest, LookingForWhatIsMissingCanBeStopped) {
  compute({}, m_folder.path());
  RunPart part = *readPart(partsIn(m_folder.path()).front());
  part.shard.count = kMostShards;
  PartWriter(m_other.path(), part).finish();
  const std::vector<fs::path> folders = {m_other.path()};
  std::size_t asked = 0;
  EXPECT_THROW(mergeParts(folders, [&asked] { return ++asked < 1000; }), Cancelled);
  const auto computed =
      std::ranges::count_if(part.cells, [](const CellPlan& c) { return !c.repeatsPrevious; });
  EXPECT_EQ(mergeParts(folders).missing.size(), 3 * static_cast<std::size_t>(computed));
}

TEST_F(RunShardTest, AFolderWithTheShardOfAnotherRunIsRefusedBeforeComputing) {
  compute({}, m_folder.path());
  m_study.seed = 99;
  EXPECT_THROW(compute({}, m_folder.path()), FileError);
}

TEST_F(RunShardTest, WhatIsNoPartIsNamed) {
  std::ofstream(m_folder.path() / "shard-1-of-2.1.part") << "not a part\n";
  EXPECT_EQ(merged({m_folder.path()}).shards, 0U);
  EXPECT_NE(refusal({m_other.path()}).find("no shard of a run"), std::string::npos);
  EXPECT_NE(refusal({m_other.path() / "absent"}).find("cannot be read"), std::string::npos);
}

TEST_F(RunShardTest, AFolderThatCannotBeWrittenIsSaid) {
  compute({}, m_folder.path());
  const RunPart part = *readPart(partsIn(m_folder.path()).front());
  EXPECT_THROW(PartWriter(m_folder.path() / "absent", part), FileError);
}

TEST(PartFile, NumbersThatJsonLacksComeBack) {
  const Study study = studyOf(TaskId::statistic);
  const test::TemporaryFolder folder;
  runShard(study, tableOf(study), {}, folder.path(), {.threads = 1, .studyFolder = {}}, {});
  RunPart part = *readPart(partsIn(folder.path()).front());
  const double infinite = std::numeric_limits<double>::infinity();
  CellValues values{.learner = "ridge", .lambda = std::nan(""), .zeta = infinite, .values = {}, .note = "n"};
  values.values.assign(part.cells[0].rows.size(), {-infinite, 0.1, 5e-324, -0.0, 1.7976931348623157e308});
  {
    PartWriter writer(folder.path(), part);
    writer.add({.trial = 1, .cell = 0}, values, 0.5);
    writer.finish();
  }
  const CellValues back = readPart(partsIn(folder.path()).back())->found.at({.trial = 1, .cell = 0});
  EXPECT_TRUE(std::isnan(back.lambda));
  EXPECT_EQ(back.zeta, infinite);
  EXPECT_EQ(back.values, values.values);
  EXPECT_TRUE(std::signbit(back.values[0][3]));
  EXPECT_EQ(back.guarantee, values.guarantee);
}

}  // namespace
}  // namespace epsiscope::run_shard_test
