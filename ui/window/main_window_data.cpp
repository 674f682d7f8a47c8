#include "ui/window/main_window.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

#include "ui/import/cell_report_dialog.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/view_kind.h"
#include "ui/views/view.h"
#include "ui/window/file_kinds.h"
#include "ui/window/recent_files.h"
#include "ui/window/status_line.h"

namespace epsiscope {

namespace {

/// The text of an action, in which an ampersand is one.
QString plain(QString text) {
  return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

void MainWindow::connectData() {
  connect(m_status, &StatusLine::cellsRequested, this, &MainWindow::showCells);
  connect(m_setup, &SetupPanel::cellsRequested, this, &MainWindow::showCells);
  for (const View* view : m_views)
    connect(view, &View::readingAsked, this,
            [this] { showImport(m_session.state().study.data, m_session.state().dataset); });
  // A file may come and go while the window is open.
  connect(m_actions.recent, &QMenu::aboutToShow, this, &MainWindow::showRecentFiles);
}

void MainWindow::showCells() {
  if (!m_cells) {
    m_cells = new CellReportDialog(this);
    connect(m_cells, &CellReportDialog::edited, this, &MainWindow::edit);
    connect(m_cells, &CellReportDialog::rowChosen, this, &MainWindow::showRow);
    connect(&m_session, &Session::changed, m_cells, [this] {
      if (m_cells->isVisible()) m_cells->present(m_session.state());
    });
  }
  m_cells->present(m_session.state());
  m_cells->show();
  m_cells->raise();
  m_cells->activateWindow();
}

void MainWindow::showRow(std::size_t row) {
  m_actions.tabs.front()->trigger();
  viewOf(view_id::data)->goTo(row, 0);
}

void MainWindow::showRecentFiles() {
  m_actions.recent->clear();
  const QStringList files = recentFiles(m_settings);
  for (const QString& file : files) {
    const QFileInfo info(file);
    const auto sameName = std::ranges::count_if(
        files, [&](const QString& other) { return QFileInfo(other).fileName() == info.fileName(); });
    QString name = info.fileName();
    if (sameName > 1) name = tr("%1 in %2").arg(name, QFileInfo(info.path()).fileName());
    QAction* action = m_actions.recent->addAction(plain(name));
    action->setData(file);
    action->setToolTip(file);
    if (info.exists()) continue;
    action->setEnabled(false);
    action->setText(tr("%1 (not found)").arg(plain(name)));
  }
  m_actions.recent->setEnabled(!files.isEmpty());
  m_actions.recent->addSeparator();
  m_actions.recent->addAction(tr("Clear the list"));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (dropped(*event->mimeData()).isSomething()) event->acceptProposedAction();
}

/// Of several files the first is opened: one study is about one table.
void MainWindow::dropEvent(QDropEvent* event) {
  const Dropped what = dropped(*event->mimeData());
  if (!what.isSomething()) return;
  event->acceptProposedAction();
  if (what.file.isEmpty()) return m_session.pasteTable(what.text);
  const QString first = QFileInfo(what.file).fileName();
  m_session.openFile(
      what.file,
      what.files == 1
          ? QString()
          : tr("Of %1 files %2 is opened; drop the others one by one.").arg(what.files).arg(first));
}

}  // namespace epsiscope
