#include <gtest/gtest.h>

#include <QAction>
#include <QListWidget>

#include "tests/ui/support/shown_window.h"
#include "ui/compare/compare_dialog.h"
#include "ui/window/window_actions.h"

namespace epsiscope::compare_results_test {
namespace {

class CompareResultsTest : public test::ShownWindow {
protected:
  CompareDialog* dialog() const { return window->findChild<CompareDialog*>(); }
};

TEST_F(CompareResultsTest, TheRunThatIsShownIsTheFirst) {
  actions().compareResults->trigger();
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->findChild<QListWidget*>()->count(), 0) << "nothing has run yet";
  delete dialog();
  Study study = state().study;
  study.trials = 2;
  study.epsilon = {1};
  window->session().setStudy(study);
  rest();
  window->session().run();
  rest();
  ASSERT_TRUE(state().result);
  actions().compareResults->trigger();
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(dialog()->isVisible());
  ASSERT_EQ(dialog()->findChild<QListWidget*>()->count(), 1);
  EXPECT_TRUE(dialog()->findChild<QListWidget*>()->item(0)->text().contains(QStringLiteral("this run")));
}

}  // namespace
}  // namespace epsiscope::compare_results_test
