#include "core/tasks/audited_claims.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/study/load.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study_file.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/every_method.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::audited_claims_test {
namespace {

using Verdict = AuditedClaim::Verdict;

std::vector<AuditedClaim> claimsOf(const Study& study) {
  const auto cache = buildCache(study, PreparedTable::of(study, loadData(study.data, {})));
  return auditedClaims(study, *cache, study.epsilon.front(), {}, {});
}

const AuditedClaim& claimOf(const std::vector<AuditedClaim>& claims, const std::string& method) {
  const auto found = std::ranges::find(claims, method, &AuditedClaim::method);
  EXPECT_NE(found, claims.end()) << method;
  return *found;
}

Study labelStudy() {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "staircase", "gaussian-classic"};
  study.epsilon = {2};
  return study;
}

TEST(AuditedClaims, WhatRepeatsAMistakeHasNoProofAndTheOthersKeepTheirs) {
  Study study = labelStudy();
  EXPECT_FALSE(claimOf(claimsOf(study), "staircase").proof.empty());
  study.asPrinted = {"staircase-weights"};
  const auto claims = claimsOf(study);
  EXPECT_TRUE(claimOf(claims, "staircase").proof.empty());
  EXPECT_FALSE(claimOf(claims, "laplace").proof.empty());
  EXPECT_EQ(claimOf(claims, "gaussian-classic").verdict(), Verdict::unproved);
  EXPECT_FALSE(claimOf(claims, "gaussian-classic").proof.empty()) << "it says for which epsilons it is";
}

/// Every possible release of a study is a method, under the name of its claim.
TEST(AuditedClaims, WhatIsReleasedIsAMethodAndWhatItIsMeasuredAgainstIsNot) {
  for (const Task* task : allTasks()) {
    const char* example = task->facts().start;
    Study study = readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies" /
                            (std::string(example) + ".json"));
    study.kernelRelease.mostRows = 200;
    const auto claims = claimsOf(study);
    ASSERT_FALSE(claims.empty()) << example;
    for (const AuditedClaim& claim : claims) {
      const bool isYardstick = claim.method == kMethodNone || claim.method == kMethodPredictMean ||
                               claim.method == kMethodPredictMajority;
      EXPECT_EQ(taskOf(study).roleOfClaim(claim), isYardstick ? MethodRole::yardstick : MethodRole::method)
          << example << ' ' << claim.method;
    }
  }
}

/// The note then explains the bounds, and not the mistake.
TEST(AuditedClaims, WhatPromisesNothingHasNoProofEitherWhereItsNoiseIsAMistake) {
  Study study = labelStudy();
  study.data.boundsFromData = true;
  EXPECT_FALSE(claimOf(claimsOf(study), "staircase").proof.empty());
  study.asPrinted = {"staircase-weights"};
  const AuditedClaim wrong = claimOf(claimsOf(study), "staircase");
  EXPECT_EQ(wrong.verdict(), Verdict::broken);
  EXPECT_NE(wrong.claimed.note(), noteOf(PrintedMistake::staircaseWeights));
  EXPECT_TRUE(wrong.proof.empty());
}

/// Noise by the classic formula is cited as such, and not as the noise that is proved at every epsilon.
TEST(AuditedClaims, TheClassicGaussianHasTheProofOfTheClassicGaussian) {
  Study study = labelStudy();
  study.labelPrivacy.methods = {"gaussian", "gaussian-classic"};
  const auto right = claimsOf(study);
  EXPECT_NE(claimOf(right, "gaussian").proof, claimOf(right, "gaussian-classic").proof);
  study.asPrinted = {"classic-gaussian"};
  const auto wrong = claimsOf(study);
  EXPECT_EQ(claimOf(wrong, "gaussian").verdict(), claimOf(wrong, "gaussian-classic").verdict());
  EXPECT_EQ(claimOf(wrong, "gaussian").proof, claimOf(wrong, "gaussian-classic").proof);
}

/// Densities that are none make answers worse, but not less private.
TEST(AuditedClaims, AMistakeAboutAccuracyLeavesTheProofAsItIs) {
  Study study = labelStudy();
  study.labelPrivacy.methods = {"rp-with-prior"};
  study.labelPrivacy.prior = PriorKind::noisyLabels;
  study.asPrinted = {"frequencies"};
  const AuditedClaim claim = claimOf(claimsOf(study), "rp-with-prior");
  EXPECT_FALSE(claim.falsehood.empty());
  EXPECT_TRUE(claim.claimed.isPrivate());
  EXPECT_NE(claim.proof.find("Theorem 3.6"), std::string::npos);
}

TEST(AuditedClaims, AMistakeOfAnotherTaskTakesNoProofAway) {
  Study study = labelStudy();
  study.asPrinted = {"half-noise"};
  for (const AuditedClaim& claim : claimsOf(study)) EXPECT_FALSE(claim.proof.empty()) << claim.method;
}

TEST(AuditedClaims, AChoiceAmongCandidatesHasAProofOfItsOwn) {
  Study study = test::classifierStudy();
  study.privateClassifier.methods = {"none", "output"};
  const std::string ofFit = claimOf(claimsOf(study), "output").proof;
  EXPECT_EQ(ofFit.find("tuning.cpp"), std::string::npos);
  study.privateClassifier.tune = {{0.01, 0.1}};
  const auto tuned = claimsOf(study);
  EXPECT_EQ(claimOf(tuned, "output").proof.find(ofFit), 0U);
  EXPECT_NE(claimOf(tuned, "output").proof.find("core/erm/tuning.cpp"), std::string::npos);
  EXPECT_TRUE(claimOf(tuned, "none").proof.empty());
  study.privateClassifier.tuning = "all-rows";
  EXPECT_NE(claimOf(claimsOf(study), "output").proof.find("core/erm/candidate_scores.cpp"),
            std::string::npos);
}

/// Noise beyond the doubles, and losses below the rounding of a logarithm, are no findings.
TEST(AuditedClaims, NoPartBreaksWhereNumbersEnd) {
  const auto table = test::visits(2, 60);
  std::size_t looked = 0;
  for (const auto& [name, study] : test::everyMethod())
    for (const Study& one : {study, test::ofPersons(study, 2)}) {
      const auto cache = buildCache(one, table);
      for (const double epsilon : {1e-300, 1e-12, 1e-6, 700.0})
        for (const AuditedClaim& claim :
             taskOf(one).claims(one, *cache, epsilon, {.draws = 2000, .rows = 1}, {}))
          for (const AuditedPart& part : claim.parts) {
            SCOPED_TRACE(name + " at " + witnessNumber(epsilon) + ", " + part.name);
            ++looked;
            if (!claim.claimed.proved()) continue;  // the classic formula from 1 on
            EXPECT_TRUE(part.finding.isWithin(part.epsilon)) << part.finding.measured;
            EXPECT_FALSE(part.sampled && part.sampled->atLeast > part.epsilon) << part.sampled->atLeast;
            EXPECT_NE(claim.verdict(), Verdict::broken);
          }
    }
  EXPECT_GE(looked, 8u * 40u);
}

}  // namespace
}  // namespace epsiscope::audited_claims_test
