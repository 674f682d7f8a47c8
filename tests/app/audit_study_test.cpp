#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <regex>

#include "core/recipes/published_files.h"
#include "core/study/study.h"
#include "tests/support/paths.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/shared_files.h"
#include "tests/support/study_command.h"
#include "tests/support/test_name.h"

namespace epsiscope::audit_study_command_test {
namespace {

constexpr const char* kStudy = R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "builtin:house-prices", "target": "price", "lower": 0, "upper": 5}, "epsilon": [0.5, 2],
 "label_privacy": {"methods": ["laplace", "staircase", "rp-with-prior-debiased", "central-ridge", "none"]}})";

class AuditStudyCommand : public test::StudyCommand {};

TEST_F(AuditStudyCommand, TellsEveryClaimWhatWasMeasuredAndThePair) {
  const auto json = test::jsonOf(test::run({"audit", write(kStudy), "--draws", "2000"}));
  EXPECT_EQ(json.at("task"), "label-privacy");
  EXPECT_NE(test::run({"--version"}).out.find(json.at("epsiscope").get<std::string>()), std::string::npos);
  static const std::regex date(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)");
  EXPECT_TRUE(std::regex_match(json.at("date").get<std::string>(), date)) << json.at("date");
  EXPECT_TRUE(json.at("all_hold").get<bool>());
  ASSERT_EQ(json.at("claims").size(), 9U) << "four methods at two epsilons, and none once";
  for (const auto& claim : json.at("claims")) {
    if (claim.at("method") == "none") {
      EXPECT_EQ(claim.at("verdict"), "nothing");
      continue;
    }
    EXPECT_EQ(claim.at("verdict"), "holds");
    EXPECT_NEAR(claim.at("measured"), claim.at("epsilon"), 1e-6);
    EXPECT_EQ(claim.at("claimed").at("neighbours"), "label");
    EXPECT_FALSE(claim.at("proof").get<std::string>().empty());
    for (const auto& part : claim.at("parts")) EXPECT_FALSE(part.at("worst").empty());
  }
}

/// Bounds and categories are not declared, so nothing is promised; that must not hide half the noise.
TEST_F(AuditStudyCommand, EndsWithOneWhereAnotherReasonStandsBesideAMistake) {
  const std::string study = write(R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "builtin:income-class", "target": "income", "positive": ">50K", "prepare": "unit-rows"},
 "task": "kernel-release", "epsilon": [1],
 "kernel_release": {"method": "svm", "gamma": 0.1, "lambda": 0.01, "most_rows": 300}})");
  const auto claimOf = [](const test::Finished& outcome) {
    const auto json = nlohmann::json::parse(outcome.out);
    for (const auto& claim : json.at("claims"))
      if (claim.at("method") == "svm") return claim;
    return nlohmann::json();
  };
  const auto reasonOf = [](const nlohmann::json& claim) {
    return claim.at("claimed").at("reason").get<std::string>();
  };
  const auto right = test::run({"audit", study});
  ASSERT_EQ(right.exitCode, 0) << right.err;
  const auto wrong = test::run({"audit", study, "--set", "as_printed=[\"half-noise\"]"});
  ASSERT_EQ(wrong.exitCode, 1) << wrong.err;
  const nlohmann::json before = claimOf(right), after = claimOf(wrong);
  EXPECT_EQ(before.at("verdict"), "nothing");
  EXPECT_TRUE(after.at("verdict") == "unproved" || after.at("verdict") == "broken");
  EXPECT_NE(before.at("proof"), "");
  EXPECT_EQ(after.at("proof"), "") << "what is cited proves twice the noise";
  EXPECT_FALSE(reasonOf(before).empty());
  EXPECT_TRUE(reasonOf(after).starts_with(reasonOf(before))) << reasonOf(after);
  EXPECT_NE(reasonOf(after).find("half the noise"), std::string::npos) << reasonOf(after);
}

TEST_F(AuditStudyCommand, EndsWithOneWhereAPromiseIsBrokenOrNotProved) {
  const auto broken = test::run({"audit", write(kStudy), "--set", "as_printed=[\"staircase-weights\"]"});
  EXPECT_EQ(broken.exitCode, 1) << broken.err;
  const auto json = nlohmann::json::parse(broken.out);
  EXPECT_FALSE(json.at("all_hold").get<bool>());
  for (const auto& claim : json.at("claims"))
    if (claim.at("method") == "staircase") {
      EXPECT_EQ(claim.at("verdict"), "broken");
      EXPECT_TRUE(claim.at("measured").is_null()) << "an infinite epsilon";
      EXPECT_FALSE(claim.at("claimed").at("private").get<bool>());
      EXPECT_EQ(claim.at("proof"), "") << "what is cited for the staircase proves another one";
    } else if (claim.at("method") == "laplace") {
      EXPECT_NE(claim.at("proof"), "");
    }
  const auto unproved =
      test::run({"audit", write(kStudy), "--set", "label_privacy.methods=[\"gaussian-classic\"]"});
  EXPECT_EQ(unproved.exitCode, 1);
}

/// A run mentions a published mistake wherever it speaks of privacy.
TEST_F(AuditStudyCommand, ARunWithAPublishedMistakeIsMarked) {
  const auto run = test::run({"run", write(kStudy), "--out", out(), "--quiet", "--set",
                              "as_printed=[\"staircase-weights\"]", "--set", "trials=1"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  for (const test::Row& row : rowsOf("results.csv")) {
    const bool isPrivate = row.at("method") != "staircase" && row.at("method") != "none";
    EXPECT_EQ(row.at("private"), isPrivate ? "yes" : "no") << row.at("method");
    if (row.at("method") == "staircase") {
      EXPECT_NE(row.at("reason").find("weights 2 and -1"), std::string::npos);
    }
  }
}

TEST_F(AuditStudyCommand, RefusesWhatIsForTheOtherKindOfAudit) {
  const std::string study = write(kStudy);
  test::expectRefusal({"audit", study, "--epsilon", "1"}, "--epsilon");
  test::expectRefusal({"audit", study, "--draws", "-1"}, "--draws");
  test::expectRefusal({"audit", study, "--draws", "1e30"}, "--draws");
  test::expectRefusal({"audit", "laplace", "--epsilon", "1", "--lower", "0", "--upper", "5", "--draws", "9"},
                      "--draws");
  test::expectRefusal({"audit", "nowhere.json"}, "nowhere.json");
  test::expectRefusal({"audit", study, "--set", "as_printed=[\"half\"]"}, "as_printed");
}

/// Extreme epsilons are right or refused with a sentence.
TEST_F(AuditStudyCommand, HoldsAtExtremeEpsilons) {
  const auto found = test::run({"audit", write(kStudy), "--draws", "0", "--set", "epsilon=[1e-6,50,700]"});
  EXPECT_EQ(found.exitCode, 0) << found.out << found.err;
}

using nlohmann::json;

const std::filesystem::path kBundled = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies";

std::vector<std::string> bundledStudies() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(kBundled))
    if (entry.path().extension() == ".json") names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

/// The published file of this name, wherever it lies among the data; one that does not exist if it is not
/// here.
std::filesystem::path publishedFile(const std::string& name) {
  const std::filesystem::path data = test::dataFile("");
  if (std::filesystem::exists(data))
    for (const auto& entry : std::filesystem::recursive_directory_iterator(data))
      if (entry.path().filename() == name) return entry.path();
  return data / name;
}

/// Expects a reason for a verdict other than that the claim holds: a published mistake that is repeated, the
/// classic Gaussian from epsilon 1 on, or the reason that the claim itself gives.
void expectReason(const json& claim, bool repeats) {
  const std::string verdict = claim.at("verdict"), method = claim.at("method");
  SCOPED_TRACE(method + " at " + claim.at("epsilon").dump() + ": " + verdict);
  const bool isClassic = method == "gaussian-classic" && claim.at("epsilon") >= 1;
  const bool isPrivate = claim.at("claimed").at("private");
  if (!repeats) {
    EXPECT_EQ(isPrivate, verdict == "holds");
  }
  if (verdict == "broken") {
    EXPECT_TRUE(repeats);
  } else if (verdict == "unproved") {
    EXPECT_TRUE(repeats || isClassic);
  } else if (verdict == "holds") {
    EXPECT_FALSE(isClassic);
    EXPECT_NE(claim.at("proof"), "");
    EXPECT_GT(claim.at("pairs"), 0);
  } else {
    EXPECT_EQ(verdict, "nothing");
    EXPECT_FALSE(claim.at("claimed").at("reason").get<std::string>().empty() &&
                 claim.at("why_none").get<std::string>().empty());
  }
}

bool hasVerdict(const json& claims, const char* verdict) {
  return std::ranges::any_of(claims, [&](const json& claim) { return claim.at("verdict") == verdict; });
}

class BundledStudies : public testing::TestWithParam<std::string> {};

TEST_P(BundledStudies, HoldWhatTheyPromiseButForMistakesThatTheyRepeat) {
  const std::filesystem::path file = kBundled / GetParam();
  const json study = json::parse(std::ifstream(file));
  const std::string data = study.at("data").at("file");
  test::Words words = {"audit", file.string(), "--draws", "2000"};
  if (publishedFiles(study.at("data").value("recipe", "")).empty() && !data.starts_with("builtin:")) {
    // Nobody but its publisher may hand it out.
    const auto refused = test::run(words);
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_NE(refused.err.find(std::filesystem::path(data).filename().string()), std::string::npos)
        << refused.err;
    return;
  }
  if (!data.starts_with("builtin:")) {
    const std::filesystem::path published = publishedFile(data);
    NEEDS_FILE(published);
    words.insert(words.end(), {"--set", "data.file=" + published.string()});
  }
  const auto finished = test::run(words);
  ASSERT_LE(finished.exitCode, 1) << finished.err;
  const json found = json::parse(finished.out);
  const json& claims = found.at("claims");
  const bool repeats = !study.value("as_printed", json::array()).empty();
  for (const json& claim : claims) expectReason(claim, repeats);
  EXPECT_EQ(hasVerdict(claims, "broken"), repeats);
  const bool holds = !hasVerdict(claims, "broken") && !hasVerdict(claims, "unproved");
  EXPECT_EQ(found.at("all_hold"), holds);
  EXPECT_EQ(finished.exitCode, holds ? 0 : 1);
}

INSTANTIATE_TEST_SUITE_P(Audit, BundledStudies, testing::ValuesIn(bundledStudies()),
                         [](const auto& one) { return test::testName(one.param); });

}  // namespace
}  // namespace epsiscope::audit_study_command_test
