// Files of this program made to take long, at every place that one of them has: each list with many entries,
// each text long, each object with many keys. Four times as much takes four times the work.

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/base/sha256.h"
#include "core/results/result_file.h"
#include "core/run/part_file.h"
#include "core/run/run.h"
#include "core/run/run_shard.h"
#include "core/study/study_file.h"
#include "core/tasks/prepared_table.h"
#include "tests/core/counted_heap.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/grown_json.h"
#include "tests/support/temporary_folder.h"

#ifdef EPSISCOPE_COUNTS_HEAP

namespace epsiscope::format_work_test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

void checkEveryPlace(
    const json& file, const std::function<void(const fs::path&, const GoOn&)>& read,
    const std::function<std::string(const std::string&)>& asFile = [](const std::string& text) {
      return text;
    }) {
  constexpr std::size_t kBytes = 30'000;
  const test::TemporaryFolder folder;
  const auto workOf = [&](const std::string& text) {
    const fs::path written = folder.write("file.json", asFile(text));
    return test::workOf([&](const GoOn& goOn) { read(written, goOn); });
  };
  const auto places = test::placesIn(file);
  EXPECT_GT(places.size(), 3U);
  for (const auto& place : places) {
    SCOPED_TRACE(place.to_string());
    const test::Work one = workOf(test::grown(file, place, kBytes)),
                     four = workOf(test::grown(file, place, 4 * kBytes));
    test::expectInProportion(one, four);
    EXPECT_GT(four.asked, 4 * kBytes) << "it was read";
  }
}

Study someStudy() {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "rp-with-prior", "central-ridge", "none"};
  study.epsilon = {1};
  study.trials = 1;
  study.trainSizes = {50};
  return study;
}

TEST(FormatWork, OfStudiesGrowsWithTheBytesAndNotFaster) {
  checkEveryPlace(json::parse(toJson(someStudy())),
                  [](const fs::path& file, const GoOn& goOn) { (void)readStudy(file, goOn); });
}

TEST(FormatWork, OfResultsGrowsWithTheBytesAndNotFaster) {
  Result result = *run(someStudy(), test::builtInData("house-prices"), {}, {});
  result.files = {{"results.csv", std::string(64, 'a')}};
  checkEveryPlace(json::parse(toJson(result)),
                  [](const fs::path& file, const GoOn& goOn) { (void)readResult(file, goOn); });
}

/// A shard has a line for each thing that it puts away.
TEST(FormatWork, OfShardsGrowsWithTheBytesAndNotFaster) {
  const test::TemporaryFolder folder;
  runShard(someStudy(), PreparedTable::of(someStudy(), test::builtInData("house-prices")), {}, folder.path(),
           {.threads = 1, .studyFolder = {}}, {});
  std::istringstream lines(test::bytesOf(partsIn(folder.path()).front()));
  const auto checked = [](const std::string& line) {
    return sha256Of(line).substr(0, 16) + ' ' + line + '\n';
  };
  const auto read = [](const fs::path& file, const GoOn& goOn) { (void)readPart(file, goOn); };
  std::string head, line;
  std::getline(lines, head);
  checkEveryPlace(json::parse(head.substr(17)), read, checked);
  std::set<std::string> kinds;
  while (std::getline(lines, line)) {
    const json entry = json::parse(line.substr(17));
    if (!kinds.insert(entry.begin().key()).second) continue;
    const std::string before = head + '\n';
    checkEveryPlace(entry, read, [&](const std::string& text) { return before + checked(text); });
    const test::TemporaryFolder other;
    const auto workOf = [&](std::size_t count) {
      std::string text = before;
      for (std::size_t i = 0; i < count; ++i) text += line + '\n';
      const fs::path file = other.write("part", text);
      return test::workOf([&](const GoOn& goOn) { read(file, goOn); });
    };
    test::expectInProportion(workOf(500), workOf(2000));
  }
  EXPECT_GE(kinds.size(), 2U);
}

}  // namespace
}  // namespace epsiscope::format_work_test

#endif
