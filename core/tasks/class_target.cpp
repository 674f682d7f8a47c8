#include "core/tasks/class_target.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/tasks/task.h"

namespace epsiscope {

ClassTarget classTarget(const Study& study, const Dataset& dataset) {
  const Task& task = taskOf(study);
  if (task.facts().neighbours != Neighbours::labels || task.facts().target != TargetKind::numbers)
    return ClassTarget::none;
  const int index = dataset.find(study.data.target);
  if (index < 0) return ClassTarget::none;
  const Column& column = dataset.columns[static_cast<std::size_t>(index)];
  if (column.kind == ColumnKind::text) return ClassTarget::texts;
  return holdsTwoNumbers(column) ? ClassTarget::twoNumbers : ClassTarget::none;
}

bool holdsTwoNumbers(const Column& column) {
  std::optional<double> one, other;
  for (const double value : column.values) {
    if (std::isnan(value) || value == one || value == other) continue;
    if (other) return false;
    (one ? other : one) = value;
  }
  return other.has_value();
}

std::vector<TaskId> classTasks(const Study& study) {
  std::vector<const Task*> found;
  for (const Task* task : allTasks())
    if (task->facts().target == TargetKind::classes) found.push_back(task);
  const Neighbours neighbours = taskOf(study).facts().neighbours;
  std::ranges::stable_partition(found,
                                [&](const Task* task) { return task->facts().neighbours == neighbours; });
  std::vector<TaskId> tasks;
  for (const Task* task : found) tasks.push_back(task->facts().task);
  return tasks;
}

}  // namespace epsiscope
