#include "ui/state/wanted_error.h"

#include <gtest/gtest.h>

#include "core/tasks/metric_words.h"
#include "core/tasks/task.h"
#include "ui/widgets/number_text.h"

namespace epsiscope::wanted_error_test {
namespace {

Study ofTask(const Task& task) {
  Study study;
  study.task = task.facts().task;
  study.data.target = "wage";
  study.data.unit = "euros";
  return study;
}

TEST(WantedError, WhatIsTypedComesBackInEveryTask) {
  for (const Task* task : allTasks()) {
    const Study study = ofTask(*task);
    EXPECT_EQ(wantsRoot(study), isSquaredMetric(task->metricOf(study)));
    for (const double typed : {0.3, 0.1, 200.0, 1e-3, 123.4567, 0.05, 7.0})
      EXPECT_EQ(shownWantedError(study, storedWantedError(study, typed)), typed) << task->facts().id;
  }
}

/// Studies stored by earlier versions mean the same: the number is a square, and its root is a short number.
TEST(WantedError, OfAnOlderStudyShowsTheRootOfItsNumber) {
  const Study study = ofTask(taskOf(TaskId::labelPrivacy));
  EXPECT_EQ(shownWantedError(study, 0.25), 0.5);
  EXPECT_EQ(exactText(shownWantedError(study, 0.1)), QStringLiteral("0.316228"));
}

TEST(WantedError, SaysBothNumbersAndTheUnit) {
  const Study labels = ofTask(taskOf(TaskId::labelPrivacy));
  EXPECT_EQ(wantedErrorText(labels, 40'000), QStringLiteral("RMSE 200\u00a0euros"));
  EXPECT_EQ(wantedErrorWords(labels, 40'000),
            QStringLiteral("RMSE 200\u00a0euros, squared %1").arg(numberText(40'000)));
  Study thousands = labels;
  thousands.data.unit = "1000 $";
  EXPECT_EQ(wantedErrorText(thousands, 4), QStringLiteral("RMSE 2\u00a0×\u00a01000 $"));
  const Study classes = ofTask(taskOf(TaskId::privateClassifier));
  EXPECT_EQ(wantedErrorText(classes, 0.2), QStringLiteral("0.2"));
  EXPECT_EQ(wantedErrorWords(classes, 0.2), QStringLiteral("share of wrong classes 0.2"));
}

TEST(WantedError, IsDraggedInStepsOfWhatIsShown) {
  const Study labels = ofTask(taskOf(TaskId::labelPrivacy));
  EXPECT_EQ(shownWantedError(labels, roundedWantedError(labels, 0.512345, 3)), 0.716);
  const Study classes = ofTask(taskOf(TaskId::privateClassifier));
  EXPECT_EQ(roundedWantedError(classes, 0.212345, 3), 0.212);
}

}  // namespace
}  // namespace epsiscope::wanted_error_test
