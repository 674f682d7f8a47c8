#include <gtest/gtest.h>

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QWheelEvent>

#include "tests/ui/support/shown_window.h"
#include "ui/setup/setup_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/slider_track.h"

namespace epsiscope::edit_gestures_test {
namespace {

class EditGesturesTest : public test::ShownWindow {
protected:
  static void send(QWidget* widget, QEvent::Type type, int key, bool repeats) {
    QKeyEvent event(type, key, Qt::NoModifier, {}, repeats);
    QCoreApplication::sendEvent(widget, &event);
  }
  QWidget* epsilonTrack() const {
    return window->findChild<ParameterSlider*>(QStringLiteral("view.epsilon"))->findChild<SliderTrack*>();
  }
  /// Holds a key, which repeats until it is released.
  void hold(int key, int repeats) const {
    for (int i = 0; i <= repeats; ++i) send(epsilonTrack(), QEvent::KeyPress, key, i > 0);
    send(epsilonTrack(), QEvent::KeyRelease, key, false);
  }
};

TEST_F(EditGesturesTest, AKeyThatIsHeldIsOneStepAndPressedAgainAnother) {
  hold(Qt::Key_Right, 10);
  const double once = state().study.view.epsilon;
  hold(Qt::Key_Right, 5);
  EXPECT_GT(state().study.view.epsilon, once);
  actions().undo->trigger();
  EXPECT_EQ(state().study.view.epsilon, once);
  actions().undo->trigger();
  EXPECT_EQ(state().study.view.epsilon, 1);
  EXPECT_FALSE(actions().undo->isEnabled());
}

TEST_F(EditGesturesTest, AWheelIsOneStepUntilItRests) {
  QWidget* track = epsilonTrack();
  track->setFocus();
  const auto turn = [&](quint64 milliseconds) {
    const QPointF at = track->rect().center();
    QWheelEvent event(at, track->mapToGlobal(at), QPoint(), QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    event.setTimestamp(milliseconds);
    QCoreApplication::sendEvent(track, &event);
    return state().study.view.epsilon;
  };
  turn(10000);
  turn(10100);
  const double rested = turn(10300);
  ASSERT_NE(rested, 1);
  ASSERT_NE(turn(12000), rested);
  actions().undo->trigger();
  EXPECT_EQ(state().study.view.epsilon, rested);
  actions().undo->trigger();
  EXPECT_EQ(state().study.view.epsilon, 1);
}

TEST_F(EditGesturesTest, TheMenuNamesWhatWouldBeUndone) {
  const auto openMenu = [this] {
    for (QObject* place : actions().undo->associatedObjects())
      if (auto* menu = qobject_cast<QMenu*>(place)) emit menu->aboutToShow();
  };
  hold(Qt::Key_Right, 0);
  openMenu();
  EXPECT_TRUE(actions().undo->text().contains(QStringLiteral("ε"))) << actions().undo->text().toStdString();
  actions().undo->trigger();
  openMenu();
  EXPECT_EQ(actions().undo->text(), QStringLiteral("&Undo"));
  EXPECT_TRUE(actions().redo->text().contains(QStringLiteral("ε")));
}

}  // namespace
}  // namespace epsiscope::edit_gestures_test
