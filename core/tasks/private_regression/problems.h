#pragma once

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// Checks the keys of the block, also of studies of another task.
void checkPrivateRegression(const Study& study, ProblemList& found);
/// Precondition: the table has no problem.
void checkPrivateRegressionData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
