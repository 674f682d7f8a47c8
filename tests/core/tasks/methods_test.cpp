#include "core/study/study.h"
#include "core/tasks/methods.h"

#include <gtest/gtest.h>

namespace epsiscope::methods_test {
namespace {

TEST(ShownLearner, IsThatOfTheViewElseTheFirstElseRidge) {
  Study study;
  study.labelPrivacy.learners = {kLearnerPerceptron, kLearnerRandomFeatures};
  EXPECT_EQ(shownLearner(study), kLearnerPerceptron);
  study.view.learner = kLearnerRandomFeatures;
  EXPECT_EQ(shownLearner(study), kLearnerRandomFeatures);
  study.labelPrivacy.learners.clear();
  EXPECT_EQ(shownLearner(study), kLearnerRidge);
}

}  // namespace
}  // namespace epsiscope::methods_test
