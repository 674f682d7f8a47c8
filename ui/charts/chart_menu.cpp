#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_look.h"
#include "ui/charts/chart_private.h"
#include "ui/charts/chart_values.h"

namespace epsiscope {

namespace {

/// An entry with its key; with a reason why not it is disabled and says so.
QAction* add(QMenu* menu, const char* name, const QString& text, const QString& key, const QString& whyNot) {
  QAction* action = menu->addAction(text + QLatin1Char('\t') + key);
  action->setObjectName(QString::fromLatin1(name));
  action->setEnabled(whyNot.isEmpty());
  if (!whyNot.isEmpty()) action->setToolTip(whyNot);
  return action;
}

}  // namespace

double Chart::Private::readPlace(const Chart& chart) {
  const ChartFrame& shown = currentFrame(chart);
  return interaction.crosshair.value_or(shown.x.value(shown.plot.center().x()));
}

QPoint Chart::Private::menuPlace() const {
  if (!frame) return {};
  const double x = interaction.crosshair ? frame->x.pixel(*interaction.crosshair) : frame->plot.center().x();
  return QPointF(x, frame->plot.center().y()).toPoint();
}

void Chart::pinMarker(double x) {
  std::vector<double>& markers = d->markers;
  if (!std::isfinite(x) || std::ranges::find(markers, x) != markers.end()) return;
  if (markers.size() == 2) markers.erase(markers.begin());
  markers.push_back(x);
  d->changed(*this);
  emit lookChanged();
}

void Chart::removeLastMarker() {
  if (d->markers.empty()) return;
  d->markers.pop_back();
  d->changed(*this);
  emit lookChanged();
}

void Chart::removeMarkers() {
  if (d->markers.empty()) return;
  d->markers.clear();
  d->changed(*this);
  emit lookChanged();
}

QString Chart::values() const {
  return valuesAsText(d->currentFrame(*this), d->interaction.crosshair);
}

void Chart::copyValues() const {
  QApplication::clipboard()->setText(values());
}

void Chart::addZoomActions(QMenu* menu) {
  const QString whole = isZoomed() ? QString() : tr("The chart is shown in full.");
  const QString noBack = canZoomBack() ? QString() : tr("No other part was shown before.");
  const QString noForward = canZoomForward() ? QString() : tr("Nothing was gone back from.");
  connect(add(menu, "chart.zoom-back", tr("Zoom &back"), tr("Backspace"), noBack), &QAction::triggered, this,
          &Chart::zoomBack);
  connect(add(menu, "chart.zoom-forward", tr("Zoom &forward"), tr("Shift+Backspace"), noForward),
          &QAction::triggered, this, &Chart::zoomForward);
  connect(add(menu, "chart.everything", tr("Show &everything"), QStringLiteral("0"), whole),
          &QAction::triggered, this, &Chart::resetZoom);
  connect(add(menu, "chart.fit", tr("F&it"), QStringLiteral("F"), whole), &QAction::triggered, this,
          &Chart::fit);
}

void Chart::addAxisActions(QMenu* menu) {
  const QString fixed = canSwitchAxes(d->model) ? QString() : tr("The cells of a map are evenly spaced.");
  const auto addAxis = [&](const char* name, const QString& text, bool logarithmic) {
    QAction* action = add(menu, name, text, {}, fixed);
    action->setCheckable(true);
    action->setChecked(logarithmic);
    return action;
  };
  connect(addAxis("chart.log-x", tr("Logarithmic &x axis"), d->model.x.logarithmic), &QAction::triggered,
          this, [this](bool on) { setAxes(on, d->logY); });
  connect(addAxis("chart.log-y", tr("Logarithmic &y axis"), d->model.y.logarithmic), &QAction::triggered,
          this, [this](bool on) { setAxes(d->logX, on); });
}

void Chart::addMarkerActions(QMenu* menu) {
  const double x = d->readPlace(*this);
  const QString none = d->markers.empty() ? tr("No marker is pinned.") : QString();
  connect(add(menu, "chart.pin", tr("&Pin a marker"), QStringLiteral("M"), {}), &QAction::triggered, this,
          [this, x] { pinMarker(x); });
  connect(add(menu, "chart.remove-markers", tr("&Remove markers"), tr("Delete"), none), &QAction::triggered,
          this, &Chart::removeMarkers);
  // What the menu was opened at: the crosshair follows the pointer to the entry.
  const QString text = values();
  connect(add(menu, "chart.copy-values", tr("Copy &values"), tr("Ctrl+C"), {}), &QAction::triggered, this,
          [text] { QApplication::clipboard()->setText(text); });
}

void Chart::openMenu(QPoint at) {
  if (findChild<QMenu*>(QStringLiteral("chart-menu")) != nullptr) return;
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("chart-menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  addZoomActions(menu);
  menu->addSeparator();
  addAxisActions(menu);
  menu->addSeparator();
  addMarkerActions(menu);
  menu->addSeparator();
  menu->addActions(actions());
  menu->popup(at);
}

}  // namespace epsiscope
