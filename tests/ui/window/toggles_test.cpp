#include <gtest/gtest.h>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QPointer>

#include <algorithm>
#include <random>

#include "tests/ui/support/shown_window.h"
#include "ui/opening/opening_dialog.h"
#include "ui/window/presenter.h"

// The toggles of the window, used by somebody who does not wait, on a machine that has no time.

namespace epsiscope::toggles_test {
namespace {

class Toggles : public test::ShownWindow {
protected:
  /// All actions of the window that toggle something, or do at once what takes more than one event.
  std::vector<QAction*> all() const {
    const WindowActions& has = actions();
    std::vector<QAction*> found = {has.largerText, has.smallerText, has.normalText,
                                   has.opening,    has.preferences, has.chartTable};
    for (QAction* action : window->findChildren<QAction*>())
      if (action->isCheckable() && !action->text().isEmpty()) found.push_back(action);
    for (QAction* tab : has.tabs) found.push_back(tab);
    return found;
  }
  /// Handles as many of the waiting events as a busy machine does until the next key is pressed.
  void pass(std::mt19937& random) const {
    switch (random() % 6) {
      case 0:
        break;
      case 1:
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        break;
      case 2:
        QCoreApplication::sendPostedEvents(window.get());
        break;
      case 3:
        QCoreApplication::sendPostedEvents();
        break;
      default:
        for (auto round = random() % 3; round < 3; ++round) QCoreApplication::processEvents();
    }
  }
  void restAndForget() {
    rest();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    rest();
  }
  void expectWhatIsSwitchedOn() const {
    const QList<Presenter*> presenters = window->findChildren<Presenter*>();
    ASSERT_EQ(presenters.size(), actions().presenter->isChecked() ? 1 : 0);
    for (const Presenter* one : presenters) EXPECT_TRUE(one->isVisible());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(window->updatesEnabled());
    EXPECT_TRUE(hasContents(window->currentView()->charts().front()->model()));
  }
};

TEST_F(Toggles, ThePresenterComesAndGoesTwentyTimes) {
  for (unsigned seed = 1; seed <= 12; ++seed) {
    std::mt19937 random(seed);
    for (int press = 0; press < 20; ++press) {
      actions().presenter->trigger();
      const auto shown = window->findChildren<Presenter*>();
      EXPECT_LE(std::ranges::count_if(shown, &QWidget::isVisible), 1);
      pass(random);
    }
    restAndForget();
    expectWhatIsSwitchedOn();
  }
}

/// A lesson that goes on notifies the presenter that exists at that time.
TEST_F(Toggles, ThePresenterComesAndGoesInALesson) {
  QAction* start = nullptr;
  for (QAction* action : actions().lessons->actions())
    if (action->objectName() == QStringLiteral("lesson:noise-and-epsilon")) start = action;
  ASSERT_NE(start, nullptr);
  for (unsigned seed = 1; seed <= 4; ++seed) {
    std::mt19937 random(seed);
    for (int press = 0; press < 20; ++press) {
      random() % 4 == 0 ? start->trigger() : actions().presenter->trigger();
      pass(random);
    }
    restAndForget();
    expectWhatIsSwitchedOn();
  }
}

TEST_F(Toggles, EachIsSwitchedTwentyTimes) {
  ASSERT_GE(all().size(), 15u);
  unsigned seed = 0;
  // Some are recreated with the object that they belong to.
  std::vector<QPointer<QAction>> switches;
  for (QAction* action : all()) switches.emplace_back(action);
  for (const QPointer<QAction>& action : switches) {
    if (!action) continue;
    SCOPED_TRACE(action->text().toStdString());
    std::mt19937 random(++seed);
    for (int press = 0; press < 20; ++press) {
      if (action) action->trigger();
      pass(random);
    }
    restAndForget();
    expectWhatIsSwitchedOn();
    if (actions().presenter->isChecked()) actions().presenter->trigger();
  }
}

TEST_F(Toggles, AllAreSwitchedInAnyOrder) {
  for (unsigned seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    for (int press = 0; press < 60; ++press) {
      const std::vector<QAction*> now = all();
      QAction* action = random() % 4 == 0 ? actions().presenter : now[random() % now.size()];
      if (action->isEnabled()) action->trigger();
      pass(random);
    }
    if (actions().pauseUpdating->isChecked()) actions().pauseUpdating->trigger();
    restAndForget();
    expectWhatIsSwitchedOn();
  }
}

/// A dialog that was closed is not the one that is wanted again.
TEST_F(Toggles, WhatIsOpenedRightAfterItWasClosedIsThere) {
  actions().opening->trigger();
  rest();
  auto* first = window->findChild<OpeningDialog*>();
  ASSERT_NE(first, nullptr);
  first->close();
  actions().opening->trigger();
  restAndForget();
  ASSERT_NE(window->findChild<OpeningDialog*>(), nullptr);
  EXPECT_TRUE(window->findChild<OpeningDialog*>()->isVisible());
}

/// A window that ends in the middle of this leaves no pending work.
TEST_F(Toggles, AWindowThatEndsMeanwhileIsGone) {
  for (unsigned presses = 1; presses <= 4; ++presses) {
    start({});
    for (unsigned press = 0; press < presses; ++press) actions().presenter->trigger();
    actions().largerText->trigger();
    actions().opening->trigger();
    window.reset();
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  for (const QWidget* left : QApplication::topLevelWidgets())
    EXPECT_EQ(qobject_cast<const Presenter*>(left), nullptr);
}

}  // namespace
}  // namespace epsiscope::toggles_test
