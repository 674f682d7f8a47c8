#pragma once

#include "core/study/problem_list.h"
#include "core/study/study.h"

namespace epsiscope {

/// The keys of the blocks `kernel_release` and `private_classifier`.
void checkKernelRelease(const KernelRelease& task, ProblemList& found);
void checkPrivateClassifier(const PrivateClassifier& task, ProblemList& found);

}  // namespace epsiscope
