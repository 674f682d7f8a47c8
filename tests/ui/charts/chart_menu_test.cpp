#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>

#include "core/study/study.h"
#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/charts/chart.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_menu_test {
namespace {

class ChartMenuTest : public testing::Test {
protected:
  ChartMenuTest() {
    chart.resize(900, 600);
    chart.show(test::tradeOffModel(60, lightTheme()));
  }
  QMenu* menu() const { return chart.findChild<QMenu*>(QStringLiteral("chart-menu")); }
  QMenu* openByKey() {
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QCoreApplication::sendEvent(&chart, &event);
    return menu();
  }
  QAction* entry(const char* name) const { return menu()->findChild<QAction*>(QString::fromLatin1(name)); }
  void close() { delete menu(); }

  Chart chart;
};

TEST_F(ChartMenuTest, OpensOnARightClickButNotAfterADrag) {
  test::drag(chart, {400, 300}, {450, 320}, Qt::RightButton);
  EXPECT_EQ(menu(), nullptr);
  test::sendMouse(chart, QEvent::MouseButtonPress, {400, 300}, Qt::RightButton);
  test::sendMouse(chart, QEvent::MouseButtonRelease, {400, 300}, Qt::RightButton);
  EXPECT_NE(menu(), nullptr);
}

TEST_F(ChartMenuTest, OffersWhatThereIsToDo) {
  ASSERT_NE(openByKey(), nullptr);
  for (const char* name :
       {"chart.zoom-back", "chart.zoom-forward", "chart.everything", "chart.fit", "chart.remove-markers"})
    EXPECT_TRUE(!entry(name)->isEnabled() && entry(name)->toolTip().endsWith('.')) << name << " says why";
  EXPECT_TRUE(entry("chart.log-x")->isChecked());
  EXPECT_TRUE(entry("chart.pin")->isEnabled());
  close();
  test::press(chart, Qt::Key_Plus);
  chart.pinMarker(1);
  openByKey();
  for (const char* name : {"chart.zoom-back", "chart.everything", "chart.fit", "chart.remove-markers"})
    EXPECT_TRUE(entry(name)->isEnabled()) << name;
}

TEST_F(ChartMenuTest, EveryEntryDoesWhatItSays) {
  test::press(chart, Qt::Key_Plus);
  openByKey();
  entry("chart.zoom-back")->trigger();
  EXPECT_FALSE(chart.isZoomed());
  close();
  openByKey();
  entry("chart.zoom-forward")->trigger();
  EXPECT_TRUE(chart.isZoomed());
  close();
  openByKey();
  entry("chart.everything")->trigger();
  EXPECT_FALSE(chart.isZoomed());
  entry("chart.pin")->trigger();
  EXPECT_EQ(chart.look().markers.size(), 1u);
  entry("chart.log-x")->trigger();
  EXPECT_EQ(chart.look().logX, false);
  EXPECT_FALSE(chart.model().x.logarithmic);
  close();
  openByKey();
  entry("chart.remove-markers")->trigger();
  EXPECT_TRUE(chart.look().markers.empty());
}

TEST_F(ChartMenuTest, EndsWithTheActionsOfTheWindow) {
  QAction own(QStringLiteral("Copy picture"));
  chart.addAction(&own);
  EXPECT_EQ(openByKey()->actions().back(), &own);
}

TEST_F(ChartMenuTest, AMapSaysWhyItsAxesAreFixed) {
  chart.show(test::heatModel());
  openByKey();
  EXPECT_FALSE(entry("chart.log-x")->isEnabled());
  EXPECT_FALSE(entry("chart.log-x")->toolTip().isEmpty());
}

class ChartAccessibleTest : public ChartMenuTest {
protected:
  QAccessibleInterface* interface() { return QAccessible::queryAccessibleInterface(&chart); }
  std::string value() { return interface()->text(QAccessible::Value).toStdString(); }
};

TEST_F(ChartAccessibleTest, IsAChartWithNameSummaryAndReading) {
  EXPECT_EQ(interface()->role(), QAccessible::Chart);
  EXPECT_EQ(interface()->text(QAccessible::Name).toStdString(), "What privacy costs");
  const std::string summary = interface()->text(QAccessible::Description).toStdString();
  EXPECT_NE(summary.find("Lowest at ε 0.5: central-ridge, ≈ 0.33"), std::string::npos) << summary;
  EXPECT_NE(summary.find("Highest at ε 0.5: gaussian"), std::string::npos) << summary;
  EXPECT_EQ(value(), "");
  QAccessibleActionInterface* actions = interface()->actionInterface();
  ASSERT_NE(actions, nullptr);
  actions->doAction(QAccessibleActionInterface::scrollRightAction());
  EXPECT_NE(value().find("laplace: "), std::string::npos);
  actions->doAction(QAccessibleActionInterface::scrollDownAction());
  EXPECT_EQ(value().find("laplace: "), 0u) << "one curve alone";
  EXPECT_EQ(interface()->text(QAccessible::Name).toStdString(), "What privacy costs: " + value());
  actions->doAction(QAccessibleActionInterface::showMenuAction());
  EXPECT_NE(menu(), nullptr);
}

TEST_F(ChartAccessibleTest, TabReachesGuidesAndLegendAndSaysThem) {
  static_cast<QWidget&>(chart).show();
  QApplication::setActiveWindow(&chart);
  chart.setFocus();
  test::press(chart, Qt::Key_Tab);
  EXPECT_EQ(value(), "error I can accept: 0.60");
  test::press(chart, Qt::Key_Tab);
  EXPECT_EQ(value(), "ε 0.5");
  test::press(chart, Qt::Key_Tab);
  EXPECT_EQ(value(), "laplace, shown");
  test::press(chart, Qt::Key_Right);
  test::press(chart, Qt::Key_Space);
  EXPECT_EQ(value(), "gaussian, hidden");
  EXPECT_EQ(chart.look().hidden, std::vector<std::string>{"gaussian"});
  test::press(chart, Qt::Key_Space, Qt::ControlModifier);
  EXPECT_EQ(chart.look().hidden.size(), 5u) << "alone";
}

}  // namespace
}  // namespace epsiscope::chart_menu_test
