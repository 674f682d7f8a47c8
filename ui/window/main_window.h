#pragma once

#include <QMainWindow>
#include <QPointer>

#include <filesystem>
#include <memory>
#include <optional>

#include "ui/explain/handbook.h"
#include "ui/session/session.h"
#include "ui/window/window_actions.h"

class QSettings;

namespace epsiscope {

class ChartActions;
class DataDialogs;
class EditGestures;
class ExplainPanel;
class FileWatch;
class FileMenu;
class HelpMenu;
class LessonDesk;
class LookBook;
class NoticeBar;
class OpeningDialog;
class PageExport;
struct Preferences;
class PreferencesDesk;
class PresenterDesk;
class Recovery;
class SetupPanel;
class SidePanels;
class StatusLine;
class StudyExports;
class Tips;
class ToolBar;
class View;
class ViewTabs;

/// The start of a window.
struct WindowStart {
  QString file;                     ///< data or a study; empty: the built-in study
  std::optional<Study> study = {};  ///< in the place of a file
  bool systemIsDark = false;
  double pointSize = 10;                        ///< of the text at 100 %
  bool asksBeforeClosing = true;                ///< about changes that are not saved
  QString recoveryFolder = {};                  ///< of the copies that survive a crash; empty: none are kept
  std::filesystem::path looksFolder = {};       ///< of the tables that were looked at; empty: none are noted
  std::vector<HandbookPage> commandPages = {};  ///< of the handbook, about the command line
  QStringList closedSections = {};              ///< of Setup
  QStringList complaints = {};                  ///< the parts of the window's start that could not be used
  bool offersOpening = false;  ///< three ideas before the whole window, until somebody says never again
};

/// Assembles panels, views and bars and the objects that act for the menus, and presents the session's state.
class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  MainWindow(QSettings& settings, const WindowStart& start, QWidget* parent = nullptr);
  ~MainWindow() override;

  Session& session() { return m_session; }
  const Preferences& preferences() const;
  /// The program is asked to end and asks nobody: unsaved changes are kept for the next start.
  void prepareEnd();
  /// The window will not show again: what its workers have not written yet is written now, before anything
  /// waits for one of them.
  void keepWhatIsNotWritten();
  /// Applies and remembers them.
  void setPreferences(const Preferences& preferences);
  View* currentView() const;
  const WindowActions& actionsOfWindow() const { return m_actions; }

signals:
  /// The study is to be released: this window gives way.
  void releaseRequested();

protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void assemble();
  void makeDesks(const WindowStart& start);
  void keepCopies(const QString& folder);
  void keepSettings();
  void saveLook();
  void connectSession();
  void connectEdits();
  void connectRequests();
  void restore();
  void resetSettings();
  void present(Aspects what);
  void presentView();
  void showTitle();
  void showDressed();
  void showRow(std::size_t row);
  void compareResults();
  void offerOpening();
  void closeSections(const QStringList& names);
  void complain(const QString& sentence);
  void showOpening();
  void act(NoticeAction action, std::size_t index);
  bool mayLeaveStudy();
  void askForRelease();

  QSettings& m_settings;
  bool m_asksBeforeClosing;
  Session m_session;
  WindowActions m_actions;
  std::unique_ptr<PreferencesDesk> m_preferences;

  ToolBar* m_tools;
  SetupPanel* m_setup;
  NoticeBar* m_notice;
  ViewTabs* m_tabs;
  ExplainPanel* m_explain;
  StatusLine* m_status;

  std::unique_ptr<SidePanels> m_panels;
  std::unique_ptr<EditGestures> m_edits;
  std::unique_ptr<FileMenu> m_files;
  std::unique_ptr<DataDialogs> m_data;
  std::unique_ptr<StudyExports> m_exports;
  std::unique_ptr<PageExport> m_page;
  std::unique_ptr<ChartActions> m_charts;
  std::unique_ptr<LessonDesk> m_lessons;
  std::unique_ptr<PresenterDesk> m_presenting;
  std::unique_ptr<HelpMenu> m_help;
  std::unique_ptr<Tips> m_tips;
  QPointer<OpeningDialog> m_opening;     ///< null: it is not open
  std::unique_ptr<Recovery> m_recovery;  ///< null: no copies are kept
  std::unique_ptr<FileWatch> m_watch;
  std::unique_ptr<LookBook> m_looks;  ///< null: none are noted
  bool m_settingsAreLost = false;
};

}  // namespace epsiscope
