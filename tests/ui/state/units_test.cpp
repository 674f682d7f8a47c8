#include "core/study/study.h"
#include "ui/state/units.h"

#include <gtest/gtest.h>

#include "ui/state/tasks.h"

namespace epsiscope::units_test {
namespace {

TEST(Units, UnitsAreSquaredAndBracketed) {
  Quantity data{QStringLiteral("price"), QString()};
  EXPECT_EQ(nameWithUnit(data), QStringLiteral("price"));
  EXPECT_EQ(squaredUnit(data), QStringLiteral("squared units of price"));
  data.unit = QStringLiteral("m");
  EXPECT_EQ(nameWithUnit(data), QStringLiteral("price (m)"));
  EXPECT_EQ(squaredUnit(data), QStringLiteral("m²"));
  data.unit = QStringLiteral("100 000 $");
  EXPECT_EQ(squaredUnit(data), QStringLiteral("(100\u00a0000\u00a0$)²")) << "it stays on one line";
}

TEST(Units, TheMetricFollowsTheTaskAndLossIsOfClassifiersAlone) {
  Study study;
  study.view.metric = "loss";
  EXPECT_EQ(shownMetric(study), "test_mse");
  study.task = TaskId::kernelRelease;
  EXPECT_EQ(shownMetric(study), "test_mse");
  study.kernelRelease.method = "svm";
  EXPECT_EQ(shownMetric(study), "test_error");
  study.task = TaskId::privateClassifier;
  EXPECT_EQ(shownMetric(study), "test_loss");
  EXPECT_TRUE(metricTitle(study, "test_loss").contains(QStringLiteral("huber")));
  study.view.metric = "error";
  EXPECT_EQ(shownMetric(study), "test_error");
}

}  // namespace
}  // namespace epsiscope::units_test
