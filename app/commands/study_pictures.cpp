#include "app/commands/study_pictures.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>

#include "core/tasks/task_cache.h"
#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/offscreen.h"
#include "core/tasks/task.h"
#include "ui/export/chart_export.h"
#include "ui/report/report_html.h"
#include "ui/report/report_of.h"
#include "ui/report/report_pages.h"
#include "ui/views/study_charts.h"
#include "ui/export/export_header.h"

namespace epsiscope {

namespace {

constexpr std::array kFormats = {PictureFormat::svg, PictureFormat::png};
const QString kPage = QStringLiteral("report.html"), kPages = QStringLiteral("report.pdf");

/// As in the study file's contract: 1600 by 1000 pixels, 800 by 500 units of a drawing.
PictureOptions optionsOf(PictureFormat format) {
  return {.format = format,
          .width = 1600,
          .height = 1000,
          .unit = PictureUnit::pixels,
          .dpi = 192,
          .textPoints = 9.75,
          .visiblePart = false};
}

void check(const QString& failure) {
  if (!failure.isEmpty()) throw UsageError(failure);
}

/// Returns the state that the window would have after the run.
AppState stateOf(const StudyInput& input, const Result& result) {
  AppState state;
  state.study = state.savedStudy = input.study;
  // A run depends on nothing that is only looked at.
  state.study.view.charts.clear();
  state.dataset = input.table->dataset();
  state.table = input.table;
  state.cache = buildCache(
      input.study, input.table, [] { return !wasInterrupted(); }, input.folder);
  if (!state.cache) return state;
  // The paths of the stored result start elsewhere; it is the run of this study all the same.
  Result run = result;
  run.study = input.study;
  state.result = std::make_shared<const Result>(std::move(run));
  return withAllPictures(std::move(state));
}

}  // namespace

void writePictures(const StudyInput& input, const Result& result, const std::filesystem::path& folder,
                   TrueValues trueValues) {
  const OffscreenApplication application;
  const AppState state = stateOf(input, result);
  if (wasInterrupted()) return;
  const ExportHeader header = exportHeader(*input.table->dataset(), result.study, state.cache->data().counts);
  const QDir target(QString::fromStdString(folder.string()));
  for (const auto& [chart, look] : studyCharts(state))
    for (const PictureFormat format : kFormats) {
      if (wasInterrupted()) return;
      check(exportChart(chart, {}, optionsOf(format), header,
                        target.filePath(chart.id + QLatin1Char('.') + endingOf(format))));
    }
  const Report report = reportOf(state, QString::fromStdString(result.date), trueValues);
  check(writtenTo(target.filePath(kPage), reportHtml(report)));
  check(writtenTo(target.filePath(kPages), reportPdf(report)));
}

bool isPictureFile(const std::string& name) {
  const QFileInfo file(QString::fromStdString(name));
  if (file.fileName() == kPage || file.fileName() == kPages) return true;
  return std::ranges::count(kFormats, file.suffix(), endingOf) > 0 && couldBeChart(file.completeBaseName());
}

}  // namespace epsiscope
