#pragma once

#include <memory>

#include "core/builtin/generators.h"
#include "core/study/preparations.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/study/study.h"
#include "tests/support/prepared.h"

namespace epsiscope::test {

/// A study on built-in data with everything that a chart is made from.
struct Previewed {
  Study study;
  std::shared_ptr<const TaskCache> cache;
};

inline Previewed previewed(const char* id = "house-prices") {
  const BuiltIn& builtIn = *findBuiltIn(id);
  Previewed made;
  made.study.data.file = std::string("builtin:") + id;
  made.study.data.target = builtIn.target;
  made.study.data.lower = builtIn.lower;
  made.study.data.upper = builtIn.upper;
  made.study.data.unit = builtIn.unit;
  made.cache = buildCache(made.study, std::make_shared<const Dataset>(builtIn.make()));
  return made;
}

/// A study of one of the tasks that learn from true rows: kernel release on house prices, or a classifier on
/// incomes.
inline Previewed previewedTask(TaskId task) {
  const bool classes = task == TaskId::privateClassifier;
  const BuiltIn& builtIn = *findBuiltIn(classes ? "income-class" : "house-prices");
  Previewed made;
  made.study.task = task;
  made.study.data.file = std::string("builtin:") + builtIn.id;
  made.study.data.target = builtIn.target;
  if (classes) {
    made.study.data.prepare = kPrepareUnitRows;
    made.study.data.positive = builtIn.positive;
    made.study.data.features = {{"age", "hours"}};
  } else {
    made.study.data.lower = builtIn.lower;
    made.study.data.upper = builtIn.upper;
    made.study.kernelRelease.mostRows = 400;
  }
  made.cache = buildCache(made.study, std::make_shared<const Dataset>(builtIn.make()));
  return made;
}

}  // namespace epsiscope::test
