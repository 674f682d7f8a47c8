#pragma once

#include <QString>
#include <QStringList>

#include "ui/charts/chart_model.h"
#include "ui/window/app_state.h"

namespace epsiscope {

/// For a file dialog: PNG, SVG, PDF, CSV.
QString chartFileFilter();
/// Writes a chart; a file without an ending becomes a PNG. Returns an empty string or one sentence.
QString exportChartTo(const QString& file, const ChartModel& model, const QStringList& header);
/// Writes every chart of every view as SVG, PNG and CSV into the folder. Returns an empty string or one
/// sentence.
QString exportAllCharts(const QString& folder, const AppState& state);

}  // namespace epsiscope
