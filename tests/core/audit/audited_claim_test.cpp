#include "core/audit/audited_claim.h"

#include <gtest/gtest.h>

#include <utility>

namespace epsiscope::audited_claim_test {
namespace {

using Verdict = AuditedClaim::Verdict;

AuditedClaim claimOf(double epsilon, std::vector<AuditedPart> parts) {
  AuditedClaim claim;
  claim.claimed = Guarantee::of({.epsilon = epsilon});
  claim.parts = std::move(parts);
  return claim;
}

AuditedPart partOf(double epsilon, double measured, bool ofOthers = false) {
  return {.name = "part", .epsilon = epsilon, .ofOthers = ofOthers, .finding = {.measured = measured}};
}

TEST(AuditedClaim, AddsWhatOnePersonLosesAndNotWhatOthersDo) {
  const AuditedClaim claim = claimOf(1, {partOf(0.4, 0.4), partOf(0.6, 0.5), partOf(1, 0.8, true)});
  EXPECT_DOUBLE_EQ(claim.measured(), 0.9);
  EXPECT_DOUBLE_EQ(claim.asked(), 1);
  EXPECT_EQ(claim.verdict(), Verdict::holds);
}

TEST(AuditedClaim, IsBrokenByAPartOrByAllOfThemTogether) {
  EXPECT_EQ(claimOf(1, {partOf(0.4, 0.5), partOf(0.6, 0.1)}).verdict(), Verdict::broken);
  EXPECT_EQ(claimOf(1, {partOf(0.7, 0.7), partOf(0.6, 0.6)}).verdict(), Verdict::broken);
  AuditedPart drawn = partOf(1, 1);
  drawn.sampled = SampledFinding{.atLeast = 1.2};
  EXPECT_EQ(claimOf(1, {drawn}).verdict(), Verdict::broken);
}

TEST(AuditedClaim, SaysWhatIsNotProvedOrNotPromised) {
  AuditedClaim claim = claimOf(1, {partOf(1, 0.9)});
  claim.claimed = claim.claimed.unproved({});
  EXPECT_EQ(claim.verdict(), Verdict::unproved);
  claim.claimed = {};
  EXPECT_EQ(claim.verdict(), Verdict::nothing);
  claim.falsehood = "It is not so.";
  EXPECT_EQ(claim.verdict(), Verdict::broken);
}

}  // namespace
}  // namespace epsiscope::audited_claim_test
