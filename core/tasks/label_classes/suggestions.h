#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/suggestions.h"

namespace epsiscope {

class LabelClassesCache;

/// See Task::suggestions().
Suggestions suggestionsOn(const Study& study, const LabelClassesCache& cache);

}  // namespace epsiscope
