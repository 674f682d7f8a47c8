#include "ui/window/window_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include "core/builtin/generators.h"
#include "core/recipes/recipe.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/window/paper_studies.h"

namespace epsiscope {

namespace {

QAction* makeAction(QWidget* window, const QString& text, const QKeySequence& keys, const QString& tip) {
  auto* action = new QAction(text, window);
  action->setShortcut(keys);
  action->setToolTip(tip);
  action->setStatusTip(QString());
  window->addAction(action);
  return action;
}

QAction* makeSwitch(QWidget* window, const QString& text, const QKeySequence& keys, const QString& tip) {
  QAction* action = makeAction(window, text, keys, tip);
  action->setCheckable(true);
  return action;
}

void makeFileActions(WindowActions& actions, QWidget* window) {
  actions.open =
      makeAction(window, QObject::tr("&Open data…"), QKeySequence::Open,
                 QObject::tr("Opens a table: comma, semicolon, tab or space separated text, or gz of it."));
  actions.openDatabase =
      makeAction(window, QObject::tr("Open &from a database…"), {},
                 QObject::tr("Opens a table or the rows of a SELECT of a PostgreSQL server."));
  actions.openStudy = makeAction(window, QObject::tr("Open s&tudy…"), Qt::CTRL | Qt::SHIFT | Qt::Key_O,
                                 QObject::tr("Opens a saved study with its data."));
  actions.download =
      makeAction(window, QObject::tr("&Download public data…"), {},
                 QObject::tr("Lists public data sets, to be downloaded from their publishers and checked."));
  actions.save = makeAction(window, QObject::tr("&Save study"), QKeySequence::Save,
                            QObject::tr("Saves all parameters; the data are named, not copied."));
  actions.saveAs = makeAction(window, QObject::tr("Save study &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
                              QObject::tr("Saves all parameters in another file."));
  actions.exportChart = makeAction(window, QObject::tr("&Export chart…"), Qt::CTRL | Qt::Key_E,
                                   QObject::tr("Writes a chart as PNG, SVG or PDF, or its data as CSV."));
  actions.exportAll = makeAction(
      window, QObject::tr("Export all &charts…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E,
      QObject::tr("Writes every chart of every view into a folder, as the last chart was exported."));
  actions.exportReport =
      makeAction(window, QObject::tr("Export &report…"), Qt::CTRL | Qt::ALT | Qt::Key_E,
                 QObject::tr("Writes charts, tables, parameters and warnings as one HTML or PDF page."));
  actions.handOut =
      makeAction(window, QObject::tr("&Hand out a page…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
                 QObject::tr("Writes the study as one file that any browser opens, with its sliders."));
  actions.print =
      makeAction(window, QObject::tr("&Print…"), QKeySequence::Print, QObject::tr("Prints the report."));
  actions.quit = makeAction(window, QObject::tr("&Quit"), Qt::CTRL | Qt::Key_Q, {});
}

void makeEditActions(WindowActions& actions, QWidget* window) {
  actions.undo = makeAction(window, QObject::tr("&Undo"), QKeySequence::Undo,
                            QObject::tr("Takes the last change back."));
  actions.redo = makeAction(window, QObject::tr("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
                            QObject::tr("Makes the change again."));
  actions.copyPicture = makeAction(window, QObject::tr("Copy &picture"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
                                   QObject::tr("Copies the chart as a picture."));
  actions.copyData = makeAction(window, QObject::tr("Copy chart &data"), Qt::CTRL | Qt::SHIFT | Qt::Key_D,
                                QObject::tr("Copies the chart's data as a table."));
  actions.copyTable = makeAction(window, QObject::tr("Cop&y table"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                                 QObject::tr("Copies the table of the view for a spreadsheet."));
  actions.pasteTable = makeAction(window, QObject::tr("P&aste a table"), Qt::CTRL | Qt::SHIFT | Qt::Key_V,
                                  QObject::tr("Opens the table that is on the clipboard as data."));
  actions.chartTable = makeAction(window, QObject::tr("Chart as &table"), Qt::CTRL | Qt::Key_T,
                                  QObject::tr("Shows the chart's summary and its data as a table."));
  actions.preferences = makeAction(window, QObject::tr("Pr&eferences…"), Qt::CTRL | Qt::Key_Comma,
                                   QObject::tr("Appearance, size of text, language, numbers and safety."));
  actions.preferences->setMenuRole(QAction::PreferencesRole);
}

void makeStudyActions(WindowActions& actions, QWidget* window) {
  actions.run = makeAction(window, QObject::tr("&Run"), Qt::CTRL | Qt::Key_R,
                           QObject::tr("Samples runs: each with its own split, prior and noise."));
  actions.stop = makeAction(window, QObject::tr("&Stop"), Qt::Key_Escape,
                            QObject::tr("Stops what is running; what is finished stays."));
  actions.newNoise =
      makeAction(window, QObject::tr("&New noise"), Qt::CTRL | Qt::Key_N,
                 QObject::tr("Another seed for the noise and for private priors; the splits stay. The same "
                             "seed gives the same."));
  actions.newSplit = makeAction(
      window, QObject::tr("New sp&lit"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
      QObject::tr("Another seed for the splits: other rows are learned from and tested on. The noise keeps "
                  "its seed."));
  actions.compareResults =
      makeAction(window, QObject::tr("Compare res&ults…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R,
                 QObject::tr("Sets the runs of two or more results files side by side, with differences."));
  actions.pauseUpdating =
      makeSwitch(window, QObject::tr("&Pause updating"), Qt::CTRL | Qt::Key_U,
                 QObject::tr("Keeps the pictures as they are while several parameters are changed."));
}

void makeViewActions(WindowActions& actions, QWidget* window) {
  for (const ViewKind& view : allViews())
    actions.tabs.push_back(makeAction(window, QCoreApplication::translate("Tasks", view.name), {}, {}));
  actions.setup = makeSwitch(window, QObject::tr("&Setup"), Qt::Key_F8,
                             QObject::tr("Shows or hides the parameters of the study."));
  actions.explain = makeSwitch(window, QObject::tr("&Explain"), Qt::Key_F9,
                               QObject::tr("Shows or hides the explanations."));
  for (QAction* panel : {actions.setup, actions.explain}) panel->setChecked(true);
  actions.ghost = makeSwitch(window, QObject::tr("Show what was before"), Qt::CTRL | Qt::Key_B,
                             QObject::tr("Draws the curves from before the last change faintly behind "
                                         "those of now: to see what it did."));
  actions.zoomBack = makeAction(window, QObject::tr("Zoom bac&k"), Qt::ALT | Qt::Key_Left,
                                QObject::tr("Shows the part of the chart that was shown before."));
  actions.zoomForward = makeAction(window, QObject::tr("Zoom &forward"), Qt::ALT | Qt::Key_Right,
                                   QObject::tr("Takes going back in the zoom back."));
  actions.resetZoom = makeAction(window, QObject::tr("&Reset zoom"), Qt::ALT | Qt::Key_Home,
                                 QObject::tr("Shows the charts in full again."));
  actions.largerText = makeAction(window, QObject::tr("Lar&ger"), QKeySequence::ZoomIn,
                                  QObject::tr("Makes text and controls larger, up to 300 %."));
  // Plus without Shift, on keyboards that have it above the equals sign.
  actions.largerText->setShortcuts({QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal});
  actions.smallerText = makeAction(window, QObject::tr("S&maller"), QKeySequence::ZoomOut,
                                   QObject::tr("Makes text and controls smaller, down to 75 %."));
  actions.normalText = makeAction(window, QObject::tr("Normal si&ze"), Qt::CTRL | Qt::Key_0,
                                  QObject::tr("Text and controls at 100 %."));
  actions.presenter = makeSwitch(window, QObject::tr("&Presenter mode"), Qt::Key_F11,
                                 QObject::tr("Full screen, large text, only the chart and chosen sliders."));
  actions.presenterSliders = new QMenu(QObject::tr("Sliders f&or presenting"), window);
  actions.themes = new QActionGroup(window);
  for (const auto& [id, name] :
       {std::pair("system", QObject::tr("As the &system")), std::pair("light", QObject::tr("&Light")),
        std::pair("dark", QObject::tr("&Dark"))}) {
    auto* action = new QAction(name, actions.themes);
    action->setCheckable(true);
    action->setData(QString::fromLatin1(id));
  }
}

void makeHelpActions(WindowActions& actions, QWidget* window) {
  actions.opening =
      makeAction(window, QObject::tr("&Three ideas to begin with"), {},
                 QObject::tr("Noise, a guessing game, and what privacy costs, in three minutes."));
  actions.help = makeAction(window, QObject::tr("&Explain this view"), Qt::Key_F1,
                            QObject::tr("What the view shows, its formula and what to look for."));
  actions.shortcuts = makeAction(window, QObject::tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_Question, {});
  actions.handbook = makeAction(window, QObject::tr("&Handbook"), {}, {});
  actions.about = makeAction(window, QObject::tr("&About Epsiscope"), {}, {});
  actions.about->setMenuRole(QAction::AboutRole);
}

void makeDataMenus(WindowActions& actions, QWidget* window) {
  actions.recent = new QMenu(QObject::tr("Rece&nt"), window);
  actions.builtIn = new QMenu(QObject::tr("&Built-in data"), window);
  for (const BuiltIn& builtIn : builtIns()) {
    QAction* action = actions.builtIn->addAction(QString::fromStdString(sentence("Core", builtIn.title)));
    action->setData(QString::fromUtf8(builtIn.id));
    action->setToolTip(QString::fromStdString(sentence("Core", builtIn.description)));
  }
  actions.planData = makeAction(window, QObject::tr("P&lan a data set"), {},
                                QObject::tr("Invents people as you expect them, before you have asked any."));
  actions.publicData = new QMenu(QObject::tr("P&ublic data sets"), window);
  actions.publicData->setToolTipsVisible(true);
  for (const Recipe& recipe : recipes()) {
    QAction* action = actions.publicData->addAction(QString::fromStdString(sentence("Core", recipe.title)) +
                                                    QStringLiteral("…"));
    action->setData(QString::fromUtf8(recipe.id));
    action->setToolTip(QString::fromStdString(sentence("Core", recipe.description)));
  }
  actions.papers = new QMenu(QObject::tr("&Compare with a paper"), window);
  for (const PaperStudy& paper : paperStudies())
    actions.papers->addAction(QObject::tr(paper.name))->setData(QString::fromLatin1(paper.id));
  actions.examples = new QMenu(QObject::tr("E&xamples"), window);
  const auto addExample = [&](const QString& text, const char* id) {
    actions.examples->addAction(text)->setData(QString::fromLatin1(id));
  };
  for (const Task* task : allTasks())
    addExample(QObject::tr(wordsOf(task->facts().task).example), task->facts().start);
  addExample(QObject::tr("As published, with mistakes: house prices"), "as-printed");
  actions.lessons = new QMenu(QObject::tr("&Lessons"), window);
  actions.changeData = new QMenu(window);
  actions.changeData->addActions({actions.open, actions.openDatabase});
  actions.changeData->addMenu(actions.recent);
  actions.changeData->addMenu(actions.publicData);
  actions.changeData->addAction(actions.download);
  actions.changeData->addSeparator();
  actions.changeData->addActions(actions.builtIn->actions());
  actions.changeData->addAction(actions.planData);
}

void fillMenuBar(const WindowActions& actions, QMenuBar* bar) {
  QMenu* file = bar->addMenu(QObject::tr("&File"));
  file->addActions({actions.open, actions.openDatabase, actions.openStudy});
  file->addMenu(actions.recent);
  file->addMenu(actions.builtIn);
  file->addMenu(actions.publicData);
  file->addAction(actions.download);
  file->addAction(actions.planData);
  file->addMenu(actions.examples);
  file->addSeparator();
  file->addActions({actions.save, actions.saveAs});
  file->addSeparator();
  file->addActions(
      {actions.exportChart, actions.exportAll, actions.exportReport, actions.handOut, actions.print});
  file->addSeparator();
  file->addAction(actions.quit);

  QMenu* edit = bar->addMenu(QObject::tr("&Edit"));
  edit->addActions({actions.undo, actions.redo});
  edit->addSeparator();
  edit->addActions(
      {actions.copyPicture, actions.copyData, actions.copyTable, actions.chartTable, actions.pasteTable});
  edit->addSeparator();
  edit->addAction(actions.preferences);

  QMenu* view = bar->addMenu(QObject::tr("&View"));
  for (QAction* tab : actions.tabs) view->addAction(tab);
  view->addSeparator();
  view->addActions({actions.setup, actions.explain, actions.presenter});
  view->addMenu(actions.presenterSliders);
  view->addSeparator();
  view->addAction(actions.ghost);
  QMenu* zoom = view->addMenu(QObject::tr("Zoom and te&xt size"));
  zoom->addActions({actions.zoomBack, actions.zoomForward, actions.resetZoom});
  zoom->addSeparator();
  zoom->addActions({actions.largerText, actions.smallerText, actions.normalText});
  QMenu* theme = view->addMenu(QObject::tr("Appearan&ce"));
  theme->addActions(actions.themes->actions());

  QMenu* study = bar->addMenu(QObject::tr("&Study"));
  study->addActions({actions.run, actions.stop, actions.pauseUpdating, actions.newNoise, actions.newSplit});
  study->addAction(actions.compareResults);
  study->addMenu(actions.papers);
  bar->addMenu(actions.lessons);
  QMenu* help = bar->addMenu(QObject::tr("&Help"));
  help->addActions({actions.opening, actions.help, actions.handbook, actions.shortcuts, actions.about});
}

}  // namespace

void offerViews(const WindowActions& actions, const Study& study) {
  int key = Qt::Key_1;
  for (std::size_t i = 0; i < actions.tabs.size(); ++i) {
    const bool has = isOffered(allViews()[i], study);
    actions.tabs[i]->setVisible(has);
    actions.tabs[i]->setShortcut(has ? QKeySequence(Qt::CTRL | Qt::Key(key++)) : QKeySequence());
  }
}

WindowActions makeActions(QWidget* window, QMenuBar* bar) {
  WindowActions actions{};
  makeFileActions(actions, window);
  makeEditActions(actions, window);
  makeStudyActions(actions, window);
  makeViewActions(actions, window);
  makeHelpActions(actions, window);
  makeDataMenus(actions, window);
  fillMenuBar(actions, bar);
  // Connected before everything that the actions do.
  for (QAction* action : window->actions())
    QObject::connect(action, &QAction::triggered, window, &takeTypedText);
  return actions;
}

void takeTypedText() {
  if (auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget())) emit line->editingFinished();
}

QString shortcutTable(const WindowActions& actions) {
  QString rows;
  const QList<QAction*> all = qobject_cast<const QWidget*>(actions.quit->parent())->actions();
  for (const QAction* action : all)
    if (!action->shortcut().isEmpty())
      rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                  .arg(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped(),
                       action->text().remove(QLatin1Char('&')).toHtmlEscaped());
  return QStringLiteral("<table cellpadding='3'>%1</table>").arg(rows);
}

}  // namespace epsiscope
