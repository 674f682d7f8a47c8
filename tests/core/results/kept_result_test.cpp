#include "core/results/kept_result.h"

#include <gtest/gtest.h>

#include "core/base/file_error.h"
#include "core/results/result_file.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::kept_result_test {
namespace {

namespace fs = std::filesystem;

Result resultOn(const fs::path& table) {
  Result result;
  result.study.data.file = table.string();
  result.dataSha256 = "abc";
  result.version = "1";
  ResultRow row;
  row.task = "label-privacy";
  row.method = "laplace";
  row.metric = "test_mse";
  row.kind = "sampled";
  row.epsilon = 0.1;
  row.values = {0.1, 1.0 / 3};
  summariseTrials(row);
  result.series = {row};
  return result;
}

TEST(KeptResult, LiesBesideItsStudy) {
  EXPECT_EQ(keptResultFile("/a/my study.json"), "/a/my study.results.json");
  EXPECT_EQ(keptResultFile("/a/my.study"), "/a/my.study.results.json");
}

TEST(KeptResult, MovesWithItsProject) {
  const test::TemporaryFolder folder;
  fs::create_directories(folder.path() / "project/studies");
  const Result result = resultOn(folder.path() / "project/data/table.csv");
  writeResult(result, folder.path() / "project/studies/a.results.json");
  const std::string text = test::bytesOf(folder.path() / "project/studies/a.results.json");
  EXPECT_EQ(text.find(folder.path().string()), std::string::npos) << text;
  fs::rename(folder.path() / "project", folder.path() / "moved");
  const Result read = readResultWithPaths(folder.path() / "moved/studies/a.results.json");
  EXPECT_EQ(read.study.data.file, (folder.path() / "moved/data/table.csv").string());
  EXPECT_EQ(read.series[0].values, result.series[0].values) << "the same bits";
}

TEST(KeptResult, CutAnywhereIsOneSentence) {
  const test::TemporaryFolder folder;
  const std::string text = toJson(resultOn("/a/table.csv"));
  for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
    const fs::path file = folder.write("a.results.json", text.substr(0, length));
    EXPECT_THROW(readResultWithPaths(file), FileError) << length;
  }
}

TEST(KeptResult, OfANewerVersionIsNamedSo) {
  const test::TemporaryFolder folder;
  std::string text = toJson(resultOn("/a/table.csv"));
  text.replace(text.find("\"version\": 1"), 12, "\"version\": 9");
  try {
    readResultWithPaths(folder.write("a.results.json", text));
    FAIL();
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("newer Epsiscope"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace epsiscope::kept_result_test
