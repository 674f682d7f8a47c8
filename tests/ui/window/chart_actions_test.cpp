#include <gtest/gtest.h>

#include <QAction>
#include <QSettings>
#include <QTableView>

#include "tests/support/temporary_folder.h"
#include "tests/ui/events.h"
#include "tests/ui/support/settled.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_rows.h"
#include "ui/charts/chart_table.h"
#include "ui/views/view.h"
#include "ui/window/main_window.h"

namespace epsiscope::chart_actions_test {
namespace {

class ChartActionsTest : public testing::Test {
protected:
  ChartActionsTest() {
    window.resize(1440, 900);
    window.show();
    test::settle(window.session());
    actions().tabs[3]->trigger();  // a view with several charts
    test::settle(window.session());
  }
  const WindowActions& actions() const { return window.actionsOfWindow(); }
  Chart& chart(std::size_t index) const { return *window.currentView()->charts()[index]; }

  test::TemporaryFolder folder;
  QSettings settings{QString::fromStdString((folder.path() / "settings.ini").string()), QSettings::IniFormat};
  MainWindow window{settings, {.file = {}, .asksBeforeClosing = false}};
};

TEST_F(ChartActionsTest, ZoomActionsAreForTheChartWithTheKeyboardAndSayWhyTheyCannot) {
  EXPECT_FALSE(actions().zoomBack->isEnabled());
  EXPECT_TRUE(actions().zoomBack->toolTip().startsWith(QStringLiteral("No other part")));
  chart(1).setFocus();
  test::press(chart(1), Qt::Key_Plus);
  ASSERT_TRUE(actions().zoomBack->isEnabled());
  EXPECT_TRUE(actions().zoomBack->toolTip().startsWith(QStringLiteral("Shows the part")));
  actions().zoomBack->trigger();
  EXPECT_FALSE(chart(1).isZoomed());
  EXPECT_FALSE(actions().resetZoom->isEnabled());
  actions().zoomForward->trigger();
  EXPECT_TRUE(chart(1).isZoomed());
  chart(0).setFocus();
  EXPECT_FALSE(actions().zoomBack->isEnabled()) << "another chart";
  EXPECT_TRUE(actions().resetZoom->isEnabled()) << "for all charts of the view";
  actions().resetZoom->trigger();
  EXPECT_FALSE(chart(1).isZoomed());
}

TEST_F(ChartActionsTest, TheTableFollowsTheChart) {
  actions().chartTable->trigger();
  actions().chartTable->trigger();
  ASSERT_EQ(window.findChildren<ChartTable*>().size(), 1) << "one a chart";
  const auto* table = window.findChild<ChartTable*>()->findChild<QTableView*>();
  const auto expected = [this] {
    return static_cast<int>(chartRows(window.currentView()->modelOf(&chart(0))).size());
  };
  EXPECT_EQ(table->model()->rowCount(), expected());
  Study study = window.session().state().study;
  study.labelPrivacy.binWidth = 0.5;
  const int before = table->model()->rowCount();
  window.session().setStudy(study);
  test::settle(window.session());
  EXPECT_EQ(table->model()->rowCount(), expected());
  EXPECT_NE(table->model()->rowCount(), before);
}

}  // namespace
}  // namespace epsiscope::chart_actions_test
