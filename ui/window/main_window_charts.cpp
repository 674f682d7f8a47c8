#include "ui/window/main_window.h"

#include <QAction>

#include "ui/charts/chart.h"
#include "ui/views/view.h"

namespace epsiscope {

void MainWindow::connectCharts() {
  connect(m_actions.resetZoom, &QAction::triggered, this, [this] {
    for (Chart* chart : currentView()->charts()) chart->resetZoom();
  });
}

}  // namespace epsiscope
