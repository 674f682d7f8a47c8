#pragma once

#include <QStringList>

#include <optional>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_part.h"

namespace epsiscope {

struct ChartLook;

/// Whether the axes may be switched between linear and logarithmic: a heat map's cells are evenly spaced.
bool canSwitchAxes(const ChartModel& model);
/// The model with the axes that are chosen; absent: the model's own.
ChartModel withAxes(ChartModel model, std::optional<bool> logX, std::optional<bool> logY);
/// The model with the axes of a look.
ChartModel withLook(const ChartModel& model, const ChartLook& look);

/// The part that a look names, of a model with the look's axes; nothing if it names none, or nonsense: a part
/// that the axes cannot show, or that is beside everything there is.
std::optional<ChartPart> partIn(const ChartLook& look, const ChartModel& model);
/// The markers of a look that can be: finite, at most two.
std::vector<double> markersIn(const ChartLook& look);
/// The ids of the series that a look hides.
QStringList hiddenIn(const ChartLook& look);
/// The part of a model on screen with the look's axes: for pictures as they are seen.
ChartState seenState(const ChartModel& model, const ChartLook& look);

/// The hidden series after a click on the legend's entry of a series: it is hidden, or shown with its group.
QStringList toggled(const ChartModel& model, QStringList hidden, const QString& id);
/// The hidden series after a Ctrl-click: all other entries of the legend, or none if that is how it is.
QStringList isolated(const ChartModel& model, const QStringList& hidden, const QString& id);

}  // namespace epsiscope
