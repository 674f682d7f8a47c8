#pragma once

#include <QColor>
#include <QImage>

#include "ui/charts/chart_model.h"

namespace epsiscope {

/// A colour for a share from 0 (low) to 1 (high): from near the surface to the theme's far end, with
/// lightness that changes evenly, so that more never looks like less.
QColor heatColor(double share, const Theme& theme);

/// Black or white: what is read best on the colour of that share.
QColor textOnHeat(double share, const Theme& theme);

/// The values of the two ends of the colours: {0, 1} where nothing says them.
std::pair<double, double> heatLimits(const ChartHeat& heat);

/// One pixel a cell, the row of the highest y on top; NaN and what is unsure are
/// transparent.
QImage heatImage(const ChartHeat& heat, const Theme& theme);
/// The heat map of a model as a picture; null without one.
QImage heatImage(const ChartModel& model, const Theme& theme);

}  // namespace epsiscope
