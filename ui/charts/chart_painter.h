#pragma once

#include <QImage>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/charts/guide_marks.h"

class QPainter;

namespace epsiscope {

/// Grid, heat map, bands and histograms: everything behind the curves. `lit`: id of the curve that is pointed
/// at, whose bands are shown, or empty; absent: those of all curves.
void paintBehindCurves(QPainter& painter, const ChartFrame& frame, const QImage& heat,
                       const std::optional<QString>& lit);
/// Whether the bands of a series are shown: those that belong to no curve, those of the only curve that has
/// some, and those of the curve that is pointed at or chosen.
bool showsBand(const ChartFrame& frame, const ChartSeries& band, const std::optional<QString>& lit);
/// Markers, dots, axis labels, titles, legend, guides: everything before the curves.
void paintBeforeCurves(QPainter& painter, const ChartFrame& frame, const std::vector<GuideMark>& marks,
                       const QString& chosenGuide);

}  // namespace epsiscope
