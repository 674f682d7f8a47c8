#include "ui/window/notice_bar.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QToolButton>

namespace epsiscope::notice_bar_test {
namespace {

Notice saying(const char* sentence, Notice::Kind kind = Notice::Kind::note) {
  return {.sentence = QString::fromLatin1(sentence), .kind = kind};
}

TEST(Notices, TheNewestComesFirstAndRepeatsCountUp) {
  std::vector<Notice> notices;
  addNotice(notices, saying("one"));
  addNotice(notices, saying("two"));
  addNotice(notices, saying("one"));
  ASSERT_EQ(notices.size(), 2u);
  EXPECT_EQ(notices[0].sentence, QStringLiteral("one"));
  EXPECT_EQ(notices[0].times, 2);
  EXPECT_EQ(notices[1].times, 1);
}

TEST(Notices, TheOldestIsForgotten) {
  std::vector<Notice> notices;
  for (const char* sentence : {"1", "2", "3", "4", "5", "6", "7"}) addNotice(notices, saying(sentence));
  EXPECT_EQ(notices.size(), kMostNotices);
  EXPECT_EQ(notices.front().sentence, QStringLiteral("7"));
  EXPECT_EQ(notices.back().sentence, QStringLiteral("3"));
}

TEST(Notices, WhatCanBeRestoredIsAnsweredFirstAndNeverForgotten) {
  std::vector<Notice> notices;
  Notice restore = saying("restore");
  restore.actions = {NoticeAction::restore, NoticeAction::discard};
  addNotice(notices, saying("before"));
  addNotice(notices, restore);
  for (const char* sentence : {"1", "2", "3", "4", "5", "6", "7"}) addNotice(notices, saying(sentence));
  EXPECT_EQ(notices.size(), kMostNotices);
  EXPECT_EQ(notices.front(), restore);
  EXPECT_EQ(notices[1].sentence, QStringLiteral("7"));
  EXPECT_EQ(notices.back().sentence, QStringLiteral("4"));
}

class NoticeBarTest : public testing::Test {
protected:
  QString text() const { return bar.findChild<QLabel*>(QStringLiteral("notice"))->text(); }
  QToolButton* button(const char* name) const {
    return bar.findChild<QToolButton*>(QStringLiteral("notice.") + QLatin1String(name));
  }

  NoticeBar bar;
};

TEST_F(NoticeBarTest, IsThereOnlyWhenThereIsSomethingToSay) {
  bar.present({});
  EXPECT_TRUE(bar.isHidden());
  bar.present({saying("one")});
  EXPECT_FALSE(bar.isHidden());
  EXPECT_EQ(text(), QStringLiteral("one"));
  EXPECT_TRUE(button("older")->isHidden());
  EXPECT_TRUE(button("locate")->isHidden());
}

TEST_F(NoticeBarTest, ShowsWhatCanBeRestoredBeforeAllButErrors) {
  Notice restore = saying("restore");
  restore.actions = {NoticeAction::restore, NoticeAction::discard};
  std::vector<Notice> notices;
  addNotice(notices, restore);
  bar.present(notices);
  addNotice(notices, saying("greeting"));
  bar.present(notices);
  EXPECT_EQ(text(), QStringLiteral("restore"));
  EXPECT_FALSE(button("restore")->isHidden());
  EXPECT_FALSE(button("older")->isHidden());
  addNotice(notices, saying("error", Notice::Kind::error));
  bar.present(notices);
  EXPECT_EQ(text(), QStringLiteral("error"));
  notices.erase(notices.begin());
  bar.present(notices);
  EXPECT_FALSE(bar.isHidden());
}

TEST_F(NoticeBarTest, CountsRepeats) {
  Notice notice = saying("one");
  notice.times = 3;
  bar.present({notice});
  EXPECT_EQ(text(), QStringLiteral("one (3 times)"));
}

TEST_F(NoticeBarTest, TurnsToOlderOnesAndBackToTheNewestWhenItComes) {
  const std::vector<Notice> two{saying("new"), saying("old")};
  bar.present(two);
  button("older")->click();
  EXPECT_EQ(text(), QStringLiteral("old"));
  bar.present(two);
  EXPECT_EQ(text(), QStringLiteral("old")) << "nothing new was said";
  bar.present({saying("newest"), saying("new"), saying("old")});
  EXPECT_EQ(text(), QStringLiteral("newest"));
  button("newer")->click();
  EXPECT_EQ(text(), QStringLiteral("old")) << "round and round";
}

TEST_F(NoticeBarTest, DismissesTheOneThatIsShown) {
  std::size_t gone = 99;
  QObject::connect(&bar, &NoticeBar::dismissed, [&](std::size_t index) { gone = index; });
  bar.present({saying("new"), saying("old")});
  button("older")->click();
  button("dismiss")->click();
  EXPECT_EQ(gone, 1u);
  bar.present({saying("new")});
  EXPECT_EQ(text(), QStringLiteral("new"));
}

TEST_F(NoticeBarTest, OffersWhatTheNoticeOffers) {
  std::vector<NoticeAction> asked;
  QObject::connect(&bar, &NoticeBar::actionRequested, [&](NoticeAction action) { asked.push_back(action); });
  Notice notice = saying("crashed");
  notice.actions = {NoticeAction::restore, NoticeAction::discard};
  bar.present({notice});
  EXPECT_TRUE(button("locate")->isHidden());
  button("restore")->click();
  button("discard")->click();
  EXPECT_EQ(asked, notice.actions);
}

TEST_F(NoticeBarTest, ErrorsAreMarkedAndEveryButtonHasAName) {
  bar.present({saying("broken", Notice::Kind::error)});
  const auto* label = bar.findChild<QLabel*>(QStringLiteral("notice"));
  EXPECT_EQ(label->property("role"), QStringLiteral("error"));
  EXPECT_EQ(label->accessibleName(), QStringLiteral("Error: broken"));
  bar.present({saying("fine")});
  EXPECT_EQ(label->property("role"), QStringLiteral("note"));
  for (const QToolButton* each : bar.findChildren<QToolButton*>()) {
    EXPECT_FALSE(each->accessibleName().isEmpty()) << each->objectName().toStdString();
    EXPECT_FALSE(each->toolTip().isEmpty());
  }
}

}  // namespace
}  // namespace epsiscope::notice_bar_test
