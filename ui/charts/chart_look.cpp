#include "ui/charts/chart_look.h"

#include <algorithm>
#include <cmath>

#include "core/study/chart_look.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart_picture.h"

namespace epsiscope {

namespace {

const ChartSeries* seriesOf(const ChartModel& model, const QString& id) {
  const auto found =
      std::ranges::find_if(model.series, [&](const ChartSeries& series) { return series.id == id; });
  return found == model.series.end() ? nullptr : &*found;
}

bool meets(const AxisLimits& a, const AxisLimits& b) {
  return a.low < b.high && b.low < a.high;
}

/// Whether the series are hidden and shown together.
bool together(const ChartSeries& a, const ChartSeries& b) {
  return a.id == b.id || a.group == b.id || b.group == a.id;
}

}  // namespace

bool canSwitchAxes(const ChartModel& model) {
  return !model.heat;
}

ChartModel withAxes(ChartModel model, std::optional<bool> logX, std::optional<bool> logY) {
  if (!canSwitchAxes(model)) return model;
  model.x.logarithmic = logX.value_or(model.x.logarithmic);
  model.y.logarithmic = logY.value_or(model.y.logarithmic);
  return model;
}

ChartModel withLook(const ChartModel& model, const ChartLook& look) {
  return withAxes(model, look.logX, look.logY);
}

std::optional<ChartPart> partIn(const ChartLook& look, const ChartModel& model) {
  if (look.zoom.size() != 4) return std::nullopt;
  const ChartPart part{{look.zoom[0], look.zoom[1]}, {look.zoom[2], look.zoom[3]}};
  const ChartState whole = freshState(model);
  const bool there = meets(part.x, whole.x) && meets(part.y, whole.y);
  return there && isUsable(part, model) ? std::optional(part) : std::nullopt;
}

std::vector<double> markersIn(const ChartLook& look) {
  std::vector<double> markers;
  for (const double x : look.markers)
    if (std::isfinite(x) && markers.size() < 2) markers.push_back(x);
  return markers;
}

QStringList hiddenIn(const ChartLook& look) {
  QStringList hidden;
  for (const std::string& id : look.hidden) hidden << QString::fromStdString(id);
  return hidden;
}

ChartState seenState(const ChartModel& model, const ChartLook& look) {
  ChartState state = freshState(model, hiddenIn(look));
  if (const auto part = partIn(look, model)) {
    state.x = part->x;
    state.y = part->y;
    state.isPart = true;
  }
  state.markers = markersIn(look);
  return state;
}

QStringList toggled(const ChartModel& model, QStringList hidden, const QString& id) {
  const ChartSeries* series = seriesOf(model, id);
  if (series == nullptr) return hidden;
  if (!isHidden(*series, hidden)) return hidden << id;
  hidden.removeAll(id);
  hidden.removeAll(series->group);
  return hidden;
}

QStringList isolated(const ChartModel& model, const QStringList& hidden, const QString& id) {
  const ChartSeries* alone = seriesOf(model, id);
  if (alone == nullptr) return hidden;
  QStringList others;
  bool isAlone = !isHidden(*alone, hidden);
  for (const ChartSeries& series : model.series) {
    if (series.name.isEmpty() || together(series, *alone)) continue;
    others << series.id;
    isAlone = isAlone && isHidden(series, hidden);
  }
  return isAlone ? QStringList() : others;
}

}  // namespace epsiscope
