#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/suggestions.h"

namespace epsiscope {

class PrivateRegressionCache;

/// See Task::suggestions(): the lambda of the first method's first draw in a preview.
Suggestions suggestionsOn(const Study& study, const PrivateRegressionCache& cache);

}  // namespace epsiscope
