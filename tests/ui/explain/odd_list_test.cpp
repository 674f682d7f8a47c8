#include "ui/explain/odd_list.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QToolButton>

namespace epsiscope::odd_list_test {
namespace {

std::vector<OddCondition> conditions(int count) {
  std::vector<OddCondition> made;
  for (int i = 0; i < count; ++i)
    made.push_back({QString::number(i), QStringLiteral("Why %1?").arg(i), QStringLiteral("Because.")});
  return made;
}

class OddListTest : public testing::Test {
protected:
  qsizetype shown() const {
    qsizetype count = 0;
    for (const QLabel* label : list.findChildren<QLabel*>())
      if (!label->isHidden() && label->text().contains(QStringLiteral("Because."))) ++count;
    return count;
  }
  OddList list;
  QToolButton* more = list.findChild<QToolButton*>(QStringLiteral("more-odd"));
};

TEST_F(OddListTest, ShowsOneAndTheOthersOnRequest) {
  list.present(conditions(6));
  EXPECT_EQ(shown(), 1);
  EXPECT_EQ(more->text(), QStringLiteral("5 more"));
  more->click();
  EXPECT_EQ(shown(), 6);
  more->click();
  EXPECT_EQ(shown(), 1);
}

TEST_F(OddListTest, SaysNothingWhereNothingIsOdd) {
  list.present(conditions(1));
  EXPECT_TRUE(more->isHidden());
  list.present({});
  EXPECT_TRUE(list.isEmpty());
  for (const QLabel* label : list.findChildren<QLabel*>()) EXPECT_TRUE(label->isHidden());
}

}  // namespace
}  // namespace epsiscope::odd_list_test
