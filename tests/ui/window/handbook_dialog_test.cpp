#include "ui/window/handbook_dialog.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QTextBrowser>
#include <QTreeWidget>

#include "ui/explain/explain_page.h"

namespace epsiscope::handbook_dialog_test {
namespace {

class HandbookDialogTest : public testing::Test {
protected:
  QString page() const { return dialog.findChild<QTextBrowser*>()->toPlainText(); }
  int shown() const {
    int count = 0;
    const auto* contents = dialog.findChild<QTreeWidget*>();
    for (int i = 0; i < contents->topLevelItemCount(); ++i)
      for (int k = 0; k < contents->topLevelItem(i)->childCount(); ++k)
        count += contents->topLevelItem(i)->child(k)->isHidden() ? 0 : 1;
    return count;
  }

  HandbookDialog dialog{
      handbook({{QStringLiteral("command-run"), QStringLiteral("run"), QStringLiteral("Runs.")}},
               QStringLiteral("en"))};
};

TEST_F(HandbookDialogTest, BeginsWithItsFirstPageAndShowsAnyOther) {
  EXPECT_TRUE(page().startsWith(QStringLiteral("What Epsiscope shows")));
  dialog.showPage(QStringLiteral("method:laplace"));
  EXPECT_TRUE(page().startsWith(QStringLiteral("Laplace"))) << page().toStdString();
  dialog.showPage(QStringLiteral("command-run"));
  EXPECT_EQ(page(), QStringLiteral("run\nRuns."));
  dialog.showPage(QStringLiteral("nothing"));
  EXPECT_EQ(page(), QStringLiteral("run\nRuns."));
}

TEST_F(HandbookDialogTest, HasAPageForEverythingThatExplainHas) {
  EXPECT_GE(shown(), explainTopics().size() + 20);
}

TEST_F(HandbookDialogTest, FindsWordsAndNoneOfTheMarkup) {
  auto* word = dialog.findChild<QLineEdit*>();
  const int all = shown();
  word->setText(QStringLiteral("staircase"));
  EXPECT_GT(shown(), 0);
  EXPECT_LT(shown(), all / 2);
  word->setText(QStringLiteral("base64"));
  EXPECT_EQ(shown(), 0);
  word->clear();
  EXPECT_EQ(shown(), all);
}

TEST_F(HandbookDialogTest, FindsThePageOfAMessageThatIsPasted) {
  auto* word = dialog.findChild<QLineEdit*>();
  word->setText(
      QStringLiteral("table.csv, line 4: expected 2 fields, found 1; give every line the same number of "
                     "fields."));
  ASSERT_EQ(shown(), 1);
  dialog.showPage(QStringLiteral("m-rows"));
  EXPECT_TRUE(page().contains(QStringLiteral("expected … fields, found …; give every line")))
      << page().toStdString();
}

}  // namespace
}  // namespace epsiscope::handbook_dialog_test
