#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/suggestions.h"

namespace epsiscope {

class LabelPrivacyCache;

/// See Task::suggestions().
Suggestions suggestionsOn(const Study& study, const LabelPrivacyCache& cache);

}  // namespace epsiscope
