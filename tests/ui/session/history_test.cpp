#include "ui/session/history.h"

#include <gtest/gtest.h>

#include "tests/support/random_study.h"

namespace epsiscope::history_test {
namespace {

Study withTrials(int trials) {
  Study study;
  study.trials = trials;
  return study;
}

Study withLookOf(Study study, const Study& other) {
  study.view.charts = other.view.charts;
  study.view.ghost = other.view.ghost;
  study.view.lesson = other.view.lesson;
  study.view.lessonStep = other.view.lessonStep;
  return study;
}

TEST(History, AllTheWayBackIsTheStartAndAllTheWayForwardTheEnd) {
  Rng rng(1);
  for (int round = 0; round < 20; ++round) {
    History history;
    const Study start = test::randomStudy(rng);
    Study now = start;
    for (int i = 0; i < 100; ++i) {
      const Study next = test::randomStudy(rng);
      history.record(now, next, 0);
      now = next;
    }
    const Study end = now;
    int steps = 0;
    for (; history.canUndo(); ++steps) now = *history.undo(now);
    EXPECT_EQ(steps, 100);
    EXPECT_EQ(now, withLookOf(start, end));
    while (history.canRedo()) now = *history.redo(now);
    EXPECT_EQ(now, end);
  }
}

TEST(History, TheLastTwoHundredStepsAreKept) {
  History history;
  for (int i = 0; i < 250; ++i) history.record(withTrials(i), withTrials(i + 1), 0);
  Study now = withTrials(250);
  std::size_t steps = 0;
  for (; history.canUndo(); ++steps) now = *history.undo(now);
  EXPECT_EQ(steps, History::kMost);
  EXPECT_EQ(now.trials, 50);
  EXPECT_EQ(history.steps(), 50u);
}

TEST(History, ChangesOfTheSameStepAreOne) {
  History history;
  for (int i = 0; i < 5; ++i) history.record(withTrials(i), withTrials(i + 1), 7);
  history.record(withTrials(5), withTrials(6), 8);
  EXPECT_EQ(history.undo(withTrials(6))->trials, 5);
  EXPECT_EQ(history.undo(withTrials(5))->trials, 0);
  EXPECT_FALSE(history.canUndo());
}

TEST(History, AStepThatGoesOnAfterAnUndoIsAnotherOne) {
  History history;
  history.record(withTrials(1), withTrials(2), 7);
  ASSERT_EQ(history.undo(withTrials(2))->trials, 1);
  history.record(withTrials(1), withTrials(3), 7);
  EXPECT_TRUE(history.canUndo());
  EXPECT_FALSE(history.canRedo()) << "a new change ends what could be done again";
}

TEST(History, LookingIsNoStepAndStays) {
  History history;
  const Study before = withTrials(1);
  history.record(before, withTrials(2), 0);
  Study looked = withTrials(2);
  looked.view.charts = {{.chart = "trade-off", .zoom = {1, 2, 3, 4}}};
  looked.view.lesson = "noise";
  looked.view.lessonStep = 4;
  history.record(withTrials(2), looked, 0);
  EXPECT_EQ(history.undo(looked), withLookOf(before, looked));
  EXPECT_FALSE(history.canUndo());
}

TEST(History, SaysWhichKeyWouldChange) {
  History history;
  EXPECT_EQ(history.undoKey(Study{}), "");
  Study study;
  study.labelPrivacy.zeta = 0.3;
  history.record(Study{}, study, 0);
  EXPECT_EQ(history.undoKey(study), "label_privacy.zeta");
  const Study back = *history.undo(study);
  EXPECT_EQ(history.redoKey(back), "label_privacy.zeta");
}

}  // namespace
}  // namespace epsiscope::history_test
