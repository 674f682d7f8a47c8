#include "ui/window/main_window.h"

#include <QAction>
#include <QMenu>
#include <QTabWidget>

#include "ui/explain/explain_panel.h"
#include "ui/setup/setup_panel.h"
#include "ui/views/view.h"
#include "ui/window/dialogs.h"
#include "ui/window/help_pages.h"
#include "ui/window/recent_files.h"
#include "ui/window/status_line.h"
#include "ui/window/tool_bar.h"

namespace epsiscope {

void MainWindow::connectSession() {
  connect(&m_session, &Session::changed, this, &MainWindow::present);
  connect(&m_session, &Session::fileOpened, this, [this](const QString& file) {
    addRecentFile(m_settings, file);
    showRecentFiles();
  });
}

void MainWindow::connectParts() {
  connect(m_setup, &SetupPanel::edited, this, &MainWindow::edit);
  connect(m_setup, &SetupPanel::badText, &m_session, &Session::setBadText);
  connect(m_setup, &SetupPanel::helpRequested, this, &MainWindow::explain);
  for (View* view : m_views) {
    connect(view, &View::edited, this, &MainWindow::edit);
    connect(view, &View::newNoiseRequested, &m_session, &Session::newNoise);
  }
  connect(m_status, &StatusLine::stopRequested, &m_session, &Session::stop);
  connect(m_tools, &ToolBar::runRequested, &m_session, &Session::run);
  connect(m_tools, &ToolBar::stopRequested, &m_session, &Session::stop);
  connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::chooseTab);
}

void MainWindow::connectFileActions() {
  connect(m_actions.openStudy, &QAction::triggered, this, [this] { openStudyWithDialog(this, m_session); });
  connect(m_actions.save, &QAction::triggered, this, [this] { saveStudyWithDialog(this, m_session); });
  connect(m_actions.saveAs, &QAction::triggered, this, [this] { saveStudyAsWithDialog(this, m_session); });
  connect(m_actions.quit, &QAction::triggered, this, &MainWindow::close);
  connect(m_actions.builtIn, &QMenu::triggered, this,
          [this](const QAction* action) { m_session.openBuiltIn(action->data().toString()); });
  connect(m_actions.examples, &QMenu::triggered, this,
          [this](const QAction* action) { m_session.openExample(action->data().toString()); });
  connect(m_actions.papers, &QMenu::triggered, this,
          [this](const QAction* action) { openPaperWithDialog(this, m_session, action->data().toString()); });
  connect(m_actions.changeData, &QMenu::triggered, this, [this](const QAction* action) {
    if (m_actions.builtIn->actions().contains(action)) m_session.openBuiltIn(action->data().toString());
  });
  connect(m_actions.recent, &QMenu::triggered, this, [this](const QAction* action) {
    if (!action->data().isNull()) return m_session.openFile(action->data().toString());
    clearRecentFiles(m_settings);
    showRecentFiles();
  });
}

void MainWindow::connectOtherActions() {
  connect(m_actions.undo, &QAction::triggered, &m_session, &Session::undo);
  connect(m_actions.redo, &QAction::triggered, &m_session, &Session::redo);
  connect(m_actions.run, &QAction::triggered, &m_session, &Session::run);
  connect(m_actions.stop, &QAction::triggered, &m_session, &Session::stop);
  connect(m_actions.newNoise, &QAction::triggered, &m_session, &Session::newNoise);
  for (std::size_t i = 0; i < m_actions.tabs.size(); ++i)
    connect(m_actions.tabs[i], &QAction::triggered, this,
            [this, i] { m_tabs->setCurrentIndex(static_cast<int>(i)); });
  connect(m_actions.setup, &QAction::triggered, this, [this](bool on) { m_setupWanted = on; });
  connect(m_actions.explain, &QAction::triggered, this, [this](bool on) { m_explainWanted = on; });
  connect(m_actions.setup, &QAction::toggled, m_setup, &QWidget::setVisible);
  connect(m_actions.explain, &QAction::toggled, m_explain, &QWidget::setVisible);
  connect(m_actions.help, &QAction::triggered, this, [this] {
    explain(focusWidget());
    m_explain->setFocus();
  });
  connect(m_actions.shortcuts, &QAction::triggered, this, [this] { showShortcuts(this, m_actions); });
  connect(m_actions.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::explain(QWidget* about) {
  m_actions.explain->setChecked(true);
  m_explain->explain(about);
}

}  // namespace epsiscope
