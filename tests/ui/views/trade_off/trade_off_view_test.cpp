#include "ui/views/trade_off/trade_off_view.h"

#include <gtest/gtest.h>

namespace epsiscope::trade_off_view_test {
namespace {

TradeOffPreview curvesOf(const std::vector<std::string>& methods) {
  TradeOffPreview preview;
  for (const std::string& method : methods) preview.curves.emplace_back().method = method;
  return preview;
}

std::optional<Study> visited(const Study& study, const TradeOffPreview& preview, const char* series,
                             double x) {
  return visitPoint(study, preview, QString::fromLatin1(series), x);
}

TEST(VisitPoint, OfANoisyLabelIsItsNoiseThere) {
  const TradeOffPreview preview = curvesOf({"laplace", "central-ridge"});
  for (const char* series : {"laplace/exact", "laplace/mean"}) {
    const auto next = visited({}, preview, series, 0.123456);
    ASSERT_TRUE(next);
    EXPECT_EQ(next->view.tab, "noise");
    EXPECT_EQ(next->view.method, "laplace");
    EXPECT_DOUBLE_EQ(next->view.epsilon, 0.123);
  }
  Study expected;
  expected.view.tab = "noise";
  expected.view.method = "laplace";
  expected.view.epsilon = 2;
  EXPECT_EQ(visited({}, preview, "laplace/exact", 2), expected) << "nothing else changes";
}

TEST(VisitPoint, WithoutNoiseOfLabelsKeepsTheView) {
  const auto next = visited({}, curvesOf({"central-ridge"}), "central-ridge/exact", 2);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->view.tab, "trade-off");
  EXPECT_DOUBLE_EQ(next->view.epsilon, 2);
}

TEST(VisitPoint, OfWhatIsNoMethodOfTheStudyIsNothing) {
  const TradeOffPreview preview = curvesOf({"laplace"});
  for (const char* series : {"published/Laplace", "predict-mean/exact", "gaussian/exact", ""})
    EXPECT_FALSE(visited({}, preview, series, 1)) << series;
  EXPECT_FALSE(visited({}, preview, "laplace/exact", 0)) << "a linear axis begins there";
}

TEST(VisitPoint, OfKernelsIsTheBoundAndOverLambdaItsLambda) {
  Study study;
  study.task = TaskId::kernelRelease;
  TradeOffPreview preview = curvesOf({"none", "ridge"});
  EXPECT_EQ(visited(study, preview, "ridge/exact", 2)->view.tab, "theory");
  preview.overLambda = true;
  const auto next = visited(study, preview, "ridge/exact", 0.02);
  EXPECT_DOUBLE_EQ(next->kernelRelease.lambda, 0.02);
  EXPECT_DOUBLE_EQ(next->view.epsilon, study.view.epsilon);
  EXPECT_FALSE(visited(study, preview, "none/exact", 0.02)->view.method);
}

TEST(VisitPoint, OfClassifiersIsTheBoundaryOfTwoFeaturesOrTheLearningCurve) {
  Study study;
  study.task = TaskId::privateClassifier;
  const TradeOffPreview preview = curvesOf({"objective"});
  EXPECT_EQ(visited(study, preview, "objective/exact", 2)->view.tab, "learning-curve");
  study.data.features = {"age", "hours"};
  const auto next = visited(study, preview, "objective/mean", 2);
  EXPECT_EQ(next->view.tab, "boundary");
  EXPECT_EQ(next->view.method, "objective");
}

}  // namespace
}  // namespace epsiscope::trade_off_view_test
