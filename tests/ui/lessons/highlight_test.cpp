#include "ui/lessons/highlight.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "tests/ui/lessons/lesson_window.h"
#include "ui/setup/setup_panel.h"
#include "ui/widgets/section.h"

namespace epsiscope::highlight_test {
namespace {

using test::settle;

class HighlightTest : public test::LessonWindow {
protected:
  QRect placeOf(const LessonTarget& target) const {
    return {target.widget->mapTo(window.get(), target.place().topLeft()), target.place().size()};
  }
  static void process() {
    for (int round = 0; round < 4; ++round) QCoreApplication::processEvents();
  }
};

TEST_F(HighlightTest, LiesAroundAControlAndLetsTheMouseThrough) {
  Highlight highlight(window.get());
  const LessonTarget target = findTarget(QStringLiteral("view.epsilon"), *window);
  ASSERT_NE(target.widget, nullptr);
  highlight.surround(target);
  EXPECT_TRUE(highlight.isVisible());
  EXPECT_TRUE(highlight.geometry().contains(placeOf(target)));
  EXPECT_TRUE(highlight.testAttribute(Qt::WA_TransparentForMouseEvents));
  highlight.surround({});
  EXPECT_TRUE(highlight.isHidden());
}

TEST_F(HighlightTest, FollowsScrollingAndAWindowThatBecomesSmaller) {
  Highlight highlight(window.get());
  const LessonTarget target = findTarget(QStringLiteral("view.epsilon"), *window);
  highlight.surround(target);
  window->resize(1400, 500);
  process();
  auto* area = window->findChild<SetupPanel*>();
  area->verticalScrollBar()->setValue(60);
  process();
  EXPECT_EQ(highlight.geometry().top(),
            std::max(placeOf(target).top() - 4, area->viewport()->mapTo(window.get(), QPoint(0, 0)).y()));
  area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
  process();
  const QRect seen(area->viewport()->mapTo(window.get(), QPoint(0, 0)), area->viewport()->size());
  EXPECT_TRUE(highlight.isHidden() || seen.contains(highlight.geometry()));
}

TEST_F(HighlightTest, FollowsALineOfAChart) {
  Highlight highlight(window.get());
  const LessonTarget target = findTarget(QStringLiteral("guide:trade-off/epsilon"), *window);
  ASSERT_NE(target.widget, nullptr);
  highlight.surround(target);
  const int before = highlight.geometry().center().x();
  type(QStringLiteral("view.epsilon"), QStringLiteral("4"));
  target.widget->grab();
  process();
  EXPECT_GT(highlight.geometry().center().x(), before);
  EXPECT_NEAR(highlight.geometry().center().x(), placeOf(target).center().x(), 2);
}

TEST_F(HighlightTest, LeadsToWhatIsOnAnotherTab) {
  openTab(QStringLiteral("noise"));
  openTab(QStringLiteral("data"));
  const LessonTarget target = findTarget(QStringLiteral("guide:noise/y"), *window);
  EXPECT_EQ(target.tab, 2);
  EXPECT_EQ(findTarget(QStringLiteral("tab:noise"), *window).place(), target.place());
  EXPECT_EQ(findTarget(QStringLiteral("tab:theory"), *window).widget, nullptr) << "of another task";
  EXPECT_EQ(findTarget(QStringLiteral("no-such-control"), *window).widget, nullptr);
}

TEST_F(HighlightTest, LeadsToAControlOfThePanelThatIsPutAway) {
  EXPECT_FALSE(findTarget(QStringLiteral("view.epsilon"), *window).leadsThere);
  window->actionsOfWindow().setup->setChecked(false);
  const LessonTarget target = findTarget(QStringLiteral("view.epsilon"), *window);
  EXPECT_TRUE(target.leadsThere);
  EXPECT_EQ(target.widget, part("setup"));
}

TEST_F(HighlightTest, UnfoldsAndScrollsToTheControl) {
  window->resize(1300, 500);
  process();
  auto* section = window->findChild<Section*>(QStringLiteral("runs"));
  section->setOpen(false);
  const LessonTarget target = findTarget(QStringLiteral("epsilon"), *window);
  ASSERT_NE(target.widget, nullptr);
  reveal(target);
  EXPECT_TRUE(section->isOpen());
  process();
  EXPECT_TRUE(target.widget->isVisible());
  EXPECT_FALSE(target.widget->visibleRegion().isEmpty());
}

}  // namespace
}  // namespace epsiscope::highlight_test
