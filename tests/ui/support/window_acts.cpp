#include "tests/ui/support/window_acts.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QDialog>

#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope::test {

namespace {

void changeStudy(MainWindow& window, const std::function<void(Study&)>& change) {
  Study study = window.session().state().study;
  change(study);
  window.session().setStudy(study);
}

}  // namespace

std::vector<WindowAct> windowActs(MainWindow& window) {
  const WindowActions& actions = window.actionsOfWindow();
  const auto trigger = [](QAction* action) { return [action] { action->trigger(); }; };
  const auto toTab = [&window](const char* id) {
    return [&window, id] { changeStudy(window, [id](Study& study) { study.view.tab = id; }); };
  };
  std::vector<WindowAct> acts{
      {"larger text", trigger(actions.largerText), trigger(actions.normalText), true},
      {"dark theme", trigger(actions.themes->actions()[2]), trigger(actions.themes->actions()[1]), true},
      {"presenter", trigger(actions.presenter),
       [&actions] {
         actions.presenter->setChecked(false);
         QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
       },
       true},
      {"opening", trigger(actions.opening),
       [&window] {
         for (QWidget* one : window.findChildren<QDialog*>()) one->close();
       }},
      {"undo", trigger(actions.undo)},
      {"slider step", [&window] { changeStudy(window, [](Study& study) { study.view.epsilon *= 1.1; }); }},
      {"copy picture", trigger(actions.copyPicture)},
      {"setup hidden", trigger(actions.setup), trigger(actions.setup)},
      {"explain hidden", trigger(actions.explain), trigger(actions.explain)}};
  for (const ViewKind* view : viewsOf(window.session().state().study))
    acts.push_back({view->id, toTab(view->id), toTab(view_id::tradeOff)});
  return acts;
}

}  // namespace epsiscope::test
