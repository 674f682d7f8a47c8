#pragma once

#include "core/study/problem_list.h"
#include "core/study/study.h"

namespace epsiscope {

/// The keys of the block `kernel_release`.
void checkKernelRelease(const Study& study, ProblemList& found);
/// What the task, if it is the study's, cannot do with these data.
void checkKernelReleaseData(const Study& study, const PreparedData& data, ProblemList& found);

}  // namespace epsiscope
