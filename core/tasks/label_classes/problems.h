#pragma once

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The keys of the block `label_classes`.
void checkLabelClasses(const Study& study, ProblemList& found);
/// What cannot be learned of this target. Precondition: the table has no problem.
void checkLabelClassesData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
