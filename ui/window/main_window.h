#pragma once

#include <QMainWindow>
#include <QPointer>

#include <optional>
#include <vector>

#include "ui/session/session.h"
#include "ui/state/preferences.h"
#include "ui/theme/theme.h"
#include "ui/window/window_actions.h"

class QSettings;
class QSplitter;
class QTabWidget;

namespace epsiscope {

class CellReportDialog;
class Chart;
class ExplainPanel;
class ImportDialog;
class NoticeBar;
class Page;
class PreferencesDialog;
class Presenter;
class Recovery;
class SetupPanel;
class StatusLine;
class ToolBar;
class View;

/// How a window starts.
struct WindowStart {
  QString file;  ///< data or a study; empty: the built-in study
  bool systemIsDark = false;
  double pointSize = 10;          ///< of the text at 100 %
  bool asksBeforeClosing = true;  ///< about changes that are not saved
  QString recoveryFolder = {};    ///< of the copies that survive a crash; empty: none are kept
};

/// Assembles panel, views, explanations and bars, and is the one place where they meet the session.
class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  MainWindow(QSettings& settings, const WindowStart& start, QWidget* parent = nullptr);
  ~MainWindow() override;

  Session& session() { return m_session; }
  const Preferences& preferences() const { return m_preferences; }
  /// Applies and remembers them.
  void setPreferences(const Preferences& preferences);
  /// Back to how the first start looks; the study stays.
  void resetSettings();
  View* currentView() const;
  /// Precondition: there is such a view.
  View* viewOf(const std::string& id) const;
  const WindowActions& actionsOfWindow() const { return m_actions; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void assemble();
  void connectSession();
  void connectParts();
  void connectFileActions();
  void connectRecipes();  ///< main_window_recipes.cpp: published data sets
  void openRecipe(const QString& id);
  void connectOtherActions();
  void connectImport();  ///< main_window_import.cpp
  void showImport(const DataChoice& choice, std::shared_ptr<const Dataset> dataset);
  void connectExports();      ///< main_window_exports.cpp
  void connectLessons();      ///< main_window_lessons.cpp
  void connectPreferences();  ///< main_window_preferences.cpp: preferences, text size, presenter mode
  void connectCharts();       ///< main_window_charts.cpp: zoom, tables, what charts tell
  void connectTips();         ///< main_window_tips.cpp
  void showTips();
  void connectSafety();  ///< main_window_safety.cpp: pause, clipboard, recovery
  void connectData();    ///< main_window_data.cpp: bad cells, recent files, drops
  void showCells();
  void showRow(std::size_t row);
  void restore();
  double pointSize() const;
  void dressUp();
  void makeRoom();
  void showPreferences();
  void showPresenter(bool on);
  void offerPresenterSliders();
  void present(Aspects what);
  void showTabs(const Study& study);
  void presentView();
  void showTitle();
  void showRecentFiles();
  void edit(const Study& study);
  void countPress(const QEvent& event);
  void nameHistory();
  void act(NoticeAction action, std::size_t index);
  void chooseTab(int index);
  Chart* chosenChart() const;  ///< of the view in front: the one with the keyboard, else the first
  void offerZooms();
  void showTable();
  /// What there is to know about a control, in the right panel.
  void explain(QWidget* about);

  QSettings& m_settings;
  WindowStart m_start;
  Session m_session;
  Preferences m_preferences;
  Theme m_theme;
  WindowActions m_actions;
  ToolBar* m_tools;
  QSplitter* m_splitter;
  SetupPanel* m_setup;
  NoticeBar* m_notice;
  QTabWidget* m_tabs;
  std::vector<View*> m_views;  ///< in the order of allViews()
  std::vector<Page*> m_pages;
  ExplainPanel* m_explain;
  StatusLine* m_status;
  Recovery* m_recovery = nullptr;  ///< null: no copies are kept
  QPointer<PreferencesDialog> m_preferencesDialog;
  QPointer<Presenter> m_presenter;
  QPointer<CellReportDialog> m_cells;
  QPointer<ImportDialog> m_import;
  bool m_setupWanted = true, m_explainWanted = true;
  std::optional<bool> m_roomForSetup, m_roomForExplain;
  quint64 m_press = 1;     ///< counts presses: the changes of one drag, or of a held key, are one step
  bool m_keyHeld = false;  ///< a key is down, and may repeat
};

}  // namespace epsiscope
