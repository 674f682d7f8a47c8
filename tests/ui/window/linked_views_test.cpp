#include <gtest/gtest.h>

#include <QAction>
#include <QToolButton>

#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/state/view_kind.h"

namespace epsiscope::linked_views_test {
namespace {

using test::settle;

class LinkedViews : public test::ShownWindow {
protected:
  const Study& study() const { return window->session().state().study; }
  Chart* chart() const { return window->currentView()->charts()[0]; }
  bool hasTip() const { return window->currentView()->findChild<QToolButton*>("dismiss-tip")->isVisible(); }
  void openTab(const char* id) {
    for (std::size_t i = 0; i < allViews().size(); ++i)
      if (std::string(id) == allViews()[i].id) window->actionsOfWindow().tabs[i]->trigger();
    settle(window->session());
  }
};

TEST_F(LinkedViews, APointOfTheTradeOffOpensItsNoiseAndUndoGoesBack) {
  emit chart()->pointClicked(QStringLiteral("laplace/exact"), 0.25, 1);
  settle(window->session());
  EXPECT_EQ(study().view.tab, view_id::noise);
  EXPECT_EQ(chart()->model().id, QStringLiteral("noise"));
  EXPECT_DOUBLE_EQ(study().view.epsilon, 0.25);
  window->actionsOfWindow().undo->trigger();
  settle(window->session());
  EXPECT_DOUBLE_EQ(study().view.epsilon, 1);
  EXPECT_FALSE(study().view.method);
}

TEST_F(LinkedViews, AZoomOutlivesAnotherTabAndAnotherEpsilon) {
  test::press(*chart(), Qt::Key_Plus);
  const auto zoomed = chart()->limits();
  openTab(view_id::noise);
  emit window->currentView()->charts()[0]->guideDragged(QStringLiteral("y"), 2);
  openTab(view_id::tradeOff);
  EXPECT_EQ(chart()->limits(), zoomed);
  emit chart()->guideDragged(QStringLiteral("epsilon"), 0.5);
  settle(window->session());
  EXPECT_EQ(chart()->limits(), zoomed);
  EXPECT_EQ(study().view.charts.size(), 1u);
}

TEST_F(LinkedViews, OtherDataAreShownWhole) {
  test::press(*chart(), Qt::Key_Plus);
  window->session().open(OpenBuiltIn{QStringLiteral("advertising-sales")});
  settle(window->session());
  EXPECT_FALSE(chart()->isZoomed());
}

TEST_F(LinkedViews, TheTipIsTakenOnceAndComesBackWithItsSwitch) {
  EXPECT_TRUE(hasTip());
  emit chart()->guideDragged(QStringLiteral("epsilon"), 0.5);
  settle(window->session());
  EXPECT_FALSE(hasTip());
  start(window->preferences());
  EXPECT_FALSE(hasTip()) << "a window that is opened later knows";
  Preferences preferences = window->preferences();
  preferences.tips = false;
  window->setPreferences(preferences);
  EXPECT_FALSE(hasTip());
  preferences.tips = true;
  window->setPreferences(preferences);
  EXPECT_TRUE(hasTip());
}

}  // namespace
}  // namespace epsiscope::linked_views_test
