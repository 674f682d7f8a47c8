#include "core/results/checked_result.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/store.h"
#include "core/results/result_file.h"
#include "core/results/result_folder.h"
#include "core/run/differences.h"
#include "core/run/run.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::checked_result_test {
namespace {

namespace fs = std::filesystem;

Result madeResult() {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "rp-with-prior", "none"};
  study.epsilon = {0.5, 2};
  study.trials = 2;
  study.trainSizes = {50};
  return *run(study, test::builtInData("house-prices"), {}, {});
}

const Result& result() {
  static const Result made = madeResult();
  return made;
}

/// A folder as a run leaves it.
class CheckedResultFile : public testing::Test {
protected:
  CheckedResultFile() {
    ResultFolder folder(m_folder.path());
    writeFileAtomically(folder.inner() / "results.csv", toCsv(result()));
    writeFileAtomically(folder.inner() / "results.csv.txt", csvNotes(result()));
    Result listed = result();
    listed.files = folder.files();
    m_text = toJson(listed);
    writeFileAtomically(folder.inner() / "results.json", m_text);
    folder.publish();
  }

  fs::path file(const char* name = "results.json") const { return m_folder.path() / name; }
  std::vector<std::string> changes() const { return readChecked(file()).changes; }
  /// The changes that check finds in results that are written so; a sentence of the error where they are
  /// refused.
  std::vector<std::string> changesOf(const Json& json) const {
    writeFileAtomically(file(), dumped(json, 1));
    try {
      auto [stored, found] = readChecked(file());
      for (const std::string& difference : differences(result(), stored)) found.push_back(difference);
      return found;
    } catch (const FileError& error) {
      return {error.what()};
    }
  }

  test::TemporaryFolder m_folder;
  std::string m_text;
};

/// Another value of the same kind.
Json edited(const Json& value) {
  if (value.is_boolean()) return !value.get<bool>();
  if (value.is_number_unsigned()) return value.get<std::size_t>() + 1;
  if (value.is_number()) return value.get<double>() * 1.001 + 0.001;
  if (value.is_string()) return value.get<std::string>() + "0";
  return value.is_null() ? Json(0.5) : Json();
}

std::vector<Json::json_pointer> leavesOf(const Json& json) {
  std::vector<Json::json_pointer> leaves;
  const Json flat = json.flatten();
  for (const auto& [path, value] : flat.items()) leaves.emplace_back(path);
  return leaves;
}

TEST_F(CheckedResultFile, HasNoChangesAsARunWritesIt) {
  EXPECT_EQ(changes(), std::vector<std::string>());
  EXPECT_EQ(changesOf(parseJson(m_text, "")), std::vector<std::string>());
  writeFileAtomically(file(), dumped(parseJson(m_text, "")));
  EXPECT_EQ(changes(), std::vector<std::string>()) << "lines and blanks say nothing";
}

TEST_F(CheckedResultFile, TellsAnEditOfEverySingleValue) {
  const Json whole = parseJson(m_text, "");
  const auto leaves = leavesOf(whole);
  ASSERT_GT(leaves.size(), 300U);
  for (const Json::json_pointer& leaf : leaves) {
    Json other = whole;
    other[leaf] = edited(whole.at(leaf));
    EXPECT_FALSE(changesOf(other).empty()) << leaf << " is now " << other[leaf];
    const Json::json_pointer above = leaf.parent_pointer();
    if (!whole.at(above).is_object()) continue;
    other = whole;
    other[above].erase(leaf.back());
    EXPECT_FALSE(changesOf(other).empty()) << leaf << " is removed";
  }
  Json more = whole;
  more["signed_by"] = "nobody";
  EXPECT_FALSE(changesOf(more).empty());
}

/// An edited value whose SHA-256 was made to fit is detected by the numbers of another run, except for values
/// that no run computes: its time and speed, the names of the data and the views, and the pictures.
TEST_F(CheckedResultFile, TellsWhatSomebodyHidesInAllThatARunComputes) {
  const Json whole = parseJson(m_text, "");
  const auto isFree = [](const std::string& path) {
    for (const char* free :
         {"/date", "/threads", "/seconds", "/data/name", "/study/about", "/study/view", "/study/published",
          "/study/data/file", "/study/data/sha256", "/study/label_privacy/prior_file", "/sha256"})
      if (path.starts_with(free)) return true;
    return false;
  };
  std::size_t tried = 0;
  for (const Json::json_pointer& leaf : leavesOf(whole)) {
    if (isFree(leaf.to_string())) continue;
    Json other = whole;
    other[leaf] = edited(whole.at(leaf));
    try {
      other = parseJson(toJson(parseResult(dumped(other), "")), "");
      if (other == whole) continue;  // derived from other values, so that the edit is gone
    } catch (const FileError&) {
      continue;  // refused
    }
    EXPECT_FALSE(changesOf(other).empty()) << leaf;
    ++tried;
  }
  for (std::size_t i = 0; i < whole.at("notes").size(); ++i) {
    Json other = whole;
    other["notes"].erase(i);
    EXPECT_FALSE(changesOf(parseJson(toJson(parseResult(dumped(other), "")), "")).empty())
        << whole["notes"][i];
  }
  EXPECT_GT(tried, 200U);
}

TEST_F(CheckedResultFile, NamesThePlaceAndBothValues) {
  Json other = parseJson(m_text, "");
  other["private"] = true;
  EXPECT_EQ(changesOf(other), std::vector<std::string>{"The results' /private is true; a run writes false."});
  other = parseJson(m_text, "");
  other["date"] = "2001-01-01T00:00:00Z";
  EXPECT_EQ(changesOf(other),
            std::vector<std::string>{
                "The results were changed after the run wrote them: their own SHA-256 differs."});
  EXPECT_EQ(readResult(file()).notes.back(), kChangedSinceRun);
}

TEST_F(CheckedResultFile, TellsChangesOfTheFilesBeside) {
  writeFileAtomically(file("results.csv"), toCsv(result()) + "one more line\n");
  EXPECT_EQ(changes(), std::vector<std::string>{
                           "results.csv is not the file that the run has written: its SHA-256 differs."});
  fs::remove(file("results.csv"));
  EXPECT_EQ(changes(), std::vector<std::string>{"results.csv is no longer beside the results."});
  fs::remove(file("results.csv.txt"));
  EXPECT_EQ(changes(), std::vector<std::string>()) << "copied alone";
}

TEST_F(CheckedResultFile, FollowsNoListOutOfTheFolder) {
  Result hostile = result();
  hostile.files = {{"../secret.csv", "00"}, {"/dev/zero", "00"}};
  writeFileAtomically(file(), toJson(hostile));
  EXPECT_EQ(changes(), (std::vector<std::string>{"The results list a file that no run writes: ../secret.csv.",
                                                 "The results list a file that no run writes: /dev/zero."}));
}

}  // namespace
}  // namespace epsiscope::checked_result_test
