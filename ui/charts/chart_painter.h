#pragma once

#include <QImage>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/charts/guide_marks.h"

class QPainter;

namespace epsiscope {

/// Grid, heat map, bands and histograms: everything behind the curves. `lit`: id of the curve that is pointed
/// at, or empty.
void paintBehindCurves(QPainter& painter, const ChartFrame& frame, const QImage& heat, const QString& lit);
/// Whether a band is shown: all are, unless a curve that has some is pointed at. Then it is its own, those of
/// the method that is looked at, and those that belong to no curve.
bool showsBand(const ChartFrame& frame, const ChartSeries& band, const QString& lit);
/// Markers, dots, axis labels, titles, legend, guides: everything before the curves.
void paintBeforeCurves(QPainter& painter, const ChartFrame& frame, const std::vector<GuideMark>& marks,
                       const QString& chosenGuide);

}  // namespace epsiscope
