#include <QAction>
#include <QLabel>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>

#include "tests/ui/support/shown_window.h"
#include "ui/state/view_kind.h"

namespace epsiscope::scale_test {
namespace {

/// The font and preferred size of every visible widget, in a fixed order.
QStringList looks(const QWidget& window) {
  QStringList looks;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    // A scroll area's preferred size is a memory of its contents; no layout depends on it.
    if (!widget->isVisible() || widget->inherits("QScrollArea") || widget->inherits("QStackedWidget"))
      continue;
    const QSize size = widget->sizeHint();
    looks << QStringLiteral("%1 %2 %3: %4pt %5x%6")
                 .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                      widget->accessibleName())
                 .arg(widget->font().pointSizeF())
                 .arg(size.width())
                 .arg(size.height());
  }
  looks.sort();
  return looks;
}

class Scale : public test::ShownWindow {};

TEST_F(Scale, ChangingItWhileItRunsGivesWhatStartingWithItGives) {
  std::vector<const char*> tabs;
  for (const ViewKind* view : viewsOf(Study())) tabs.push_back(view->id);
  start({.scalePercent = 200});
  std::vector<QStringList> expected;
  for (const char* tab : tabs) {
    openTab(tab);
    expected.push_back(looks(*window));
  }
  start({});
  window->setPreferences({.scalePercent = 200});
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    openTab(tabs[i]);
    const QStringList now = looks(*window);
    for (const QString& look : now)
      EXPECT_TRUE(expected[i].contains(look)) << tabs[i] << ": " << look.toStdString();
    for (const QString& look : expected[i])
      EXPECT_TRUE(now.contains(look)) << tabs[i] << " wanted: " << look.toStdString();
  }
}

TEST_F(Scale, KeysGoInStepsAndStopAtTheEnds) {
  actions().largerText->trigger();
  EXPECT_EQ(window->preferences().scalePercent, 125);
  actions().smallerText->trigger();
  actions().smallerText->trigger();
  EXPECT_EQ(window->preferences().scalePercent, 75);
  EXPECT_FALSE(actions().smallerText->isEnabled());
  for (int i = 0; i < 20; ++i) actions().largerText->trigger();
  EXPECT_EQ(window->preferences().scalePercent, 300);
  actions().normalText->trigger();
  EXPECT_EQ(loadPreferences(settings).scalePercent, 100);
}

TEST_F(Scale, PanelsMakeRoomWhereThereIsNoneAndComeBack) {
  const auto shown = [&] { return std::pair(actions().setup->isChecked(), actions().explain->isChecked()); };
  EXPECT_EQ(shown(), std::pair(true, true));
  window->resize(1024, 600);
  rest();
  EXPECT_EQ(shown(), std::pair(true, false));
  window->setPreferences({.scalePercent = 200});
  rest();
  EXPECT_EQ(shown(), std::pair(false, false));
  actions().setup->trigger();
  EXPECT_TRUE(shown().first) << "its key shows it all the same";
  actions().setup->trigger();
  actions().setup->trigger();
  window->setPreferences({});
  window->resize(1440, 900);
  rest();
  EXPECT_EQ(shown(), std::pair(true, true));
}

/// At the smallest window with the largest promised text, all permanent widgets are inside.
TEST_F(Scale, BarsFitIntoASmallWindowWithLargeText) {
  for (const int percent : {100, 150, 200}) {
    start({.scalePercent = percent}, {1024, 600});
    EXPECT_LE(window->width(), 1024);
    EXPECT_LE(window->height(), 600);
    for (const QWidget* bar :
         {static_cast<QWidget*>(window->statusBar()), static_cast<QWidget*>(window->findChild<QToolBar*>())})
      for (const QWidget* part : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!part->isVisible() || part->objectName().startsWith(QLatin1String("qt_"))) continue;
        EXPECT_TRUE(bar->rect().contains(part->geometry()))
            << percent << " % " << part->metaObject()->className() << " " << part->objectName().toStdString();
      }
    const auto* mode = window->statusBar()->findChild<QLabel*>(QStringLiteral("mode"));
    EXPECT_TRUE(mode->isVisible());
    EXPECT_GE(mode->width(), mode->sizeHint().width()) << percent << " % the mark of Classroom is cut";
    EXPECT_TRUE(mode->text().startsWith(QStringLiteral("Classroom")));
  }
}

}  // namespace
}  // namespace epsiscope::scale_test
