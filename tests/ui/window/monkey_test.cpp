#include "tests/ui/support/event_costs.h"
#include "tests/ui/support/monkey.h"

#include <QApplication>

#include "core/tasks/task.h"
#include "tests/ui/support/shown_window.h"

namespace epsiscope::monkey_test {
namespace {

int fromEnvironment(const char* name, int otherwise) {
  bool isNumber = false;
  const int value = qEnvironmentVariableIntValue(name, &isNumber);
  return isNumber ? value : otherwise;
}

class MonkeyTest : public test::ShownWindow, public testing::WithParamInterface<TaskId> {};
INSTANTIATE_TEST_SUITE_P(Tasks, MonkeyTest, testing::ValuesIn(test::kAllTasks),
                         [](const auto& about) { return std::string(taskOf(about.param).facts().block); });

TEST_P(MonkeyTest, whatever_is_done_the_window_shows_the_study_and_waits_for_nobody) {
  const int actionCount = fromEnvironment("EPSISCOPE_MONKEY_ACTIONS", 600);
  openTask(GetParam());
  test::MeasuredApplication::self().forget();
  test::Monkey monkey(*window, static_cast<unsigned>(fromEnvironment("EPSISCOPE_MONKEY_SEED", 1)));
  for (int i = 0; i < actionCount && !HasFailure(); ++i) {
    const std::string what = monkey.act();
    QCoreApplication::processEvents();
    SCOPED_TRACE("action " + std::to_string(i) + ": " + what);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
    for (const std::string& lie : monkey.controlsThatLie()) ADD_FAILURE() << lie << " in the study";
  }
  // The longest is another text size, which reaches every widget; event_cost_test.cpp has a limit for each
  // action.
  const test::EventCost worst = test::MeasuredApplication::self().worst();
  EXPECT_LE(worst.milliseconds, 200 * test::millisecondsHere()) << worst.what;
  window->session().stop();
  rest();
  EXPECT_TRUE(window->session().isSettled());
  actions().run->trigger();
  EXPECT_TRUE(window->close());
  window.reset();
}

}  // namespace
}  // namespace epsiscope::monkey_test
