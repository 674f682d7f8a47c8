#pragma once

#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace epsiscope {

struct ChartFrame;

/// The user's actions with mouse and keyboard; nothing of it is exported.
struct ChartInteraction {
  QString hovered;                  ///< id of the curve under the pointer, or of the one whose name is
  std::optional<double> crosshair;  ///< x of the readout
  double crosshairPixelY = 0;
  std::optional<QRectF> zoomBox;
  QString chosenGuide;  ///< by the keyboard
  bool focused = false;
  std::optional<int> chosenRow;            ///< of the readout, by the keyboard
  std::optional<std::size_t> chosenEntry;  ///< of the legend, by the keyboard
};

/// Returns the id of the curve that is pointed at or chosen with the keyboard, of a member of a group that of
/// the group; or nothing.
QString litCurve(const ChartFrame& frame, const ChartInteraction& interaction);

/// x that the crosshair or, without one, the keyboard reads.
double readPlace(const ChartFrame& frame, const ChartInteraction& interaction);

/// Paints crosshair with its readout, zoom box, offer to fit, focus ring.
void paintInteraction(QPainter& painter, const ChartFrame& frame, const ChartInteraction& interaction,
                      bool offersFit);

/// Paints what has just happened to the axes, in the corner of the plot.
void paintRemark(QPainter& painter, const ChartFrame& frame, const QString& remark);

/// The place of the offer to fit, if there is one.
QRectF fitPill(const ChartFrame& frame);

}  // namespace epsiscope
