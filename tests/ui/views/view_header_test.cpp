#include "ui/views/view_header.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>

#include "ui/charts/chart_model.h"
#include "ui/widgets/badge.h"

namespace epsiscope::view_header_test {
namespace {

TEST(ViewHeader, NoControlIsCutOrCoversAnotherWhereTheyNeedSeveralLines) {
  ViewHeader header(QStringLiteral("A title of some length"));
  std::vector<QPushButton*> buttons;
  for (int i = 0; i < 6; ++i) {
    buttons.push_back(new QPushButton(QStringLiteral("Control number %1").arg(i), &header));
    header.addControl(buttons.back());
  }
  const int one = buttons[0]->sizeHint().width();
  for (const int width : {20 * one, 7 * one, 4 * one, 2 * one, 7 * one}) {
    header.setFixedWidth(width);
    header.setFixedHeight(header.sizeHint().height());
    header.show();
    QApplication::processEvents();
    header.setFixedHeight(header.sizeHint().height());
    QApplication::processEvents();
    for (std::size_t i = 0; i < buttons.size(); ++i) {
      EXPECT_GE(buttons[i]->width(), buttons[i]->sizeHint().width()) << width;
      EXPECT_TRUE(header.rect().contains(buttons[i]->geometry())) << width;
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_FALSE(buttons[i]->geometry().intersects(buttons[j]->geometry())) << width;
    }
  }
}

TEST(ViewHeader, TheMarkNamesCurvesOnlyWhereThereIsRoomForThem) {
  QWidget page;
  ViewHeader header(QStringLiteral("What more rows bring"), &page);
  header.setNotPrivate({QStringLiteral("Ridge, paper's bound"), QStringLiteral("Ridge, tight bound")});
  page.show();
  auto* badge = header.findChild<Badge*>();
  for (const int width : {1200, 300, 1200}) {
    header.resize(width, 80);
    QCoreApplication::processEvents();
    EXPECT_TRUE(badge->text().startsWith(QStringLiteral("not private")));
    EXPECT_EQ(badge->text().contains(QStringLiteral("tight bound")), width == 1200) << width;
    EXPECT_GE(badge->width(), badge->sizeHint().width()) << "nothing of it is cut";
    EXPECT_TRUE(badge->toolTip().contains(QStringLiteral("tight bound")));
  }
}

TEST(ViewHeader, HiddenControlsTakeNoRoom) {
  ViewHeader header(QStringLiteral("Title"));
  auto* shown = new QPushButton(QStringLiteral("Shown"), &header);
  for (int i = 0; i < 5; ++i) {
    auto* hidden = new QPushButton(QStringLiteral("Hidden"), &header);
    header.addControl(hidden);
    hidden->hide();
  }
  header.addControl(shown);
  header.setFixedWidth(shown->sizeHint().width() + 200);
  header.setFacts({});
  header.show();
  QApplication::processEvents();
  EXPECT_LT(header.sizeHint().height(), 2 * shown->sizeHint().height()) << "one line";
}

}  // namespace
}  // namespace epsiscope::view_header_test
