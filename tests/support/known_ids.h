#pragma once

#include <set>
#include <string>

#include "core/builtin/generators.h"
#include "core/mechanisms/registry.h"
#include "core/recipes/recipe.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study_names.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"

namespace epsiscope::test {

/// Every id that has a hyphen in the program's own lists.
inline std::set<std::string> knownIds() {
  std::set<std::string> ids = {"randomized-response"};
  for (const Task* task : allTasks()) {
    ids.insert(task->facts().id);
    for (const Method& method : task->methods()) ids.insert(method.id);
    for (const char* preparation : task->facts().preparations) ids.insert(preparation);
  }
  for (const RegistryRow& row : mechanismRegistry()) ids.insert(row.id);
  for (const std::string& learner : labelPrivacyLearners()) ids.insert(learner);
  for (const Recipe& recipe : recipes()) ids.insert(recipe.id);
  for (const BuiltIn& builtIn : builtIns()) ids.insert(builtIn.id);
  for (const PrintedMistakeRow& mistake : printedMistakes()) ids.insert(mistake.id);
  for (const auto& [kind, name] : Names<PriorKind>::all) ids.emplace(name);
  for (const auto& [rule, name] : Names<MissingRule>::all) ids.emplace(name);
  return ids;
}

}  // namespace epsiscope::test
