#include "ui/session/activities.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "ui/session/runner.h"

namespace epsiscope::activities_test {
namespace {

TEST(Activities, ShowWhatTheUserStartedBeforeWhatFollowsFromIt) {
  AppState state;
  Activities activities{state};
  activities.begin(Activity::Kind::previewing, QStringLiteral("drawing"));
  EXPECT_EQ(state.activity.kind, Activity::Kind::previewing);
  activities.begin(Activity::Kind::running, QStringLiteral("running"));
  activities.begin(Activity::Kind::loading, QStringLiteral("reading"));
  EXPECT_EQ(state.activity.kind, Activity::Kind::running);
}

TEST(Activities, StopAllThatTheyFollowAndEndWithIt) {
  AppState state;
  Activities activities{state};
  Runner runner;
  activities.follow(runner, Activity::Kind::loading);
  int failures = 0;
  QObject::connect(&activities, &Activities::failed, [&] { ++failures; });
  EXPECT_FALSE(activities.isAny());
  runner.start([](const Runner::Control& control) -> Runner::Delivery {
    while (control.report(0.5, QStringLiteral("reading"))) {
    }
    throw std::runtime_error("stopped");
  });
  EXPECT_TRUE(activities.isAny());
  while (state.activity.kind == Activity::Kind::none)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(state.activity.phase, QStringLiteral("reading"));
  activities.stop();
  while (activities.isAny()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(state.activity.kind, Activity::Kind::none);
  EXPECT_EQ(failures, 1);
}

}  // namespace
}  // namespace epsiscope::activities_test
