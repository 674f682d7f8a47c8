#include "ui/explain/explain_panel.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QSettings>
#include <QToolButton>

#include "tests/support/temporary_folder.h"
#include "tests/ui/events.h"
#include "tests/ui/support/settled.h"
#include "ui/widgets/method_list.h"
#include "ui/window/main_window.h"

namespace epsiscope::explain_panel_test {
namespace {

class ExplainPanelTest : public testing::Test {
protected:
  ExplainPanelTest() {
    window.resize(1440, 900);
    window.show();
  }
  ~ExplainPanelTest() override { test::settle(window.session()); }
  void SetUp() override { test::settle(window.session()); }
  ExplainPanel* panel() const { return window.findChild<ExplainPanel*>(); }
  QToolButton* back() const { return panel()->findChild<QToolButton*>(QStringLiteral("back-to-view")); }
  QWidget* control(const char* name) const { return window.findChild<QWidget*>(QLatin1String(name)); }
  void askAbout(QWidget* widget) {
    widget->setFocus();
    window.actionsOfWindow().help->trigger();
  }

  test::TemporaryFolder folder;
  QSettings settings{QString::fromStdString((folder.path() / "s.ini").string()), QSettings::IniFormat};
  MainWindow window{settings, WindowStart{.file = {}, .asksBeforeClosing = false}};
};

TEST_F(ExplainPanelTest, HelpShowsThePageOfTheControlInFocusAndBackReturnsToIt) {
  EXPECT_EQ(panel()->topic(), QStringLiteral("view:trade-off"));
  EXPECT_TRUE(back()->isHidden());
  auto* field = control("view.epsilon")->findChild<QLineEdit*>();
  askAbout(field);
  EXPECT_EQ(panel()->topic(), QStringLiteral("view.epsilon"));
  EXPECT_FALSE(back()->isHidden());
  test::press(*panel(), Qt::Key_Escape);
  EXPECT_EQ(panel()->topic(), QStringLiteral("view:trade-off"));
  EXPECT_EQ(window.focusWidget(), field);
}

TEST_F(ExplainPanelTest, HelpWithoutAControlIsAboutTheView) {
  askAbout(control("view.epsilon")->findChild<QLineEdit*>());
  askAbout(&window);
  EXPECT_EQ(panel()->topic(), QStringLiteral("view:trade-off"));
}

TEST_F(ExplainPanelTest, AnotherViewBringsItsOwnPage) {
  askAbout(control("view.epsilon")->findChild<QLineEdit*>());
  window.actionsOfWindow().tabs[2]->trigger();
  test::settle(window.session());
  EXPECT_EQ(panel()->topic(), QStringLiteral("view:noise"));
  EXPECT_TRUE(back()->isHidden());
}

TEST_F(ExplainPanelTest, AChangedParameterLeavesItsPageInFront) {
  auto* field = control("view.epsilon")->findChild<QLineEdit*>();
  askAbout(field);
  field->setText(QStringLiteral("2"));
  emit field->editingFinished();
  test::settle(window.session());
  EXPECT_EQ(panel()->topic(), QStringLiteral("view.epsilon"));
}

TEST_F(ExplainPanelTest, AMethodHasItsPage) {
  auto* methods = window.findChild<MethodList*>();
  methods->setCurrentRow(3);
  askAbout(methods);
  EXPECT_EQ(panel()->topic(), QStringLiteral("method:staircase"));
}

TEST_F(ExplainPanelTest, TheQuestionMarkOfARowDoesNotTakeTheMethod) {
  auto* methods = window.findChild<MethodList*>();
  const QStringList checked = methods->checked();
  const QRect row = methods->visualItemRect(methods->item(4));
  test::click(*methods->viewport(), QPointF(row.right() - 38, row.center().y()));
  EXPECT_EQ(panel()->topic(), QStringLiteral("method:rr-on-bins"));
  EXPECT_EQ(methods->checked(), checked);
  test::click(*methods->viewport(), row.center());
  EXPECT_NE(methods->checked(), checked);
}

TEST_F(ExplainPanelTest, LinksOpenOtherPages) {
  askAbout(control("view.epsilon")->findChild<QLineEdit*>());
  for (QLabel* label : panel()->findChildren<QLabel*>())
    if (label->text().contains(QStringLiteral("view.compare_epsilon")))
      emit label->linkActivated(QStringLiteral("view.compare_epsilon"));
  EXPECT_EQ(panel()->topic(), QStringLiteral("view.compare_epsilon"));
}

TEST_F(ExplainPanelTest, ACardStandsOnTopUntilAnotherTakesItsPlace) {
  QPointer<QLabel> first = new QLabel;
  auto* second = new QLabel;
  panel()->setLessonWidget(first);
  EXPECT_EQ(panel()->layout()->itemAt(0)->widget(), first);
  panel()->setLessonWidget(second);
  EXPECT_TRUE(first.isNull());
  EXPECT_EQ(panel()->layout()->itemAt(0)->widget(), second);
}

}  // namespace
}  // namespace epsiscope::explain_panel_test
