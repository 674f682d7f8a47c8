#pragma once

#include "core/study/problem_list.h"
#include "core/study/study.h"

namespace epsiscope {

/// The keys of the block `private_classifier`.
void checkPrivateClassifier(const Study& study, ProblemList& found);
/// What the task, if it is the study's, cannot do with these data.
void checkPrivateClassifierData(const Study& study, const PreparedData& data, ProblemList& found);

}  // namespace epsiscope
