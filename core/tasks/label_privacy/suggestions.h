#pragma once

#include "core/tasks/suggestions.h"

namespace epsiscope {

class LabelPrivacyCache;
struct Study;

/// See Task::suggestions().
Suggestions labelPrivacySuggestions(const Study& study, const LabelPrivacyCache& cache);

}  // namespace epsiscope
