#include <gtest/gtest.h>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/task_cache.h"
#include "tests/support/every_task.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "ui/export/chart_export.h"
#include "ui/export/export_header.h"
#include "ui/state/app_state.h"
#include "ui/views/study_charts.h"

namespace epsiscope::plot_share_test {
namespace {

/// All charts that a study exports after a run, for every task.
std::vector<std::pair<LookedAtChart, QString>> everyChart() {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  std::vector<std::pair<LookedAtChart, QString>> charts;
  for (const char* example : test::everyStart()) {
    AppState state;
    state.study = readStudy(folder / (std::string(example) + ".json"));
    state.study.kernelRelease.mostRows = 200;
    state.study.trials = 2;
    state.dataset = loadData(state.study.data, folder);
    state.cache = buildCache(state.study, state.dataset);
    state.result = std::make_shared<const Result>(run(state.study, state.dataset, {}, {}).value());
    state = withAllPictures(state);
    const QString mark = exportHeader(*state.dataset, state.study, state.cache->data().counts).mark;
    for (const LookedAtChart& chart : studyCharts(state)) charts.emplace_back(chart, mark);
  }
  return charts;
}

/// A text column, the pictures that a run writes, a slide and the report's picture.
std::vector<PictureOptions> usualSizes() {
  const auto pixels = PictureUnit::pixels;
  return {{},
          {.width = 1600, .height = 1000, .unit = pixels, .dpi = 192, .textPoints = 9.75},
          {.width = 1920, .height = 1080, .unit = pixels, .dpi = 144, .textPoints = 14},
          {.width = 1080, .height = 1080, .unit = pixels, .dpi = 144, .textPoints = 11},
          {.width = 170, .height = 155, .textPoints = 9.75}};
}

TEST(PlotShare, OfEveryExportedChartIsAtLeastThreeFifths) {
  for (const auto& [chart, mark] : everyChart())
    for (const PictureOptions& size : usualSizes()) {
      const ChartFrame frame = exportFrame(chart.model, chart.look, size, mark);
      const double share =
          frame.plot.width() * frame.plot.height() / (frame.size.width() * frame.size.height());
      EXPECT_GE(share, 0.6) << chart.model.id.toStdString() << " at " << size.width << " x " << size.height
                            << ": legend of " << frame.legend.size() << ", notes "
                            << frame.notes.join(QLatin1Char('|')).toStdString();
      for (const QString& line : mark.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        EXPECT_TRUE(frame.notes.contains(line)) << "what must be said is said";
      for (const LegendEntry& entry : frame.legend)
        EXPECT_TRUE(QRectF(QPointF(), frame.size).contains(entry.box)) << chart.model.id.toStdString();
    }
}

/// No note is lost: a file's description has all of them.
TEST(PlotShare, NotesWithoutRoomAreInTheDescription) {
  for (const auto& [chart, mark] : everyChart()) {
    const QImage image = drawnChart(chart.model, chart.look, {.dpi = 72}, {.lines = {}, .mark = mark}).image;
    const QString description = image.text(QStringLiteral("Description"));
    for (const QString& note : chart.model.notes + chart.model.sources)
      EXPECT_TRUE(description.contains(note)) << note.toStdString();
  }
}

}  // namespace
}  // namespace epsiscope::plot_share_test
