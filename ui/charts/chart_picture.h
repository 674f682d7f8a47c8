#pragma once

#include <QImage>

#include "ui/charts/chart_frame.h"
#include "ui/charts/line_layer.h"

class QPainter;

namespace epsiscope {

/// The heat map of a model as a picture; null without one.
QImage heatPicture(const ChartModel& model, const Theme& theme);

/// Hands the frame's curves to the layer. Needed once for each new frame, before it is painted.
void fillLayer(LineLayer& layer, const ChartFrame& frame);

/// Paints a whole chart at the origin, without background.
void paintChart(QPainter& painter, const ChartFrame& frame, const LineLayer& layer, const QImage& heat,
                const QString& chosenGuide = {});

/// The limits that a chart shows at first: fixed ones, or around all data.
ChartState freshState(const ChartModel& model, const QStringList& hidden = {});

/// Text height of pictures in files, in the units of the target rectangle.
inline constexpr int kPictureText = 13;

/// Draws a chart into a rectangle, on the theme's surface, independent of any widget and of the screen's
/// resolution.
void paintPicture(QPainter& painter, const QRectF& target, const ChartModel& model, const ChartState& state,
                  const Theme& theme);

}  // namespace epsiscope
