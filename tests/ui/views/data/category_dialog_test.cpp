#include "ui/views/data/category_dialog.h"

#include <gtest/gtest.h>

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>

#include "tests/support/small_table.h"
#include "ui/widgets/badge.h"

namespace epsiscope::category_dialog_test {
namespace {

class CategoryDialogTest : public testing::Test {
protected:
  void open(const CategoryDialog::Categories& declared, bool hidden = false) {
    dialog = new CategoryDialog(test::smallTable()->columns[1], declared, hidden);
    QObject::connect(dialog, &CategoryDialog::chosen,
                     [this](const CategoryDialog::Categories& categories) { chosen.push_back(categories); });
  }
  ~CategoryDialogTest() override { delete dialog; }
  QPlainTextEdit& text() { return *dialog->findChild<QPlainTextEdit*>(); }
  QPushButton* ok() { return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
  bool isMarked() { return !dialog->findChild<Badge*>()->isHidden(); }

  QPointer<CategoryDialog> dialog;
  std::vector<CategoryDialog::Categories> chosen;
};

TEST_F(CategoryDialogTest, ThoseOfTheDataAreMarkedAndNotDeclared) {
  open(std::nullopt);
  EXPECT_EQ(text().toPlainText(), QStringLiteral("red\nblue\nDark red"));
  EXPECT_TRUE(isMarked());
  ok()->click();
  ASSERT_EQ(chosen.size(), 1u);
  EXPECT_FALSE(chosen[0]);
}

TEST_F(CategoryDialogTest, AChangedListIsDeclared) {
  open(std::nullopt);
  text().setPlainText(QStringLiteral("red\n\n blue \ngreen"));
  EXPECT_FALSE(isMarked());
  ok()->click();
  EXPECT_EQ(chosen.at(0), (std::vector<std::string>{"red", "blue", "green"}));
}

TEST_F(CategoryDialogTest, ADeclaredListGivesWayToTheDataWhenAsked) {
  open({{"green"}});
  EXPECT_EQ(text().toPlainText(), QStringLiteral("green"));
  EXPECT_FALSE(isMarked());
  dialog->findChild<QPushButton*>(QStringLiteral("categories-from-data"))->click();
  EXPECT_TRUE(isMarked());
  ok()->click();
  EXPECT_FALSE(chosen.at(0));
}

TEST_F(CategoryDialogTest, NothingIsTakenFromDataThatAreHidden) {
  open(std::nullopt, true);
  EXPECT_EQ(text().toPlainText(), QString());
  EXPECT_FALSE(dialog->findChild<QPushButton*>(QStringLiteral("categories-from-data"))->isEnabled());
}

TEST_F(CategoryDialogTest, AListThatCannotBeSaysWhy) {
  open({{"green"}});
  for (const char* wrong : {"", " \n", "a\nb\na"}) {
    text().setPlainText(QString::fromLatin1(wrong));
    EXPECT_FALSE(ok()->isEnabled()) << wrong;
    EXPECT_FALSE(ok()->toolTip().isEmpty()) << wrong;
  }
}

}  // namespace
}  // namespace epsiscope::category_dialog_test
