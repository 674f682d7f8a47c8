#pragma once

#include "core/tasks/suggestions.h"

namespace epsiscope {

class LabelClassesCache;
struct Study;

/// See Task::suggestions().
Suggestions labelClassesSuggestions(const Study& study, const LabelClassesCache& cache);

}  // namespace epsiscope
