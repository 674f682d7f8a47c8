#include "core/tasks/task.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>

#include "core/study/classroom.h"
#include "core/study/preparations.h"
#include "core/study/study_names.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/trials.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/every_method.h"
#include "tests/support/prepared.h"

namespace epsiscope::task_test {
namespace {

TEST(Tasks, EachIsThereOnceWithTheNameOfAStudyFile) {
  ASSERT_EQ(allTasks().size(), Names<TaskId>::all.size());
  for (const auto& [id, name] : Names<TaskId>::all) {
    EXPECT_EQ(taskOf(id).facts().task, id);
    EXPECT_EQ(taskOf(id).facts().id, name);
    EXPECT_EQ(std::ranges::count(allTasks(), &taskOf(id)), 1);
  }
}

TEST(Tasks, AcceptTheDefaultPreparationTheyOffer) {
  for (const Task* task : allTasks()) {
    EXPECT_TRUE(task->accepts(task->facts().preparations.front()));
    const std::string id = task->facts().id;
    EXPECT_EQ(task->accepts(kPrepareStandardise), id != "private-classifier" && id != "private-regression");
  }
}

TEST(Tasks, ListEachMethodOnce) {
  for (const Task* task : allTasks()) {
    std::set<std::string> ids;
    for (const Method& method : task->methods()) ids.insert(method.id);
    EXPECT_EQ(ids.size(), task->methods().size());
    Study study;
    study.task = task->facts().task;
    EXPECT_EQ(task->methodsOf(study) != nullptr, task->facts().hasMethods);
    EXPECT_EQ(task->lambdaSweepOf(study) != nullptr, task->facts().hasLambdaSweep);
    if (!task->facts().hasMethods) continue;
    for (const std::string& method : *task->methodsOf(study)) EXPECT_TRUE(ids.contains(method)) << method;
  }
}

TEST(Tasks, SayWhatIsNoMethod) {
  const std::set<std::string> yardsticks = {"none", "predict-mean", "predict-majority", "sampling-error"};
  std::size_t methods = 0;
  for (const Task* task : allTasks()) {
    EXPECT_EQ(task->roleOf("none"), MethodRole::yardstick);
    EXPECT_EQ(task->roleOf("predict-mean"), MethodRole::yardstick);
    EXPECT_EQ(task->roleOf("no such method"), MethodRole::yardstick);
    for (const Method& method : task->methods()) {
      EXPECT_EQ(task->roleOf(method.id), method.role);
      EXPECT_EQ(method.role, yardsticks.contains(method.id) ? MethodRole::yardstick
                             : method.id == "noise"         ? MethodRole::part
                                                            : MethodRole::method)
          << method.id;
      methods += method.role == MethodRole::method;
    }
  }
  EXPECT_GT(methods, 25U);
}

TEST(Tasks, EveryRoleHasAName) {
  for (const MethodRole role : {MethodRole::method, MethodRole::part, MethodRole::yardstick})
    EXPECT_EQ(methodRoleNamed(idOf(role)), role);
  EXPECT_FALSE(methodRoleNamed("winner"));
}

/// A number that tells the split of a cache from others.
double splitOf(const TaskCache& cache) {
  if (const auto* own = dynamic_cast<const LabelPrivacyCache*>(&cache))
    return own->ridge().trainLabels().front() + own->ridge().expectedErrorOfMean(1);
  if (const auto* own = dynamic_cast<const KernelReleaseCache*>(&cache))
    return own->split().testLabels({0, 1}).sum() + own->split().meanLabel({0, 1});
  const auto& places = dynamic_cast<const PrivateClassifierCache&>(cache).split().trainPlaces();
  return std::accumulate(places.begin(), places.end(), 0.0);
}

/// The one door to errors, previews, audits and attacks.
TEST(Classroom, NoTaskShowsTrueValuesToAStudyInRelease) {
  for (auto [name, study] : test::everyMethod()) {
    SCOPED_TRACE(name);
    const auto table = PreparedTable::of(study, test::visits());
    EXPECT_TRUE(buildCache(study, table));
    EXPECT_TRUE(taskOf(study).trials(study, table, {}, 1));
    study.mode = Mode::release;
    EXPECT_THROW(buildCache(study, table), std::logic_error);
    EXPECT_THROW(taskOf(study).trials(study, table, {}, 1), std::logic_error);
  }
}

TEST(TaskInputs, OfTwoTrialsGiveTwoCachesWithDifferentSplits) {
  for (const Study& study :
       {test::builtInStudy("house-prices"), test::kernelStudy(), test::classifierStudy()}) {
    const Task& task = taskOf(study);
    const auto dataset =
        task.hasClasses(study) ? test::incomeClass() : test::builtInData(study.data.file.substr(8).c_str());
    const auto table = PreparedTable::of(study, dataset);
    const auto first = task.inputs(study), second = first->ofTrial(2);
    EXPECT_FALSE(*first == *second);
    EXPECT_TRUE(*first == *second->ofTrial(1));
    const auto one = task.build(*first, table, Classroom::of(study), {}),
               other = task.build(*second, table, Classroom::of(study), {});
    EXPECT_TRUE(one->isFor(*first, *table));
    EXPECT_FALSE(one->isFor(*second, *table));
    EXPECT_TRUE(other->isFor(*second, *table));
    EXPECT_NE(splitOf(*one), splitOf(*other));
    EXPECT_EQ(splitOf(*one), splitOf(*task.build(*first, table, Classroom::of(study), {})))
        << "the same inputs, the same cache";
  }
}

TEST(TaskInputs, OfTwoTasksDiffer) {
  Study study = test::builtInStudy("house-prices");
  for (const Task* one : allTasks())
    for (const Task* other : allTasks())
      EXPECT_EQ(*one->inputs(study) == *other->inputs(study), one == other);
}

}  // namespace
}  // namespace epsiscope::task_test
