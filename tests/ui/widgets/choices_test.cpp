#include <gtest/gtest.h>

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/ui/events.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/section.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::choices_test {
namespace {

std::vector<MethodRow> threeRows() {
  return {{QStringLiteral("laplace"), QStringLiteral("Laplace"), QStringLiteral("Adds noise."), {}},
          {QStringLiteral("unbiased"), QStringLiteral("Unbiased"), {}, QStringLiteral("Needs points.")},
          {QStringLiteral("staircase"), QStringLiteral("Staircase"), {}, {}}};
}

TEST(MethodList, AClickAnywhereInARowTogglesIt) {
  MethodList list;
  list.setRows(threeRows());
  list.resize(220, list.sizeHint().height());
  QStringList heard;
  QObject::connect(&list, &MethodList::checkedChanged, [&](const QStringList& ids) { heard = ids; });
  test::click(*list.viewport(), list.visualItemRect(list.item(2)).center());
  EXPECT_EQ(heard, QStringList{QStringLiteral("staircase")});
  test::click(*list.viewport(), list.visualItemRect(list.item(0)).topLeft() + QPointF(3, 3));
  EXPECT_EQ(list.checked(), (QStringList{QStringLiteral("laplace"), QStringLiteral("staircase")}));
  test::click(*list.viewport(), list.visualItemRect(list.item(2)).center());
  EXPECT_EQ(heard, QStringList{QStringLiteral("laplace")});
}

TEST(MethodList, SpaceTogglesTheCurrentRow) {
  MethodList list;
  list.setRows(threeRows());
  list.setCurrentRow(2);
  test::press(list, Qt::Key_Space);
  EXPECT_EQ(list.checked(), QStringList{QStringLiteral("staircase")});
}

TEST(MethodList, ADisabledRowSaysWhyAndStaysAsItIs) {
  MethodList list;
  list.setRows(threeRows());
  list.resize(220, list.sizeHint().height());
  test::click(*list.viewport(), list.visualItemRect(list.item(1)).center());
  EXPECT_TRUE(list.checked().isEmpty());
  EXPECT_EQ(list.item(1)->toolTip().toStdString(), "Needs points.");
}

TEST(SegmentedControl, LetsGoOfItsChoiceWhereNoneFits) {
  SegmentedControl segments({QStringLiteral("one"), QStringLiteral("two")});
  QList<int> heard;
  QObject::connect(&segments, &SegmentedControl::chosen, [&](int index) { heard << index; });
  segments.setCurrent(1);
  segments.setCurrent(-1);
  EXPECT_EQ(segments.current(), -1);
  EXPECT_TRUE(heard.isEmpty());
  segments.findChildren<QPushButton*>()[1]->click();
  segments.findChildren<QPushButton*>()[0]->click();
  EXPECT_EQ(segments.current(), 0) << "one at a time again";
  EXPECT_FALSE(segments.findChildren<QPushButton*>()[1]->isChecked());
  EXPECT_EQ(heard, (QList<int>{1, 0}));
}

TEST(MethodList, NewRowsKeepWhatWasChecked) {
  MethodList list;
  list.setRows(threeRows());
  list.setChecked({QStringLiteral("staircase"), QStringLiteral("laplace")});
  auto rows = threeRows();
  rows.erase(rows.begin());
  list.setRows(rows);
  EXPECT_EQ(list.checked(), QStringList{QStringLiteral("staircase")});
}

TEST(MethodList, SettingIsNoChangeByTheUser) {
  MethodList list;
  int heard = 0;
  QObject::connect(&list, &MethodList::checkedChanged, [&] { ++heard; });
  list.setRows(threeRows());
  list.setChecked({QStringLiteral("laplace")});
  EXPECT_EQ(heard, 0);
}

TEST(Section, FoldsAwayWhatItHolds) {
  Section section(QStringLiteral("Privacy"));
  auto* inside = new QPushButton(QStringLiteral("inside"));
  section.body()->addWidget(inside);
  bool heard = true;
  QObject::connect(&section, &Section::toggled, [&](bool open) { heard = open; });
  EXPECT_TRUE(section.isOpen());
  section.findChild<QToolButton*>()->click();
  EXPECT_FALSE(section.isOpen());
  EXPECT_FALSE(heard);
  EXPECT_TRUE(inside->parentWidget()->isHidden());
  section.setOpen(true);
  EXPECT_FALSE(inside->parentWidget()->isHidden());
  EXPECT_EQ(section.findChild<QToolButton*>()->accessibleName().toStdString(), "Privacy");
}

TEST(SegmentedControl, HasExactlyOneChoice) {
  SegmentedControl control({QStringLiteral("Classroom"), QStringLiteral("Release")});
  std::vector<int> heard;
  QObject::connect(&control, &SegmentedControl::chosen, [&](int index) { heard.push_back(index); });
  EXPECT_EQ(control.current(), 0);
  control.setCurrent(1);
  EXPECT_TRUE(heard.empty());
  const auto buttons = control.findChildren<QPushButton*>();
  buttons[0]->click();
  EXPECT_EQ(heard, std::vector<int>{0});
  EXPECT_FALSE(buttons[1]->isChecked());
  control.setDisabledReason(1, QStringLiteral("Not yet."));
  EXPECT_FALSE(buttons[1]->isEnabled());
  EXPECT_EQ(buttons[1]->toolTip().toStdString(), "Not yet.");
}

TEST(Badge, IsWideEnoughForItsText) {
  const Badge badge(QStringLiteral("band: 50 % of 10 runs"));
  const QSize wanted = badge.sizeHint();  // which gives it the font of its style
  EXPECT_GT(wanted.width(), badge.fontMetrics().horizontalAdvance(badge.text()));
}

}  // namespace
}  // namespace epsiscope::choices_test
