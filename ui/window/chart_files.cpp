#include "ui/window/chart_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "ui/export/chart_export.h"
#include "ui/views/study_charts.h"
#include "ui/window/export_header.h"

namespace epsiscope {

QString chartFileFilter() {
  return QCoreApplication::translate(
      "ChartFiles", "Picture (*.png);;Drawing (*.svg);;Page (*.pdf);;Data of the chart (*.csv)");
}

QString exportChartTo(const QString& file, const ChartModel& model, const QStringList& header) {
  return exportChart(model, header,
                     QFileInfo(file).suffix().isEmpty() ? file + QStringLiteral(".png") : file);
}

QString exportAllCharts(const QString& folder, const AppState& state) {
  const QStringList header = exportHeader(*state.dataset, state.study);
  const bool current = state.result && !state.resultIsOutOfDate();
  for (const ChartModel& chart :
       studyCharts(state.study, *state.cache, current ? state.result.get() : nullptr))
    for (const char* ending : {".svg", ".png", ".csv"}) {
      const QString failure =
          exportChart(chart, header, QDir(folder).filePath(chart.id + QLatin1String(ending)));
      if (!failure.isEmpty()) return failure;
    }
  return {};
}

}  // namespace epsiscope
