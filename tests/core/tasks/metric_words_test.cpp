#include "core/tasks/metric_words.h"

#include <gtest/gtest.h>

#include "core/tasks/task.h"

namespace epsiscope::metric_words_test {
namespace {

TEST(MetricWords, EveryTaskHasANameAndAUnitForItsMetrics) {
  for (const Task* task : allTasks())
    for (const char* looked : {"error", "loss", "label"}) {
      Study study;
      study.task = task->facts().task;
      study.data.target = "wage";
      study.view.metric = looked;
      const std::string metric = task->metricOf(study);
      EXPECT_NE(nameOfMetric(metric), metric);
      EXPECT_EQ(unitOfMetric(study, metric).empty(), metric == "test_loss") << metric;
      if (isSquaredMetric(metric)) {
        EXPECT_NE(unitOfMetric(study, metric).find("squared"), std::string::npos) << metric;
      }
    }
}

TEST(MetricWords, AreInTheUnitOfTheLabel) {
  Study study;
  study.data.target = "wage";
  EXPECT_EQ(unitOfMetric(study, "test_mse"), "(units of wage) squared");
  study.data.unit = "euros";
  EXPECT_EQ(unitOfMetric(study, "test_mse"), "euros squared");
  EXPECT_EQ(errorWithUnit(study, "test_mse", 40'000), "40000 euros squared (root 200 euros)");
  EXPECT_EQ(errorWithUnit(study, "test_error", 0.25), "0.25 (share of rows)");
  EXPECT_EQ(errorWithUnit(study, "test_pinball", 125), "125 euros");
  EXPECT_EQ(nameOfMetric("test_pinball"), "mean pinball loss");
  study.data.unit = "100 000 $";
  EXPECT_EQ(unitOfMetric(study, "test_mse"), "(100 000 $) squared");
}

TEST(MetricWords, AStatisticHasTheUnitOfWhatItTells) {
  Study study;
  study.task = TaskId::statistic;
  study.data.unit = "euros";
  for (const auto& [kind, unit] : {std::pair(StatisticKind::mean, "euros"),
                                   {StatisticKind::sum, "euros"},
                                   {StatisticKind::quantile, "euros"},
                                   {StatisticKind::count, "rows"},
                                   {StatisticKind::histogram, "rows"},
                                   {StatisticKind::variance, "euros squared"}}) {
    study.statistic.statistic = kind;
    EXPECT_EQ(taskOf(study).unitOf(study), unit);
    EXPECT_EQ(unitOfMetric(study, "mse"),
              std::string(kind == StatisticKind::variance ? "(euros squared)" : unit) + " squared");
  }
}

}  // namespace
}  // namespace epsiscope::metric_words_test
