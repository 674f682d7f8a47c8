#pragma once

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The keys of the block `private_classifier`.
void checkPrivateClassifier(const Study& study, ProblemList& found);
/// What the task cannot do with these data. Precondition: it is the study's.
void checkPrivateClassifierData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
