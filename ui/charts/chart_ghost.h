#pragma once

#include <QStringList>

namespace epsiscope {

struct ChartModel;

/// Whether both charts have the same curves, areas and dots, whatever else is different.
bool hasSameCurves(const ChartModel& a, const ChartModel& b);

/// Draws the curves and histograms of another model of the same chart faintly behind those of this one, with
/// an entry of the legend that says which parameters were different: "before: ε 1". `before`: the model on
/// the screen, without its hidden curves. A curve has a ghost where it is in both, and is hidden with it.
/// None where no ghost is left beside those `hidden` now, or where the other is of another subject or has
/// other axes. It is for the screen: a file holds what is true
/// now. Returns whether there is one.
bool addGhost(ChartModel& model, const ChartModel& before, const QStringList& hidden = {});

}  // namespace epsiscope
