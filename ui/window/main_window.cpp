#include "ui/window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>

#include "core/random/rng.h"
#include "core/study/plan.h"
#include "core/table/database_address.h"
#include "core/tasks/class_target.h"
#include "core/tasks/task.h"
#include "ui/compare/compare_dialog.h"
#include "ui/explain/explain_panel.h"
#include "ui/lessons/lesson_desk.h"
#include "ui/opening/opening_dialog.h"
#include "ui/session/data_defaults.h"
#include "ui/session/file_watch.h"
#include "ui/session/look_book.h"
#include "ui/session/recovery.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/data/data_view.h"
#include "ui/views/noise/noise_view.h"
#include "ui/views/trade_off/trade_off_view.h"
#include "ui/window/chart_actions.h"
#include "ui/window/data_dialogs.h"
#include "ui/window/edit_gestures.h"
#include "ui/window/file_dialogs.h"
#include "ui/window/file_kinds.h"
#include "ui/window/file_menu.h"
#include "ui/window/help_menu.h"
#include "ui/window/notice_bar.h"
#include "ui/window/page_export.h"
#include "ui/window/preferences_desk.h"
#include "ui/window/presenter_desk.h"
#include "ui/window/side_panels.h"
#include "ui/window/status_line.h"
#include "ui/window/study_exports.h"
#include "ui/window/tips.h"
#include "ui/window/tool_bar.h"
#include "ui/window/view_tabs.h"

namespace epsiscope {

namespace {

/// Whether somebody has begun the opening, or wants it never again.
const QString kNoOpening = QStringLiteral("opening/taken");

}  // namespace

MainWindow::MainWindow(QSettings& settings, const WindowStart& start, QWidget* parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_asksBeforeClosing(start.asksBeforeClosing),
      m_actions(makeActions(this, menuBar())),
      m_preferences(
          std::make_unique<PreferencesDesk>(m_actions, settings, start.systemIsDark, start.pointSize, this)) {
  assemble();
  connectSession();
  makeDesks(start);
  connectEdits();
  connectRequests();
  keepCopies(start.recoveryFolder);
  if (!start.looksFolder.empty()) m_looks = std::make_unique<LookBook>(m_session, start.looksFolder);
  restore();
  setAcceptDrops(true);
  closeSections(start.closedSections);
  for (const QString& complaint : start.complaints) complain(complaint);
  // In front of them: it is answered first.
  if (m_recovery) m_recovery->offer();
  m_session.open(start.study            ? OpenRequest(OpenStudy{*start.study})
                 : start.file.isEmpty() ? OpenRequest(OpenDefault{})
                                        : OpenRequest(OpenFile{start.file}));
  if (start.offersOpening) offerOpening();
}

void MainWindow::complain(const QString& sentence) {
  m_session.post({.sentence = sentence, .kind = Notice::Kind::error, .isAboutProgram = true});
}

void MainWindow::closeSections(const QStringList& names) {
  const QStringList known = m_setup->sectionNames();
  for (const QString& name : names)
    if (!known.contains(name))
      complain(tr("class.json closes \"%1\", but Setup has no such section; it has %2.")
                   .arg(name, known.join(QStringLiteral(", "))));
  m_setup->closeSections(names);
}

MainWindow::~MainWindow() {
  // Messages of the session while it ends are not shown any more.
  disconnect(&m_session, nullptr, this, nullptr);
}

void MainWindow::assemble() {
  m_tools = new ToolBar(m_actions, this);
  addToolBar(m_tools);
  m_setup = new SetupPanel(m_actions.changeData, this);
  m_setup->setFocusPolicy(Qt::NoFocus);
  m_notice = new NoticeBar(this);
  m_tabs = new ViewTabs(m_actions.tabs, this);
  auto* desk = new QWidget(this);
  desk->setProperty("role", QStringLiteral("desk"));
  desk->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(desk);
  column->setContentsMargins(16, 8, 16, 0);
  column->setSpacing(0);
  column->addWidget(m_notice);
  column->addWidget(m_tabs, 1);
  m_explain = new ExplainPanel(this);
  auto* splitter = new QSplitter(Qt::Horizontal, this);
  splitter->setChildrenCollapsible(false);
  splitter->setHandleWidth(1);
  splitter->addWidget(m_setup);
  splitter->addWidget(desk);
  splitter->addWidget(m_explain);
  splitter->setStretchFactor(1, 1);
  setCentralWidget(splitter);
  // Without its panels, which make room, a page needs a little more and is cut by that much.
  setMinimumWidth(640);
  m_status = new StatusLine(this);
  setStatusBar(m_status);
}

void MainWindow::makeDesks(const WindowStart& start) {
  m_panels = std::make_unique<SidePanels>(SidePanels::Panel{m_actions.setup, m_setup},
                                          SidePanels::Panel{m_actions.explain, m_explain});
  m_edits = std::make_unique<EditGestures>(m_actions, m_session, *m_setup);
  m_files = std::make_unique<FileMenu>(m_actions, m_session, m_settings, this);
  m_watch = std::make_unique<FileWatch>(m_session);
  m_data = std::make_unique<DataDialogs>(m_session, *m_preferences, this);
  m_exports = std::make_unique<StudyExports>(m_session, m_settings, this);
  m_page = std::make_unique<PageExport>(m_session, this);
  m_charts = std::make_unique<ChartActions>(m_actions, *m_tabs, m_session, m_settings, this);
  m_lessons = std::make_unique<LessonDesk>(
      LessonDesk::Parts{.window = this,
                        .menu = m_actions.lessons,
                        .explain = m_explain,
                        .explainAction = m_actions.explain,
                        .setupAction = m_actions.setup,
                        .theme = [this]() -> const Theme& { return m_preferences->theme(); }},
      m_session, m_settings);
  m_presenting = std::make_unique<PresenterDesk>(PresenterDesk::Parts{.window = this,
                                                                      .action = m_actions.presenter,
                                                                      .sliders = m_actions.presenterSliders,
                                                                      .setup = m_setup},
                                                 m_session, m_settings, *m_preferences, m_lessons->runner());
  m_help = std::make_unique<HelpMenu>(m_actions, *m_explain, start.commandPages, this);
  m_tips = std::make_unique<Tips>(m_tabs->view<TradeOffView>(), m_settings);
}

void MainWindow::keepCopies(const QString& folder) {
  if (folder.isEmpty()) return;
  const auto wanted = [this] { return loadPreferences(m_settings).recoveryCopies; };
  m_recovery = std::make_unique<Recovery>(m_session, folder, wanted);
}

/// Says once where they cannot be kept: without a word they would be gone at the next start.
void MainWindow::keepSettings() {
  if (m_settingsAreLost || protectSettings(m_settings)) return;
  m_settingsAreLost = true;
  m_session.post(
      {.sentence = tr("Settings cannot be kept in %1, so they last until this window is closed; make that "
                      "file one that can be written, and make room for it.")
                       .arg(m_settings.fileName()),
       .kind = Notice::Kind::error,
       .isAboutProgram = true});
}

void MainWindow::connectSession() {
  connect(&m_session, &Session::changed, this, &MainWindow::present);
  connect(m_actions.run, &QAction::triggered, &m_session, &Session::run);
  connect(m_actions.stop, &QAction::triggered, &m_session, &Session::stop);
  connect(m_actions.newNoise, &QAction::triggered, &m_session, &Session::newNoise);
  connect(m_actions.newSplit, &QAction::triggered, &m_session, &Session::newSplits);
  connect(m_actions.pauseUpdating, &QAction::toggled, &m_session, &Session::setPaused);
  connect(m_tools, &ToolBar::runRequested, &m_session, &Session::run);
  connect(m_tools, &ToolBar::stopRequested, &m_session, &Session::stop);
  connect(m_status, &StatusLine::stopRequested, &m_session, &Session::stop);
  connect(m_setup, &SetupPanel::taskChosen, this, [this](TaskId task) { m_session.open(OpenTask{task}); });
  connect(m_tabs, &ViewTabs::startDataRequested, this, [this] { m_session.open(OpenStartData{}); });
  connect(m_setup, &SetupPanel::badText, &m_session, &Session::setBadText);
  connect(m_notice, &NoticeBar::dismissed, &m_session, &Session::dismissNotice);
  connect(m_notice, &NoticeBar::allDismissed, &m_session, &Session::dismissNotices);
  connect(&m_tabs->view<NoiseView>(), &NoiseView::newNoiseRequested, &m_session, &Session::newNoise);
  connect(m_tabs, &ViewTabs::chosen, this, [this](const std::string& view) {
    Study study = m_session.state().study;
    study.view.tab = view;
    m_session.setStudy(study);
  });
  if (m_asksBeforeClosing) m_session.setQuestion([this] { return mayLeaveStudy(); });
}

void MainWindow::connectEdits() {
  connect(m_setup, &SetupPanel::edited, m_edits.get(), &EditGestures::edit);
  connect(m_tabs, &ViewTabs::edited, m_edits.get(), &EditGestures::edit);
  connect(m_data.get(), &DataDialogs::edited, m_edits.get(), &EditGestures::edit);
  connect(m_presenting.get(), &PresenterDesk::edited, m_edits.get(), &EditGestures::edit);
}

/// Connects the parts that ask others for something.
void MainWindow::connectRequests() {
  connect(m_actions.quit, &QAction::triggered, this, &MainWindow::close);
  connect(m_actions.opening, &QAction::triggered, this, &MainWindow::showOpening);
  connect(m_actions.compareResults, &QAction::triggered, this, &MainWindow::compareResults);
  connect(m_presenting.get(), &PresenterDesk::guessesWanted, m_lessons.get(), &LessonDesk::collectGuesses);
  connect(m_setup, &SetupPanel::readingRequested, m_data.get(), &DataDialogs::showReading);
  connect(&m_tabs->view<DataView>(), &DataView::readingAsked, m_data.get(), &DataDialogs::showReading);
  connect(m_setup, &SetupPanel::cellsRequested, m_data.get(), &DataDialogs::showCells);
  connect(m_status, &StatusLine::cellsRequested, m_data.get(), &DataDialogs::showCells);
  connect(m_data.get(), &DataDialogs::rowChosen, this, &MainWindow::showRow);
  connect(m_tools, &ToolBar::releaseRequested, this, &MainWindow::askForRelease);
  connect(m_tools, &ToolBar::exportRequested, m_charts.get(), &ChartActions::showExport);
  connect(m_charts.get(), &ChartActions::allChartsRequested, m_exports.get(), &StudyExports::askForFolder);
  connect(m_actions.exportAll, &QAction::triggered, m_exports.get(), &StudyExports::askForFolder);
  connect(m_actions.exportReport, &QAction::triggered, m_exports.get(), &StudyExports::askForReport);
  connect(m_actions.handOut, &QAction::triggered, m_page.get(), &PageExport::ask);
  connect(m_actions.print, &QAction::triggered, m_exports.get(), &StudyExports::askForPrinter);
  connect(m_setup, &SetupPanel::helpRequested, m_help.get(), &HelpMenu::explain);
  connect(m_notice, &NoticeBar::actionRequested, this, &MainWindow::act);
  connect(m_preferences.get(), &PreferencesDesk::dressed, this, &MainWindow::showDressed);
  connect(m_preferences.get(), &PreferencesDesk::resetRequested, this, &MainWindow::resetSettings);
}

void MainWindow::restore() {
  m_setup->restore(m_settings);
  m_panels->restore(m_settings);
  m_preferences->dressUp();
  resize(QSize(1440, 900).boundedTo(screen()->availableSize() * 0.95));
  restoreGeometry(m_settings.value(QStringLiteral("geometry")).toByteArray());
  m_files->showRecentFiles();
  // Not on the first button: Space at the start should not open a dialog.
  setFocus();
}

/// Back to how the first start looks; the study stays.
void MainWindow::resetSettings() {
  m_settings.clear();
  m_preferences->forget();
  m_panels->forget();
  m_presenting->forgetSliders();
  restore();
}

const Preferences& MainWindow::preferences() const {
  return m_preferences->preferences();
}

void MainWindow::setPreferences(const Preferences& preferences) {
  m_preferences->setPreferences(preferences);
}

void MainWindow::prepareEnd() {
  m_asksBeforeClosing = false;
  saveLook();
  if (m_recovery) m_recovery->leave();
}

void MainWindow::keepWhatIsNotWritten() {
  m_recovery.reset();
  m_session.keepRuns();
}

View* MainWindow::currentView() const {
  return m_tabs->front();
}

void MainWindow::present(Aspects what) {
  const AppState& state = m_session.state();
  if (what & (Aspect::study | Aspect::data)) {
    m_setup->present(state);
    m_tabs->offer(state.study, state.locked);
    offerViews(m_actions, state.study);
    for (QAction* tab : m_actions.tabs) tab->setEnabled(state.locked.isEmpty());
    showTitle();
  }
  if (what & Aspect::picture) m_setup->showSuggestions(state);
  if (what & (Aspect::study | Aspect::data | Aspect::picture | Aspect::result)) presentView();
  m_presenting->present();
  if (what & Aspect::notice) m_notice->present(state.notices);
  m_tools->present(state);
  m_status->present(state);
  m_edits->present();
  const bool isOpen = state.locked.isEmpty();
  m_actions.run->setEnabled(isOpen && state.whyNotRunnable().isEmpty());
  m_actions.newNoise->setEnabled(isOpen);
  m_actions.stop->setEnabled(state.activity.kind != Activity::Kind::none);
  m_actions.newSplit->setEnabled(isOpen && taskOf(state.study).facts().learns);
  m_actions.pauseUpdating->setChecked(state.paused);
}

void MainWindow::presentView() {
  if (!m_session.state().dataset) return;
  m_tabs->present(m_session.state(), m_preferences->theme());
  m_explain->present(m_session.state());
}

void MainWindow::showDressed() {
  m_setup->setTheme(m_preferences->theme());
  m_presenting->present();
  m_panels->makeRoom(width(), m_preferences->pointSize());
  m_tips->show(preferences().tips);
  keepSettings();
  if (m_opening) m_opening->setTheme(m_preferences->theme());
  presentView();
}

void MainWindow::showTitle() {
  const AppState& state = m_session.state();
  QString name = state.dataset ? QString::fromStdString(state.dataset->name) : QString();
  if (!state.studyFile.isEmpty()) name = QFileInfo(state.studyFile).fileName();
  setWindowTitle((name.isEmpty() ? QString() : name + QStringLiteral("[*] – ")) +
                 QStringLiteral("Epsiscope"));
  setWindowModified(state.dataset && state.isModified());
  // File dialogs begin where the study lies, or its data.
  const std::string table = fileOnDisk(state.study.data.file);
  setWindowFilePath(!state.studyFile.isEmpty() || table.empty() ? state.studyFile
                                                                : QString::fromStdString(table));
}

void MainWindow::showRow(std::size_t row) {
  m_actions.tabs.front()->trigger();
  m_tabs->view<DataView>().goTo(row, 0);
}

/// Beside each other: the run that is shown, if there is one, and those that the user adds.
void MainWindow::compareResults() {
  auto* dialog = new CompareDialog(m_settings, m_preferences->theme(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const AppState& state = m_session.state();
  if (state.result)
    dialog->addRun(state.studyFile.isEmpty() ? tr("this run") : state.studyFile, state.result);
  dialog->show();
}

void MainWindow::offerOpening() {
  // From the first start on, which has nothing to restore, until it is answered.
  const bool isFirst = !m_settings.contains(QStringLiteral("geometry"));
  if (m_settings.value(kNoOpening).toBool() || !(isFirst || m_settings.contains(kNoOpening))) return;
  m_settings.setValue(kNoOpening, false);
  m_session.post({.sentence = tr("New here? Three ideas in three minutes: noise, a guessing game, and what "
                                 "privacy costs."),
                  .actions = {NoticeAction::showOpening, NoticeAction::neverOpening}});
}

/// It leads to the study of its last screen, unless somebody has changed theirs.
void MainWindow::showOpening() {
  if (m_opening && m_opening->isVisible()) return m_opening->raise();
  m_opening = new OpeningDialog(m_preferences->theme(), freshSeed(), this);
  connect(m_opening, &OpeningDialog::doorOpened, this, [this](const Study& wanted) {
    const AppState& state = m_session.state();
    if (state.isModified() || state.study.data.file != wanted.data.file || state.study.task != wanted.task)
      return;
    Study study = state.study;
    Study shown = wanted;
    if (auto* methods = taskOf(study).methodsOf(study)) *methods = *taskOf(study).methodsOf(shown);
    study.view.epsilon = wanted.view.epsilon;
    study.view.tab = view_id::tradeOff;
    m_session.setStudy(study);
  });
  m_opening->show();
}

void MainWindow::act(NoticeAction action, std::size_t index) {
  switch (action) {
    case NoticeAction::locate:
      return m_files->relocate();
    case NoticeAction::match:
    case NoticeAction::declare:
      return m_session.open(AskAgain{});
    case NoticeAction::cells:
      return m_data->showCells();
    case NoticeAction::restore:
      return m_recovery->restore();
    case NoticeAction::discard:
      m_session.dismissNotice(index);
      return m_recovery->discard();
    case NoticeAction::learnClasses: {
      const AppState& state = m_session.state();
      const TaskId task = classTasks(state.study).front();
      return m_session.setStudy(withTask(withStarters(state.study, task), task, state.dataset.get()));
    }
    case NoticeAction::showOpening:
      m_session.dismissNotice(index);
      m_settings.setValue(kNoOpening, true);
      return showOpening();
    case NoticeAction::neverOpening:
      m_settings.setValue(kNoOpening, true);
      return m_session.dismissNotice(index);
    case NoticeAction::reopen: {
      const QString file = m_session.state().notices[index].file;
      m_session.dismissNotice(index);
      return m_session.open(OpenFile{file});
    }
    case NoticeAction::replaceRun:
      m_session.dismissNotice(index);
      return m_session.replaceKeptRun();
    case NoticeAction::openPage:
      QDesktopServices::openUrl(QUrl::fromLocalFile(m_session.state().notices[index].file));
      return;
    case NoticeAction::useRecipe:
      return m_files->openByRecipe(m_session.state().notices[index].file);
  }
}

/// Returns whether the study may give way; asks if it has changes that are not saved.
bool MainWindow::mayLeaveStudy() {
  return !m_asksBeforeClosing || mayClose(this, m_session);
}

void MainWindow::askForRelease() {
  const AppState& state = m_session.state();
  if (!state.locked.isEmpty()) return m_session.fail(state.locked);
  if (!state.dataset || state.study.data.file == kPlanFile)
    return m_session.fail(tr("A release is made of a table, and none is open: a plan has nobody's data."));
  takeTypedText();
  if (!mayLeaveStudy()) return;
  saveLook();
  emit releaseRequested();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  takeTypedText();
  if (!mayLeaveStudy()) return event->ignore();
  saveLook();
  event->accept();
}

void MainWindow::saveLook() {
  m_presenting->close();
  m_setup->save(m_settings);
  m_panels->save(m_settings);
  m_settings.setValue(QStringLiteral("geometry"), saveGeometry());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (dropped(*event->mimeData()).isSomething()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const Dropped what = dropped(*event->mimeData());
  if (!what.isSomething()) return;
  event->acceptProposedAction();
  m_files->open(what);
}

/// A user who comes back from another program may have changed files there.
bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::WindowActivate && m_watch) m_watch->check();
  return QMainWindow::event(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  m_panels->makeRoom(width(), m_preferences->pointSize());
}

}  // namespace epsiscope
