#include "ui/export/export_header.h"

#include <gtest/gtest.h>

#include <QMimeData>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/temporary_folder.h"
#include "ui/export/clipboard.h"
#include "ui/report/report_html.h"
#include "ui/report/report_of.h"
#include "ui/state/app_state.h"
#include "tests/support/prepared.h"
#include "ui/views/study_charts.h"

namespace epsiscope::export_header_test {
namespace {

TEST(ExportHeader, RepeatsTheStudyAndMarksWhatIsNotPrivate) {
  Dataset dataset;
  dataset.name = "table";
  dataset.sha256 = "abc123";
  Study study;
  study.seed = 4711;
  const auto [lines, mark, notPrivate] = exportHeader(dataset, study, {});
  EXPECT_FALSE(mark.isEmpty());
  EXPECT_TRUE(lines.join(QLatin1Char('\n')).contains(QStringLiteral("abc123")));
  EXPECT_TRUE(lines.contains(QStringLiteral("seed: 4711")));
  EXPECT_TRUE(lines.contains(QStringLiteral("Classroom mode: not private")));
  const QString prefix = QStringLiteral("study: ");
  ASSERT_TRUE(lines.back().startsWith(prefix));
  EXPECT_EQ(parseStudy(lines.back().mid(prefix.size()).toStdString(), "header"), study);
}

TEST(ExportHeader, SaysTheTaskAndWhatNeighboursAre) {
  Study study;
  EXPECT_TRUE(exportHeader({}, study, {})
                  .lines.contains(QStringLiteral("task: label-privacy, neighbours: one label replaced")));
  study.task = TaskId::kernelRelease;
  EXPECT_TRUE(exportHeader({}, study, {})
                  .lines.contains(QStringLiteral("task: kernel-release, neighbours: one row replaced")));
}

/// A study in which rows are dropped and cells filled.
AppState changedTable(const test::TemporaryFolder& folder) {
  AppState state;
  state.study.data = DataChoice{};
  state.study.data.file =
      folder.write("table.csv", "x,y\n1,5\n2,\n,9\n4,11\n5,8\n6,2\n7,3\n8,5\n9,6\n1,5\n2,7\n3,9\n").string();
  state.study.data.target = "y";
  state.study.data.lower = 0;
  state.study.data.upper = 12;
  state.study.data.missing = MissingRule::dropRows;
  state.dataset = loadData(state.study.data, {});
  state.cache = buildCache(state.study, state.dataset);
  return withAllPictures(std::move(state));
}

TEST(ExportHeader, EveryExportSaysHowManyRowsWereLeftOut) {
  const test::TemporaryFolder folder;
  const AppState state = changedTable(folder);
  const QString words = QStringLiteral("10 of 12 rows · 2 dropped (missing cells)");
  const QByteArray line =
      "rows: 10 of 12 in use, 2 dropped for missing cells, 0 dropped for cells that are no";
  const ExportHeader header = exportHeader(state);
  EXPECT_TRUE(header.mark.contains(words));
  EXPECT_EQ(countsLine(state), QStringList(words));
  const std::vector<LookedAtChart> charts = studyCharts(state);
  ASSERT_FALSE(charts.empty());
  for (const auto& [chart, look] : charts) {
    PictureOptions options;
    options.format = PictureFormat::svg;
    EXPECT_TRUE(encoded(drawnChart(chart, look, options, header)).contains(line)) << chart.id.toStdString();
    options.format = PictureFormat::csv;
    EXPECT_TRUE(drawnChart(chart, look, options, header).notes.contains(line)) << chart.id.toStdString();
    options.comments = true;
    EXPECT_TRUE(encoded(drawnChart(chart, look, options, header)).contains(line)) << chart.id.toStdString();
    options.format = PictureFormat::png;
    EXPECT_TRUE(drawnChart(chart, look, options, header)
                    .image.text(QStringLiteral("Description"))
                    .contains(QString::fromLatin1(line)));
    options.format = PictureFormat::pdf;
    EXPECT_TRUE(encoded(drawnChart(chart, look, options, header)).contains(line));
    const std::unique_ptr<QMimeData> copied(copiedData(chart, look, header));
    EXPECT_TRUE(copied->text().contains(QString::fromLatin1(line)));
  }
  EXPECT_TRUE(QString::fromUtf8(reportHtml(reportOf(state, {}))).contains(words));
}

}  // namespace
}  // namespace epsiscope::export_header_test
