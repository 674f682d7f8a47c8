#include <gtest/gtest.h>

#include <limits>

#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "core/run/run.h"
#include "core/tasks/preview_axis.h"
#include "tests/core/run/timeless.h"
#include "tests/support/prepared.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"

namespace epsiscope::preview_compare_test {
namespace {

/// One study of each task.
std::vector<Study> studies() {
  Study labels = test::builtInStudy("house-prices");
  labels.labelPrivacy.methods = {"laplace", "rp-with-prior", "central-ridge"};
  Study kernelOverLambda = test::kernelStudy();
  kernelOverLambda.view.tradeOffAxis = kAxisLambda;
  return {labels, test::kernelStudy(), kernelOverLambda, test::twoFeatureStudy()};
}

TEST(PreviewCompare, TheSecondEpsilonHasTheErrorsThatItHasAsTheFirst) {
  for (Study study : studies()) {
    const auto cache = buildCache(study, test::dataOf(study));
    study.view.epsilon = 3;
    const TradeOffPreview there = previewTradeOff(study, {cache});
    EXPECT_TRUE(there.atCompared.empty());
    study.view.epsilon = 0.4;
    study.view.compareEpsilon = 3;
    study.view.errorTarget = there.atEpsilon.back();
    const TradeOffPreview both = previewTradeOff(study, {cache});
    EXPECT_EQ(both.atCompared, there.atEpsilon);
    EXPECT_NE(both.atCompared, both.atEpsilon);
    EXPECT_EQ(both.smallestEpsilon.size(), both.overLambda ? 0 : both.curves.size())
        << "the target is looked for once";
    study.view.compareEpsilon.reset();
    EXPECT_TRUE(previewTradeOff(study, {cache}, &both).atCompared.empty())
        << "it goes when it is switched off";
  }
}

TEST(PreviewCompare, NonsenseIsNoSecondEpsilon) {
  Study study;
  for (const double nonsense :
       {0.0, -1.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    study.view.compareEpsilon = nonsense;
    EXPECT_FALSE(comparedEpsilon(study));
    EXPECT_FALSE(atSecondEpsilon(study));
  }
  study.view.compareEpsilon = 0.5;
  EXPECT_EQ(comparedEpsilon(study), 0.5);
  EXPECT_EQ(atSecondEpsilon(study)->view.epsilon, 0.5);
  EXPECT_FALSE(comparedEpsilon(*atSecondEpsilon(study)));
}

TEST(MoreTrials, AreThoseOfOneRunInEveryTask) {
  for (Study study : {test::kernelStudy(), test::svmStudy(), test::twoFeatureStudy()}) {
    study.trials = 1;
    const auto data = test::dataOf(study);
    const auto earlier = std::make_shared<const Result>(run(study, data, {.threads = 2}, {}).value());
    study.trials = 3;
    const Result whole = run(study, data, {.threads = 2}, {}).value();
    const Result added = run(study, data, {.threads = 2, .earlier = earlier}, {}).value();
    EXPECT_EQ(test::timeless(added), test::timeless(whole));
  }
}

}  // namespace
}  // namespace epsiscope::preview_compare_test
