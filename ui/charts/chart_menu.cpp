#include "ui/charts/chart_menu.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>

#include "ui/charts/chart_look.h"
#include "ui/charts/readout.h"
#include "ui/charts/shown_chart.h"

namespace epsiscope {

ChartMenu::ChartMenu(ShownChart& shown, std::optional<double> crosshair, double readPlace, QWidget* chart)
    : QMenu(chart), m_shown(shown) {
  setObjectName(QStringLiteral("chart-menu"));
  setAttribute(Qt::WA_DeleteOnClose);
  setToolTipsVisible(true);
  addZoom();
  addSeparator();
  addAxes();
  addSeparator();
  addMarkers(crosshair, readPlace);
  addSeparator();
  addActions(chart->actions());
}

/// Adds an entry with its key; with a reason why not it is disabled and says so.
QAction* ChartMenu::add(const char* name, const QString& text, const QString& key, const QString& whyNot) {
  QAction* action = addAction(text + QLatin1Char('\t') + key);
  action->setObjectName(QString::fromLatin1(name));
  action->setEnabled(whyNot.isEmpty());
  if (!whyNot.isEmpty()) action->setToolTip(whyNot);
  return action;
}

void ChartMenu::addZoom() {
  const QString whole =
      m_shown.isZoomed() || m_shown.isHeld() ? QString() : tr("The chart is shown in full.");
  const QString noBack = m_shown.canZoomBack() ? QString() : tr("No other part was shown before.");
  const QString noForward = m_shown.canZoomForward() ? QString() : tr("There is nothing to go forward to.");
  connect(add("chart.zoom-back", tr("Zoom &back"), tr("Backspace"), noBack), &QAction::triggered, &m_shown,
          &ShownChart::zoomBack);
  connect(add("chart.zoom-forward", tr("Zoom &forward"), tr("Shift+Backspace"), noForward),
          &QAction::triggered, &m_shown, &ShownChart::zoomForward);
  connect(add("chart.everything", tr("Show &everything"), QStringLiteral("0"), whole), &QAction::triggered,
          &m_shown, &ShownChart::resetZoom);
  connect(add("chart.fit", tr("F&it"), QStringLiteral("F"), whole), &QAction::triggered, &m_shown,
          &ShownChart::fit);
}

void ChartMenu::addAxes() {
  const QString fixed =
      canSwitchAxes(m_shown.model()) ? QString() : tr("The cells of a map are evenly spaced.");
  const auto addAxis = [&](const char* name, const QString& text, bool logarithmic) {
    QAction* action = add(name, text, {}, fixed);
    action->setCheckable(true);
    action->setChecked(logarithmic);
    return action;
  };
  ShownChart* shown = &m_shown;
  connect(addAxis("chart.log-x", tr("Logarithmic &x axis"), shown->model().x.logarithmic),
          &QAction::triggered, shown, [shown](bool on) { shown->setAxes(on, shown->chosenLogY()); });
  connect(addAxis("chart.log-y", tr("Logarithmic &y axis"), shown->model().y.logarithmic),
          &QAction::triggered, shown, [shown](bool on) { shown->setAxes(shown->chosenLogX(), on); });
}

void ChartMenu::addMarkers(std::optional<double> crosshair, double readPlace) {
  const QString none = m_shown.hasMarkers() ? QString() : tr("No marker is pinned.");
  ShownChart* shown = &m_shown;
  connect(add("chart.pin", tr("&Pin a marker"), QStringLiteral("M"), {}), &QAction::triggered, shown,
          [shown, readPlace] { shown->pinMarker(readPlace); });
  connect(add("chart.remove-markers", tr("&Remove markers"), tr("Delete"), none), &QAction::triggered, shown,
          &ShownChart::removeMarkers);
  // The place that the menu was opened at: the crosshair follows the pointer to the entry.
  const QString text = valuesAsText(m_shown.frame(), crosshair);
  connect(add("chart.copy-values", tr("Copy &values"), tr("Ctrl+C"), {}), &QAction::triggered, shown,
          [text] { QApplication::clipboard()->setText(text); });
}

}  // namespace epsiscope
