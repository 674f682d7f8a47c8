#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QTabWidget>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/charts/chart_table.h"
#include "ui/views/view.h"

namespace epsiscope {

namespace {

/// A disabled action says why.
void offer(QAction* action, bool can, const QString& why) {
  if (!action->property("tip").isValid()) action->setProperty("tip", action->toolTip());
  action->setEnabled(can);
  action->setToolTip(can ? action->property("tip").toString() : why);
}

}  // namespace

void MainWindow::connectCharts() {
  connect(m_actions.zoomBack, &QAction::triggered, this, [this] { chosenChart()->zoomBack(); });
  connect(m_actions.zoomForward, &QAction::triggered, this, [this] { chosenChart()->zoomForward(); });
  connect(m_actions.resetZoom, &QAction::triggered, this, [this] {
    for (Chart* chart : currentView()->charts()) chart->resetZoom();
  });
  connect(m_actions.chartTable, &QAction::triggered, this, &MainWindow::showTable);
  connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::offerZooms);
  connect(qApp, &QApplication::focusChanged, this, &MainWindow::offerZooms);
  for (const View* view : m_views)
    for (Chart* chart : view->charts()) {
      connect(chart, &Chart::shown, this, &MainWindow::offerZooms);
      chart->addActions(
          {m_actions.chartTable, m_actions.copyPicture, m_actions.copyData, m_actions.exportChart});
    }
  offerZooms();
}

Chart* MainWindow::chosenChart() const {
  const std::vector<Chart*> charts = currentView()->charts();
  const auto focused = std::ranges::find(charts, focusWidget(), [](QWidget* chart) { return chart; });
  return focused == charts.end() ? charts.front() : *focused;
}

void MainWindow::offerZooms() {
  const Chart* chart = chosenChart();
  const std::vector<Chart*> charts = currentView()->charts();
  offer(m_actions.zoomBack, chart->canZoomBack(), tr("No other part of the chart was shown before."));
  offer(m_actions.zoomForward, chart->canZoomForward(), tr("Nothing was gone back from."));
  offer(m_actions.resetZoom, std::ranges::any_of(charts, &Chart::isZoomed),
        tr("The charts are shown in full."));
}

/// One table a chart; it follows what the chart shows.
void MainWindow::showTable() {
  Chart* chart = chosenChart();
  const View* view = currentView();
  auto* table = chart->findChild<ChartTable*>();
  if (table == nullptr) {
    table = new ChartTable(chart);
    const auto present = [=] { table->present(view->modelOf(chart), chart->seen()); };
    connect(chart, &Chart::shown, table, present);
    present();
  }
  table->show();
  table->raise();
  table->activateWindow();
}

}  // namespace epsiscope
