#pragma once

#include "core/base/json.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// What an attempt to break the promises of the chosen methods finds: first without the rows and without
/// draws, then with both, as the window does.
Json auditJson(const Study& study, const TaskCache& cache);

}  // namespace epsiscope
