#pragma once

#include <QString>
#include <QStringList>

#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Writes a chart as PNG, SVG, PDF or CSV, by the file's ending, on a white (light theme) background whatever
/// is on screen. `headerLines` (study, seed, version, "not private") go to the CSV's top and the picture's
/// metadata. Returns an empty string, or one sentence saying what went wrong and what to do.
QString exportChart(const ChartModel& model, const QStringList& headerLines, const QString& file,
                    QSize pixels = {1600, 1000});

}  // namespace epsiscope
