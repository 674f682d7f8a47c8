#include "tests/ui/support/event_costs.h"
#include "tests/ui/support/monkey.h"

#include <QApplication>

#include <cstdio>

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
INSTANTIATE_TEST_SUITE_P(Tasks, MonkeyTest, testing::ValuesIn(test::everyTask()),
                         [](const auto& about) { return std::string(taskOf(about.param).facts().block); });

TEST_P(MonkeyTest, WhateverIsDoneTheWindowShowsTheStudyAndWaitsForNobody) {
  const int actionCount = fromEnvironment("EPSISCOPE_MONKEY_ACTIONS", 600);
  openTask(GetParam());
  test::CountingApplication::self().forget();
  test::Monkey monkey(*window, static_cast<unsigned>(fromEnvironment("EPSISCOPE_MONKEY_SEED", 1)));
  for (int i = 0; i < actionCount && !HasFailure(); ++i) {
    const std::string what = monkey.act();
    QCoreApplication::processEvents();
    SCOPED_TRACE("action " + std::to_string(i) + ": " + what);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
    for (const std::string& lie : monkey.controlsThatLie()) ADD_FAILURE() << lie << " in the study";
  }
  // The most expensive action is another text size, which reaches every widget; event_cost_test.cpp has a
  // limit for each action.
  const test::EventCost& most = test::CountingApplication::self().most();
  std::printf("%.1f thousand allocations, %.1f MB: %s\n", 1e-3 * static_cast<double>(most.allocations),
              1e-6 * static_cast<double>(most.bytes), most.what.c_str());
  EXPECT_LE(most.allocations, 1'000'000u) << most.what;
  EXPECT_LE(most.bytes, 500'000'000u) << most.whatOfBytes;
  window->session().stop();
  rest();
  EXPECT_TRUE(window->session().isSettled());
  actions().run->trigger();
  EXPECT_TRUE(window->close());
  window.reset();
}

}  // namespace
}  // namespace epsiscope::monkey_test
