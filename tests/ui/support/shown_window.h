#pragma once

#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

#include <memory>

#include "core/tasks/task.h"
#include "tests/support/every_task.h"
#include "tests/ui/support/settled.h"
#include "ui/charts/chart.h"
#include "ui/state/preferences.h"
#include "ui/views/view.h"
#include "ui/window/main_window.h"

namespace epsiscope::test {

/// A window on the built-in study, at rest.
class ShownWindow : public testing::Test {
protected:
  void SetUp() override { start({}); }
  void start(const Preferences& preferences, QSize size = {1440, 900}) {
    savePreferences(settings, preferences);
    window.reset();
    window = std::make_unique<MainWindow>(settings, WindowStart{.file = {}, .asksBeforeClosing = false});
    window->resize(size);
    window->show();
    rest();
  }
  void rest() {
    settleWithPeople(window->session(), looksAtPeople);
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
  }
  const AppState& state() const { return window->session().state(); }
  const WindowActions& actions() const { return window->actionsOfWindow(); }
  void openTab(const char* id) {
    Study study = state().study;
    study.view.tab = id;
    window->session().setStudy(study);
    rest();
  }
  void openTask(TaskId task) {
    window->session().open(OpenExample{QString::fromLatin1(taskOf(task).facts().start)});
    rest();
  }

  bool looksAtPeople = false;  ///< pictures at rest say what other people would change
  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  std::unique_ptr<MainWindow> window;
};

}  // namespace epsiscope::test
