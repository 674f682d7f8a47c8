#include "core/study/study_features.h"

#include <gtest/gtest.h>

namespace epsiscope {
namespace {

TEST(StudyFeatures, FollowTheKeysOfTheStudy) {
  Study study;
  EXPECT_FALSE(learnerFeatures(study, 1).random);
  study.labelPrivacy.learner = "random-features";
  EXPECT_TRUE(learnerFeatures(study, 1).random);
  EXPECT_EQ(learnerFeatures(study, 1).count, 500U);
  EXPECT_EQ(learnerFeatures(study, 1).gamma, std::nullopt);
  study.labelPrivacy.randomFeatures = 40;
  study.labelPrivacy.featureGamma = 0.3;
  EXPECT_EQ(learnerFeatures(study, 1).count, 40U);
  EXPECT_EQ(learnerFeatures(study, 1).gamma, 0.3);
}

TEST(StudyFeatures, EveryTrialAndSeedHasItsOwnFrequencies) {
  Study study;
  const std::uint64_t first = learnerFeatures(study, 1).seed;
  EXPECT_EQ(learnerFeatures(study, 1).seed, first);
  EXPECT_NE(learnerFeatures(study, 2).seed, first);
  ++study.seed;
  EXPECT_NE(learnerFeatures(study, 1).seed, first);
}

}  // namespace
}  // namespace epsiscope
