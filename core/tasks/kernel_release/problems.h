#pragma once

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The keys of the block `kernel_release`.
void checkKernelRelease(const Study& study, bool isChosen, ProblemList& found);
/// What the task cannot do with these data. Precondition: it is the study's.
void checkKernelReleaseData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
