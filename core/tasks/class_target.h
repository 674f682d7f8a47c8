#pragma once

#include <vector>

#include "core/study/study_fwd.h"
#include "core/study/task_id.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// What looks like classes in the target of a study about numbers: texts, or only two different numbers.
enum class ClassTarget { none, texts, twoNumbers };
/// What label privacy would be asked in vain, or might be: other tasks say themselves what they need.
ClassTarget classTarget(const Study& study, const Dataset& dataset);
/// Whether there are exactly two different numbers.
bool holdsTwoNumbers(const Column& column);

/// The tasks that learn classes, those first that protect the same as the study's.
std::vector<TaskId> classTasks(const Study& study);

}  // namespace epsiscope
