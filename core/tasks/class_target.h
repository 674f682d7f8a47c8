#pragma once

#include <vector>

#include "core/study/study_fwd.h"
#include "core/study/task_id.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The signs of classes in the target of a study about numbers: texts, or only two different numbers.
enum class ClassTarget { none, texts, twoNumbers };
/// The signs of a target for which label privacy will, or might, not work: other tasks say themselves what
/// they need.
ClassTarget classTarget(const Study& study, const Dataset& dataset);
/// Whether there are exactly two different numbers.
bool holdsTwoNumbers(const Column& column);

/// The tasks that learn classes, beginning with those that protect the same as the study's.
std::vector<TaskId> classTasks(const Study& study);

}  // namespace epsiscope
