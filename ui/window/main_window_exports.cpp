#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>

#include "ui/charts/chart.h"
#include "ui/views/view.h"
#include "ui/window/dialogs.h"
#include "ui/window/export_header.h"
#include "ui/window/tool_bar.h"

namespace epsiscope {

void MainWindow::connectExports() {
  connect(m_actions.exportChart, &QAction::triggered, this, &MainWindow::exportChart);
  connect(m_actions.exportAll, &QAction::triggered, this, [this] { exportAllWithDialog(this, m_session); });
  connect(m_actions.copyPicture, &QAction::triggered, this,
          [this] { QApplication::clipboard()->setPixmap(currentView()->charts().front()->grab()); });
  connect(m_actions.copyData, &QAction::triggered, this, [this] {
    const AppState& state = m_session.state();
    QApplication::clipboard()->setText(
        QString::fromUtf8(chartCsv(currentView()->modelOf(currentView()->charts().front()),
                                   exportHeader(*state.dataset, state.shownStudy()))));
  });
  connect(m_tools, &ToolBar::exportRequested, this, &MainWindow::exportChart);
}

}  // namespace epsiscope
