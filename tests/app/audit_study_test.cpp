#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/run_epsiscope.h"
#include "tests/support/study_command.h"

namespace epsiscope::audit_study_command_test {
namespace {

constexpr const char* kStudy = R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "builtin:house-prices", "target": "price", "lower": 0, "upper": 5}, "epsilon": [0.5, 2],
 "label_privacy": {"methods": ["laplace", "staircase", "rp-with-prior-debiased", "central-ridge", "none"]}})";

class AuditStudyCommand : public test::StudyCommand {};

TEST_F(AuditStudyCommand, TellsEveryClaimWhatWasMeasuredAndThePair) {
  const auto json = test::jsonOf(test::run({"audit", write(kStudy), "--draws", "2000"}));
  EXPECT_EQ(json.at("task"), "label-privacy");
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
    }
  const auto unproved =
      test::run({"audit", write(kStudy), "--set", "label_privacy.methods=[\"gaussian-classic\"]"});
  EXPECT_EQ(unproved.exitCode, 1);
}

/// A run tells of a published mistake wherever it tells of privacy.
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

}  // namespace
}  // namespace epsiscope::audit_study_command_test
