#include "core/tasks/attack_preview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/study/load.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/start_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::attack_preview_test {
namespace {

/// A method that nobody attacks would look as if it revealed nothing.
TEST(AttackPreviews, HaveEveryMethodOfAStartThatPromisesSomething) {
  for (const Task* task : allTasks()) {
    const Study study = test::startOf(*task);
    ASSERT_TRUE(task->isOf(study));
    const auto cache = buildCache(study, loadData(study.data, {}));
    const AttackPreview found = previewAttack(study, *cache, {});
    std::size_t attacked = 0;
    for (const Method& method : task->methods()) {
      if (method.role != MethodRole::method || !task->usesMethod(study, method.id)) continue;
      ++attacked;
      EXPECT_EQ(std::ranges::count(found.methods, method.id, &AttackedMethod::method), 1)
          << task->facts().id << ' ' << method.id;
    }
    EXPECT_GE(attacked, 1u) << task->facts().id;
  }
}

/// Where the task says so, the releases for two neighbouring tables have a curve for each method.
TEST(NoisePreviews, HaveACurveWhereTheTaskSaysThereIsOne) {
  for (const Task* task : allTasks()) {
    const Study study = test::startOf(*task);
    const auto cache = buildCache(study, loadData(study.data, {}));
    EXPECT_EQ(!task->noise(study, *cache).curves.empty(), task->facts().hasNoise) << task->facts().id;
  }
}

}  // namespace
}  // namespace epsiscope::attack_preview_test
