#include <algorithm>

#include "core/study/study.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_part.h"
#include "ui/charts/chart_private.h"

namespace epsiscope {

ChartLook Chart::look() const {
  ChartLook look{.chart = d->model.id.toStdString()};
  if (const auto& part = d->zooms.current())
    look.zoom = {part->x.low, part->x.high, part->y.low, part->y.high};
  for (const QString& id : d->hidden) look.hidden.push_back(id.toStdString());
  look.markers = d->markers;
  look.logX = d->logX;
  look.logY = d->logY;
  return look;
}

void Chart::setLook(const ChartLook& look) {
  ChartLook wanted = look;
  wanted.chart = d->model.id.toStdString();
  if ((!look.chart.empty() && look.chart != wanted.chart) || wanted == this->look()) return;
  if (d->drag == Private::Drag::pan || d->drag == Private::Drag::marker) return;
  d->chooseAxes(look.logX, look.logY);
  const auto part = partIn(look, d->model);
  if (part != d->zooms.current()) {
    d->zooms = part ? ZoomHistory(*part) : ZoomHistory();
    d->chosenShare.reset();
  }
  d->hidden.clear();
  for (const std::string& id : look.hidden) d->hidden << QString::fromStdString(id);
  d->markers = markersIn(look);
  d->updateHome();
  d->changed(*this);
}

/// Another axis is another picture: what was looked at before is forgotten, and the part stays if it can.
void Chart::Private::chooseAxes(std::optional<bool> x, std::optional<bool> y) {
  logX = x;
  logY = y;
  const bool can = canSwitchAxes(model);
  const bool nextX = can ? x.value_or(ownLogX) : ownLogX;
  const bool nextY = can ? y.value_or(ownLogY) : ownLogY;
  if (nextX == model.x.logarithmic && nextY == model.y.logarithmic) return;
  model.x.logarithmic = nextX;
  model.y.logarithmic = nextY;
  homeIsKnown = false;
  const auto part = zooms.current();
  zooms = part && isUsable(*part, model) ? ZoomHistory(*part) : ZoomHistory();
}

void Chart::setAxes(std::optional<bool> logX, std::optional<bool> logY) {
  d->chooseAxes(logX, logY);
  d->updateHome();
  d->changed(*this);
  emit lookChanged();
}

void Chart::goTo(const std::optional<ChartPart>& part, ZoomHistory::Gesture gesture) {
  if (part && !isUsable(*part, d->model)) return;
  d->zooms.go(part, gesture);
  lookElsewhere();
}

/// While a drag is under way nobody is told: what they do must not disturb it.
void Chart::lookElsewhere() {
  d->chosenShare.reset();
  d->changed(*this);
  if (d->drag != Private::Drag::pan) emit lookChanged();
}

void Chart::resetZoom() {
  goTo(std::nullopt, ZoomHistory::Gesture::single);
}

void Chart::fit() {
  const ChartFrame& frame = d->currentFrame(*this);
  const ChartModel cropped = croppedToX(frame);
  const auto y = dataLimitsY(cropped, d->hidden);
  const bool any = std::ranges::any_of(cropped.series, [](const ChartSeries& s) { return !s.y.empty(); });
  if (!any || !y) return resetZoom();
  goTo(ChartPart{frame.x.limits, limitsAround(*y, d->model.y, Private::yPadding)},
       ZoomHistory::Gesture::single);
}

bool Chart::isZoomed() const {
  return d->zooms.current().has_value();
}

bool Chart::offersFit() const {
  d->currentFrame(*this);
  return d->interaction.offersFit;
}

void Chart::zoomBack() {
  if (!canZoomBack()) return;
  d->zooms.back();
  lookElsewhere();
}

void Chart::zoomForward() {
  if (!canZoomForward()) return;
  d->zooms.forward();
  lookElsewhere();
}

bool Chart::canZoomBack() const {
  return d->zooms.canGoBack();
}

bool Chart::canZoomForward() const {
  return d->zooms.canGoForward();
}

void Chart::zoomBy(double factor, QPointF around, ZoomHistory::Gesture gesture) {
  const ChartFrame& frame = d->currentFrame(*this);
  const auto zoomed = [factor](const AxisScale& scale, double pixel) {
    const double at = std::clamp(fractionAt(scale, pixel), 0.0, 1.0);
    return partOf(scale, at - at * factor, at + (1 - at) * factor);
  };
  goTo(ChartPart{zoomed(frame.x, around.x()), zoomed(frame.y, around.y())}, gesture);
}

void Chart::panBy(double dx, double dy) {
  const ChartFrame& frame = d->currentFrame(*this);
  goTo(ChartPart{partOf(frame.x, dx, 1 + dx), partOf(frame.y, dy, 1 + dy)}, ZoomHistory::Gesture::arrows);
}

void Chart::toggleSeries(const QString& id, bool alone) {
  d->hidden = alone ? isolated(d->model, d->hidden, id) : toggled(d->model, d->hidden, id);
  d->updateHome();
  d->changed(*this);
  emit lookChanged();
}

}  // namespace epsiscope
