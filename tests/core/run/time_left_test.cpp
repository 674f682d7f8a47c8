#include "core/run/time_left.h"

#include <gtest/gtest.h>

#include "core/run/run.h"
#include "tests/core/tasks/small_study.h"

namespace epsiscope::time_left_test {
namespace {

TEST(TimeLeft, IsWhatTheRestTakesAtTheSameRate) {
  EXPECT_EQ(timeLeft(10, 0.5), ", about 10 s left");
  EXPECT_EQ(timeLeft(30, 0.25), ", about 2 min left") << "90 s";
  EXPECT_EQ(timeLeft(3600, 0.1), ", about 9 h left");
}

TEST(TimeLeft, IsNotSaidOfShortWorkNorAtItsBeginning) {
  EXPECT_EQ(timeLeft(1.9, 0.1), "");
  EXPECT_EQ(timeLeft(10, 0.01), "");
  EXPECT_EQ(timeLeft(10, 0.95), "") << "less than a second";
  EXPECT_EQ(timeLeft(10, 1), "");
  EXPECT_EQ(timeLeft(10, 0), "");
}

/// The clock advances by ten seconds each time it is looked at.
TEST(TimeLeft, ARunThatTakesLongSaysIt) {
  Study study = test::builtInStudy("advertising-sales");
  study.epsilon = {1};
  study.trials = 4;
  study.labelPrivacy.methods = {"laplace"};
  double seconds = 0;
  int said = 0;
  const auto listen = [&](double, const std::string& phase, const Result*) {
    said += phase.ends_with(" left") ? 1 : 0;
    return true;
  };
  run(study, test::builtInData("advertising-sales"), {.threads = 1, .clock = [&] { return seconds += 10; }},
      listen);
  EXPECT_GT(said, 2);
}

}  // namespace
}  // namespace epsiscope::time_left_test
