#include "ui/state/tasks.h"

#include <gtest/gtest.h>

#include "core/start/class_values.h"
#include "core/tasks/task.h"
#include "core/builtin/generators.h"
#include "core/study/preparations.h"
#include "core/tasks/problems.h"
#include "tests/support/prepared.h"
#include "ui/state/view_kind.h"

namespace epsiscope::tasks_test {
namespace {

TEST(Tasks, EveryTaskHasWords) {
  for (const Task* task : allTasks()) {
    const TaskWords& words = wordsOf(task->facts().task);
    EXPECT_STREQ(words.task, task->facts().id);
    for (const char* text :
         {words.name, words.tip, words.neighbours, words.hidden, words.guess, words.lambda, words.whoSeesWhat,
          words.composition, words.noiseCosts({}), words.target, words.bounds({}), words.lines, words.error,
          words.withoutPrivacy, words.withoutNoise, words.noise, words.released, words.runs, words.learner})
      EXPECT_GT(std::string_view(text).size(), 0U) << words.task;
    Study study;
    study.task = task->facts().task;
    EXPECT_FALSE(words.quantity(study).name.isEmpty()) << words.task;
    EXPECT_GE(task->deltaOf(study), 0) << words.task;
    EXPECT_FALSE(words.keys.empty()) << words.task;
  }
}

TEST(Tasks, SwitchingThereAndBackLosesNothing) {
  Study study;
  study.labelPrivacy.zeta = 0.7;
  study.kernelRelease.predictions = 12;
  study.privateClassifier.lambda = 1e-5;
  study.data.columnBounds = {{"age", 100}};
  for (const TaskId task : {TaskId::kernelRelease, TaskId::privateClassifier}) {
    const Study there = withTask(study, task, nullptr);
    EXPECT_EQ(there.labelPrivacy, study.labelPrivacy);
    EXPECT_EQ(there.kernelRelease, study.kernelRelease);
    EXPECT_EQ(there.privateClassifier, study.privateClassifier);
    EXPECT_EQ(withTask(there, TaskId::labelPrivacy, nullptr), study);
  }
}

TEST(Tasks, ThePreparationIsOneThatTheTaskAccepts) {
  Study study;
  EXPECT_EQ(withTask(study, TaskId::kernelRelease, nullptr).data.prepare, kPrepareStandardise);
  EXPECT_EQ(withTask(study, TaskId::privateClassifier, nullptr).data.prepare, kPrepareUnitRows);
  study.data.prepare = kPrepareUnitRowsPlain;
  EXPECT_EQ(withTask(study, TaskId::kernelRelease, nullptr).data.prepare, kPrepareUnitRowsPlain);
  EXPECT_EQ(withTask(study, TaskId::labelPrivacy, nullptr).data.prepare, kPrepareStandardise);
}

TEST(Tasks, TheViewInFrontIsOneThatTheTaskHas) {
  Study study;
  study.view.tab = view_id::noise;
  EXPECT_EQ(withTask(study, TaskId::kernelRelease, nullptr).view.tab, view_id::tradeOff);
  study.view.tab = view_id::data;
  EXPECT_EQ(withTask(study, TaskId::kernelRelease, nullptr).view.tab, view_id::data);
}

TEST(Tasks, ValuesOfAColumnAreToldAsAStudyWritesThem) {
  Column numbers;
  numbers.values = {1, 0.5, 1, std::nan(""), -2};
  EXPECT_EQ(classValues(numbers, 3), (std::vector<std::string>{"-2", "0.5", "1"}));
  EXPECT_EQ(classValues(numbers, 1).size(), 2u) << "one more says that there are too many";
  Column words;
  words.kind = ColumnKind::text;
  words.categories = {"yes", "no"};
  EXPECT_EQ(classValues(words, 50), (std::vector<std::string>{"no", "yes"}));
}

TEST(Tasks, BuiltInClassesNeedNoChoiceAndOtherDataASentence) {
  Study study;
  const BuiltIn& income = *findBuiltIn("income-class");
  const Dataset dataset = income.make();
  study.data.file = "builtin:income-class";
  study.data.target = income.target;
  const Study classes = withTask(study, TaskId::privateClassifier, &dataset);
  EXPECT_EQ(classes.data.positive, income.positive);

  const BuiltIn& houses = *findBuiltIn("house-prices");
  const Dataset prices = houses.make();
  study.data.file = "builtin:house-prices";
  study.data.target = houses.target;
  const Study numbers = withTask(study, TaskId::privateClassifier, &prices);
  EXPECT_FALSE(numbers.data.positive);
  EXPECT_FALSE(problems(numbers, &prices).empty());
}

}  // namespace
}  // namespace epsiscope::tasks_test
