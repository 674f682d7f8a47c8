#pragma once

#include <QRectF>

#include "ui/charts/chart_frame.h"

class QPainter;

namespace epsiscope {

/// The limits that a chart shows at first: fixed ones, or around all data.
ChartState freshState(const ChartModel& model, const QStringList& hidden = {});

/// Text height of pictures in files, in the units of the target rectangle.
inline constexpr int kPictureText = 13;

/// The places of everything in a chart for a file.
ChartFrame pictureFrame(const ChartModel& model, const ChartState& state, const Theme& theme, QSizeF size);

/// Draws a chart into a rectangle, on the theme's surface, independent of any widget and of the screen's
/// resolution.
void paintPicture(QPainter& painter, const QRectF& target, const ChartModel& model, const ChartState& state,
                  const Theme& theme);

}  // namespace epsiscope
