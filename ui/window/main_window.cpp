#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/explain/explain_panel.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/view_kind.h"
#include "ui/views/view.h"
#include "ui/window/dialogs.h"
#include "ui/window/notice_bar.h"
#include "ui/window/page.h"
#include "ui/window/presenter.h"
#include "ui/window/status_line.h"
#include "ui/window/tool_bar.h"

namespace epsiscope {

namespace {

/// Below these widths, for text of 10 points, first the explanations and then the setup make room for the
/// chart.
constexpr double kWidthForExplain = 1280;
constexpr double kWidthForSetup = 800;

int tabIndex(const std::string& id) {
  return static_cast<int>(viewKind(id) - allViews().data());
}

}  // namespace

MainWindow::MainWindow(QSettings& settings, const WindowStart& start, QWidget* parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_start(start),
      m_preferences(loadPreferences(settings)),
      m_theme(themeFor(m_preferences.appearance, start.systemIsDark)),
      m_actions(makeActions(this, menuBar())) {
  dress(m_theme, pointSize());
  assemble();
  connectSession();
  connectParts();
  connectFileActions();
  connectRecipes();
  connectOtherActions();
  connectImport();
  connectExports();
  connectLessons();
  connectPreferences();
  connectCharts();
  connectTips();
  connectSafety();
  connectData();
  restore();
  setAcceptDrops(true);
  qApp->installEventFilter(this);
  start.file.isEmpty() ? m_session.openDefault() : m_session.openFile(start.file);
}

MainWindow::~MainWindow() {
  disconnect(qApp, nullptr, this, nullptr);
  qApp->removeEventFilter(this);
  delete m_presenter;
}

void MainWindow::assemble() {
  m_tools = new ToolBar(m_actions, this);
  addToolBar(m_tools);
  m_setup = new SetupPanel(m_actions.changeData, this);
  m_setup->setFocusPolicy(Qt::NoFocus);
  m_notice = new NoticeBar(this);
  m_tabs = new QTabWidget(this);
  m_tabs->setDocumentMode(false);
  m_tabs->setAccessibleName(tr("Views"));
  for (std::size_t i = 0; i < allViews().size(); ++i) {
    m_views.push_back(allViews()[i].make(nullptr));
    m_views[i]->setProperty("role", QStringLiteral("page"));
    m_views[i]->setAttribute(Qt::WA_StyledBackground);
    m_pages.push_back(new Page(m_views[i], m_tabs));
    m_tabs->addTab(m_pages[i], m_actions.tabs[i]->text().remove(QLatin1Char('&')));
  }
  auto* desk = new QWidget(this);
  desk->setProperty("role", QStringLiteral("desk"));
  desk->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(desk);
  column->setContentsMargins(16, 8, 16, 0);
  column->setSpacing(0);
  column->addWidget(m_notice);
  column->addWidget(m_tabs, 1);
  m_explain = new ExplainPanel(this);
  m_splitter = new QSplitter(Qt::Horizontal, this);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setHandleWidth(1);
  m_splitter->addWidget(m_setup);
  m_splitter->addWidget(desk);
  m_splitter->addWidget(m_explain);
  m_splitter->setStretchFactor(1, 1);
  setCentralWidget(m_splitter);
  m_status = new StatusLine(this);
  setStatusBar(m_status);
}

void MainWindow::restore() {
  m_setup->restore(m_settings);
  m_setupWanted = m_settings.value(QStringLiteral("setup"), true).toBool();
  m_explainWanted = m_settings.value(QStringLiteral("explain"), true).toBool();
  dressUp();
  resize(QSize(1440, 900).boundedTo(screen()->availableSize() * 0.95));
  restoreGeometry(m_settings.value(QStringLiteral("geometry")).toByteArray());
  showRecentFiles();
  // Not on the first button: Space at the start should not open a dialog.
  setFocus();
}

View* MainWindow::currentView() const {
  return m_views[static_cast<std::size_t>(m_tabs->currentIndex())];
}

View* MainWindow::viewOf(const std::string& id) const {
  return m_views[static_cast<std::size_t>(tabIndex(id))];
}

void MainWindow::present(Aspects what) {
  const AppState& state = m_session.state();
  if (what & (Aspect::study | Aspect::data)) {
    m_setup->present(state);
    showTabs(state.study);
    showTitle();
  }
  if (what & (Aspect::study | Aspect::data | Aspect::picture | Aspect::result)) presentView();
  if (m_presenter) m_presenter->present(state, m_theme);
  if (what & Aspect::notice) m_notice->present(state.notices);
  m_tools->present(state);
  m_status->present(state);
  m_actions.run->setEnabled(state.obstacle().isEmpty());
  m_actions.stop->setEnabled(state.activity.kind != Activity::Kind::none);
  m_actions.undo->setEnabled(m_session.history().canUndo());
  m_actions.redo->setEnabled(m_session.history().canRedo());
  m_actions.pauseUpdating->setChecked(state.paused);
}

/// The chosen one first: a tab that is hidden while it is in front would put another one there.
void MainWindow::showTabs(const Study& study) {
  const QSignalBlocker quiet(m_tabs);
  const int chosen = tabIndex(study.view.tab);
  m_tabs->setTabVisible(chosen, true);
  m_tabs->setCurrentIndex(chosen);
  for (int i = 0; i < m_tabs->count(); ++i)
    m_tabs->setTabVisible(i, allViews()[static_cast<std::size_t>(i)].isOffered(study));
  offerViews(m_actions, study);
}

void MainWindow::presentView() {
  if (!m_session.state().dataset) return;
  m_pages[static_cast<std::size_t>(m_tabs->currentIndex())]->setWaiting(m_session.state().whatIsMissing());
  currentView()->present(m_session.state(), m_theme);
  m_explain->present(m_session.state());
}

void MainWindow::showTitle() {
  const AppState& state = m_session.state();
  QString name = state.dataset ? QString::fromStdString(state.dataset->name) : QString();
  if (!state.studyFile.isEmpty()) name = QFileInfo(state.studyFile).fileName();
  setWindowTitle((name.isEmpty() ? QString() : name + QStringLiteral("[*] – ")) +
                 QStringLiteral("Epsiscope"));
  setWindowModified(state.dataset && state.isModified());
}

void MainWindow::edit(const Study& study) {
  const bool held = m_keyHeld || QApplication::mouseButtons() != Qt::NoButton;
  m_session.setStudy(study, held ? m_press : 0);
}

void MainWindow::chooseTab(int index) {
  Study study = m_session.state().study;
  study.view.tab = allViews()[static_cast<std::size_t>(index)].id;
  m_session.setStudy(study);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  countPress(*event);
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (m_start.asksBeforeClosing && !mayClose(this, m_session)) return event->ignore();
  if (m_presenter) m_presenter->close();
  m_setup->save(m_settings);
  m_settings.setValue(QStringLiteral("setup"), m_setupWanted);
  m_settings.setValue(QStringLiteral("explain"), m_explainWanted);
  m_settings.setValue(QStringLiteral("geometry"), saveGeometry());
  event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  makeRoom();
}

/// Where there is no room for a panel it goes; it comes back with the room, or with its key.
void MainWindow::makeRoom() {
  const auto follow = [this](double needed, std::optional<bool>& had, bool wanted, QAction* action) {
    const bool room = width() >= needed * pointSize() / 10;
    if (had == room) return;
    had = room;
    action->setChecked(wanted && room);
  };
  follow(kWidthForExplain, m_roomForExplain, m_explainWanted, m_actions.explain);
  follow(kWidthForSetup, m_roomForSetup, m_setupWanted, m_actions.setup);
}

}  // namespace epsiscope
