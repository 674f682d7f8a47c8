#include "ui/window/chart_actions.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTableView>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/charts/chart_table.h"
#include "ui/export/clipboard.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_header.h"
#include "ui/session/session.h"
#include "ui/views/view.h"
#include "ui/widgets/table_text.h"
#include "ui/window/view_tabs.h"
#include "ui/window/window_actions.h"

namespace epsiscope {

namespace {

/// Larger tables are for files.
constexpr int kMostRowsCopied = 5000;

/// A disabled action says why.
void offer(QAction* action, bool can, const QString& why) {
  if (!action->property("tip").isValid()) action->setProperty("tip", action->toolTip());
  action->setEnabled(can);
  action->setToolTip(can ? action->property("tip").toString() : why);
}

const QTableView* tableIn(const View& view) {
  for (const QTableView* table : view.findChildren<QTableView*>())
    if (table->isVisible() && table->model() != nullptr && table->model()->rowCount() > 0 &&
        table->model()->rowCount() <= kMostRowsCopied)
      return table;
  return nullptr;
}

}  // namespace

ChartActions::ChartActions(const WindowActions& actions, const ViewTabs& tabs, Session& session,
                           QSettings& settings, QWidget* window)
    : m_tabs(tabs),
      m_session(session),
      m_settings(settings),
      m_window(window),
      m_zoomBack(actions.zoomBack),
      m_zoomForward(actions.zoomForward),
      m_resetZoom(actions.resetZoom),
      m_ofChart({actions.exportChart, actions.copyPicture, actions.copyData, actions.chartTable}) {
  connectZoom(actions);
  connectCopies(actions);
  connect(actions.ghost, &QAction::triggered, this, [&session](bool on) {
    Study study = session.state().study;
    study.view.ghost = on;
    session.setStudy(study);
  });
  connect(&session, &Session::changed, actions.ghost,
          [ghost = actions.ghost, &session] { ghost->setChecked(session.state().study.view.ghost); });
  connect(actions.chartTable, &QAction::triggered, this, &ChartActions::showTable);
  connect(actions.exportChart, &QAction::triggered, this, &ChartActions::showExport);
  connect(&session, &Session::changed, this, [this] {
    offerCharts();
    if (m_export != nullptr && m_export->isVisible()) presentExport();
  });
  for (const View* view : tabs.views())
    for (Chart* chart : view->charts()) {
      connect(chart, &Chart::shown, this, &ChartActions::offerZooms);
      chart->addActions(
          {actions.ghost, actions.chartTable, actions.copyPicture, actions.copyData, actions.exportChart});
    }
  offerZooms();
}

void ChartActions::connectZoom(const WindowActions& actions) {
  connect(actions.zoomBack, &QAction::triggered, this, [this] { chosen().zoomBack(); });
  connect(actions.zoomForward, &QAction::triggered, this, [this] { chosen().zoomForward(); });
  connect(actions.resetZoom, &QAction::triggered, this, [this] {
    for (Chart* chart : m_tabs.front()->charts()) chart->resetZoom();
  });
  connect(&m_tabs, &QTabWidget::currentChanged, this, &ChartActions::offerZooms);
  connect(qApp, &QApplication::focusChanged, this, &ChartActions::offerZooms);
}

void ChartActions::connectCopies(const WindowActions& actions) {
  connect(actions.copyPicture, &QAction::triggered, this, [this] { copyChart(copiedPicture); });
  connect(actions.copyData, &QAction::triggered, this, [this] { copyChart(copiedData); });
  connect(actions.copyTable, &QAction::triggered, this, &ChartActions::copyTable);
}

/// The chart with the keyboard, else the first.
Chart& ChartActions::chosen() const {
  const std::vector<Chart*> charts = m_tabs.front()->charts();
  const auto focused =
      std::ranges::find(charts, m_window->focusWidget(), [](QWidget* chart) { return chart; });
  return focused == charts.end() ? *charts.front() : **focused;
}

void ChartActions::offerZooms() {
  const Chart& chart = chosen();
  const std::vector<Chart*> charts = m_tabs.front()->charts();
  offer(m_zoomBack, chart.canZoomBack(), tr("No other part of the chart was shown before."));
  offer(m_zoomForward, chart.canZoomForward(), tr("There is nothing to go forward to."));
  offer(m_resetZoom,
        std::ranges::any_of(charts, [](const Chart* one) { return one->isZoomed() || one->isHeld(); }),
        tr("The charts are shown in full."));
}

/// One table a chart; it follows what the chart shows.
void ChartActions::showTable() {
  Chart* chart = &chosen();
  QPointer<ChartTable>& table = m_tables[chart];
  // One that is closed goes as soon as it can.
  if (!table || !table->isVisible()) {
    table = new ChartTable(chart);
    const auto present = [view = m_tabs.front(), chart, shown = table.data()] {
      shown->present(view->modelOf(chart), chart->seen());
    };
    connect(chart, &Chart::shown, table, present);
    present();
  }
  table->show();
  table->raise();
  table->activateWindow();
}

void ChartActions::showExport() {
  if (m_export == nullptr) {
    m_export = new ExportDialog(m_settings, m_window);
    connect(m_export, &ExportDialog::allChartsRequested, this, &ChartActions::allChartsRequested);
  }
  presentExport();
  m_export->choose(m_tabs.front()->modelOf(&chosen()).id);
  m_export->show();
  m_export->raise();
  m_export->activateWindow();
}

/// A view without a picture keeps the charts of an earlier study out of sight.
bool ChartActions::isShown(const Chart& chart) const {
  const View& view = *m_tabs.front();
  return m_session.state().whatIsMissing().isEmpty() && !view.modelOf(&chart).id.isEmpty() &&
         view.offers(&chart);
}

void ChartActions::offerCharts() {
  const std::vector<Chart*> charts = m_tabs.front()->charts();
  const bool isAny = std::ranges::any_of(charts, [this](const Chart* chart) { return isShown(*chart); });
  for (QAction* action : m_ofChart) offer(action, isAny, tr("This view has no chart yet."));
}

void ChartActions::presentExport() {
  const AppState& state = m_session.state();
  if (!state.dataset) return;
  const View& view = *m_tabs.front();
  std::vector<LookedAtChart> charts;
  for (const Chart* chart : view.charts())
    if (isShown(*chart)) charts.push_back({view.modelOf(chart), chart->look()});
  m_export->present(std::move(charts), exportHeader(state));
}

void ChartActions::copyChart(ChartCopy* copied) {
  const Chart& chart = chosen();
  const AppState& state = m_session.state();
  const ChartModel& model = m_tabs.front()->modelOf(&chart);
  if (!isShown(chart) || !state.dataset) return m_session.say(tr("This view has no chart yet."));
  QApplication::clipboard()->setMimeData(copied(model, chart.look(), exportHeader(state)));
}

void ChartActions::copyTable() {
  const QTableView* table = tableIn(*m_tabs.front());
  if (table == nullptr) return m_session.say(tr("This view has no table to copy."));
  TextTable copied = tableOf(*table->model());
  copied.comments = countsLine(m_session.state());
  QApplication::clipboard()->setMimeData(copiedTable(copied));
}

}  // namespace epsiscope
