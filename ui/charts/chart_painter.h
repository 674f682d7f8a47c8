#pragma once

#include <QImage>

#include <optional>

#include "ui/charts/chart_frame.h"
#include "ui/charts/guide_marks.h"

class QPainter;

namespace epsiscope {

/// What the user is doing; nothing of it is exported.
struct ChartInteraction {
  std::optional<double> crosshair;  ///< x of the readout
  double crosshairPixelY = 0;
  std::optional<QRectF> zoomBox;
  QString chosenGuide;  ///< by the keyboard
  bool focused = false;
  std::optional<int> chosenRow;            ///< of the readout, by the keyboard
  std::optional<std::size_t> chosenEntry;  ///< of the legend, by the keyboard
  bool offersFit = false;
};

/// Grid, heat map, bands and histograms: everything behind the curves.
void paintBehindCurves(QPainter& painter, const ChartFrame& frame, const QImage& heat);
/// Markers, dots, axis labels, titles, legend, guides: everything before the curves.
void paintBeforeCurves(QPainter& painter, const ChartFrame& frame, const std::vector<GuideMark>& marks,
                       const QString& chosenGuide);
/// Crosshair with its readout, zoom box, offer to fit, focus ring.
void paintInteraction(QPainter& painter, const ChartFrame& frame, const ChartInteraction& interaction);

/// Where the offer to fit stands, if there is one.
QRectF fitPill(const ChartFrame& frame);

}  // namespace epsiscope
