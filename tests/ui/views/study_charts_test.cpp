#include "ui/views/study_charts.h"

#include <gtest/gtest.h>

#include "core/study/load.h"
#include "core/study/study_file.h"

namespace epsiscope {
namespace {

/// The charts of an example study; kernel machines on few rows, to be quick.
QStringList chartsOf(const char* example) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  Study study = readStudy(folder / (std::string(example) + ".json"));
  study.kernelRelease.mostRows = 200;
  const auto cache = buildCache(study, loadData(study.data, folder));
  QStringList ids;
  for (const ChartModel& chart : studyCharts(study, *cache, nullptr)) {
    EXPECT_FALSE(chart.title.isEmpty());
    EXPECT_FALSE(chart.series.empty()) << chart.id.toStdString();
    ids << chart.id;
  }
  EXPECT_EQ(ids.removeDuplicates(), 0) << "each is a file of its own";
  return ids;
}

TEST(StudyCharts, are_those_of_the_task_and_trade_off_comes_first) {
  const QStringList labels = chartsOf("house-prices");
  EXPECT_EQ(labels.front(), QStringLiteral("trade-off"));
  EXPECT_TRUE(labels.contains(QStringLiteral("noise")));
  EXPECT_FALSE(labels.contains(QStringLiteral("theory")));
  EXPECT_EQ(chartsOf("kernel-release"), (QStringList{QStringLiteral("trade-off"), QStringLiteral("theory"),
                                                     QStringLiteral("data"), QStringLiteral("scatter")}));
  EXPECT_EQ(chartsOf("private-classifier"),
            (QStringList{QStringLiteral("trade-off"), QStringLiteral("classes")}));
}

}  // namespace
}  // namespace epsiscope
