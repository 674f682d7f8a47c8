#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTableView>

#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/export/clipboard.h"
#include "ui/export/export_dialog.h"
#include "ui/widgets/table_text.h"
#include "ui/views/view.h"
#include "ui/export/export_header.h"
#include "ui/window/study_exports.h"
#include "ui/window/tool_bar.h"

namespace epsiscope {

namespace {

/// Larger ones are for files.
constexpr int kMostRowsCopied = 5000;

const QTableView* tableOf(const View& view) {
  for (const QTableView* table : view.findChildren<QTableView*>())
    if (table->isVisible() && table->model() != nullptr && table->model()->rowCount() > 0 &&
        table->model()->rowCount() <= kMostRowsCopied)
      return table;
  return nullptr;
}

void presentCharts(ExportDialog& dialog, const View& view, const AppState& state) {
  if (!state.dataset) return;
  std::vector<LookedAtChart> charts;
  for (const Chart* chart : view.charts())
    if (const ChartModel& model = view.modelOf(chart); !model.id.isEmpty())
      charts.push_back({model, chart->look()});
  dialog.present(std::move(charts), exportHeader(state));
}

}  // namespace

void MainWindow::connectExports() {
  auto* exports = new StudyExports(m_session, m_settings, this);
  auto* dialog = new ExportDialog(m_settings, this);
  const auto openDialog = [this, dialog] {
    presentCharts(*dialog, *currentView(), m_session.state());
    dialog->choose(currentView()->modelOf(chosenChart()).id);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
  };
  connect(m_actions.exportChart, &QAction::triggered, this, openDialog);
  connect(m_tools, &ToolBar::exportRequested, this, openDialog);
  connect(&m_session, &Session::changed, dialog, [this, dialog] {
    if (dialog->isVisible()) presentCharts(*dialog, *currentView(), m_session.state());
  });
  connect(dialog, &ExportDialog::allChartsRequested, exports, &StudyExports::askForFolder);
  connect(m_actions.exportAll, &QAction::triggered, exports, &StudyExports::askForFolder);
  connect(m_actions.exportReport, &QAction::triggered, exports, &StudyExports::askForReport);
  connect(m_actions.print, &QAction::triggered, exports, &StudyExports::askForPrinter);
  const auto copyChart = [this](const auto& copied) {
    const Chart* chart = chosenChart();
    const AppState& state = m_session.state();
    const ChartModel& model = currentView()->modelOf(chart);
    if (model.id.isEmpty() || !state.dataset) return m_session.say(tr("This view has no chart yet."));
    QApplication::clipboard()->setMimeData(copied(model, chart->look(), exportHeader(state)));
  };
  connect(m_actions.copyPicture, &QAction::triggered, this, [copyChart] { copyChart(copiedPicture); });
  connect(m_actions.copyData, &QAction::triggered, this, [copyChart] { copyChart(copiedData); });
  connect(m_actions.copyTable, &QAction::triggered, this, [this] {
    const QTableView* table = tableOf(*currentView());
    if (table == nullptr) return m_session.say(tr("This view has no table to copy."));
    TextTable copied = epsiscope::tableOf(*table->model());
    copied.comments = countsLine(m_session.state());
    QApplication::clipboard()->setMimeData(copiedTable(copied));
  });
}

}  // namespace epsiscope
