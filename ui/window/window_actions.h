#pragma once

#include <QKeySequence>
#include <QObject>

#include <vector>

#include "core/study/study_fwd.h"

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace epsiscope {

/// Every action of the window with its menus and shortcuts. They are connected where their work is done.
struct WindowActions {
  QAction* open;
  QAction* openDatabase;
  QAction* openStudy;
  QAction* download;
  QAction* save;
  QAction* saveAs;
  QAction* exportChart;
  QAction* exportAll;
  QAction* exportReport;
  QAction* handOut;  ///< as a page for a browser
  QAction* print;
  QAction* quit;
  QAction* undo;
  QAction* redo;
  QAction* copyPicture;
  QAction* copyData;
  QAction* copyTable;
  QAction* pasteTable;
  QAction* planData;
  QAction* chartTable;
  QAction* preferences;
  QAction* run;
  QAction* stop;
  QAction* newNoise;
  QAction* newSplit;
  QAction* compareResults;
  QAction* pauseUpdating;  ///< checkable
  QAction* setup;          ///< checkable: whether the panel is shown
  QAction* explain;        ///< checkable
  QAction* ghost;          ///< checkable
  QAction* zoomBack;
  QAction* zoomForward;
  QAction* resetZoom;
  QAction* largerText;
  QAction* smallerText;
  QAction* normalText;
  QAction* presenter;  ///< checkable
  QAction* opening;    ///< three ideas before the whole window
  QAction* help;
  QAction* shortcuts;
  QAction* handbook;
  QAction* about;
  std::vector<QAction*> tabs;  ///< one per view, in the order of allViews()
  QActionGroup* themes;        ///< data(): "system", "light", "dark"
  QMenu* presenterSliders;     ///< checkable; data(): the key of the study
  QMenu* recent;
  QMenu* builtIn;     ///< actions' data(): the id
  QMenu* publicData;  ///< data sets read by a recipe; data(): its id
  QMenu* changeData;
  QMenu* lessons;   ///< filled by LessonDesk
  QMenu* examples;  ///< studies on built-in data, one per task; data(): the id
  QMenu* papers;    ///< studies that repeat a paper's protocol; data(): the id
};

/// Makes all actions and fills the menu bar.
WindowActions makeActions(QWidget* window, QMenuBar* bar);

/// Takes the text that is being typed for finished, as if the field were left: shortcuts, menus and tool
/// buttons leave the focus where it is, and what they save, run or show is what is on the screen.
void takeTypedText();

/// Shows the actions of the task's views; Ctrl and a digit count what is there.
void offerViews(const WindowActions& actions, const Study& study);

/// Returns all actions that have a shortcut as a table for the help page.
QString shortcutTable(const WindowActions& actions);

}  // namespace epsiscope
