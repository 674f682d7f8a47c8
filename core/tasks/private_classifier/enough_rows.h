#pragma once

#include <vector>

#include "core/study/study_fwd.h"
#include "core/tasks/enough_rows.h"

namespace epsiscope {

class PrivateClassifierCache;

/// One answer for each private method of the study, at view.epsilon and the study's lambda: how many rows
/// make the expected loss at most `excess` larger than that of every f with |f|^2 <= excess/lambda, see
/// core/theory/sample_requirement.h. Of the cache only the number of columns counts.
std::vector<EnoughRows> enoughRowsOn(const Study& study, const PrivateClassifierCache& cache, double excess);

}  // namespace epsiscope
