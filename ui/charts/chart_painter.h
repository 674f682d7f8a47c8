#pragma once

#include <QImage>

#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/charts/guide_marks.h"

class QPainter;

namespace epsiscope {

/// Grid, heat map, bands and histograms: everything behind the curves.
void paintBehindCurves(QPainter& painter, const ChartFrame& frame, const QImage& heat);
/// Markers, dots, axis labels, titles, legend, guides: everything before the curves.
void paintBeforeCurves(QPainter& painter, const ChartFrame& frame, const std::vector<GuideMark>& marks,
                       const QString& chosenGuide);

}  // namespace epsiscope
