#include "ui/widgets/help_mark.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QEnterEvent>
#include <QMenu>

#include "ui/setup/setup_panel.h"

namespace epsiscope::help_mark_test {
namespace {

TEST(HelpMark, ComesWithThePointerAndKeepsItsRoom) {
  QMenu menu;
  SetupPanel panel(&menu);
  auto* slider = panel.findChild<QWidget*>(QStringLiteral("view.epsilon"));
  auto* mark = slider->findChild<HelpMark*>();
  EXPECT_TRUE(mark->isHidden());
  EXPECT_TRUE(mark->sizePolicy().retainSizeWhenHidden());
  EXPECT_EQ(mark->focusPolicy(), Qt::NoFocus);
  QEnterEvent enter({}, {}, {});
  QCoreApplication::sendEvent(slider, &enter);
  EXPECT_FALSE(mark->isHidden());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(slider, &leave);
  EXPECT_TRUE(mark->isHidden());
}

TEST(HelpMark, LeadsToItsControl) {
  QMenu menu;
  SetupPanel panel(&menu);
  QWidget* about = nullptr;
  QObject::connect(&panel, &SetupPanel::helpRequested, [&](QWidget* widget) { about = widget; });
  auto* loss = panel.findChild<QWidget*>(QStringLiteral("private_classifier.loss"));
  loss->parentWidget()->findChild<HelpMark*>()->click();
  EXPECT_EQ(about, loss);
}

}  // namespace
}  // namespace epsiscope::help_mark_test
