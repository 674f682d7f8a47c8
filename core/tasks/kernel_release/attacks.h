#pragma once

#include <cstddef>

#include "core/base/go_on.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class KernelReleaseCache;

/// See Task::attacks(). Predictions learned from some of the rows, all made for the row that is attacked,
/// which has its own label in the one table and the one at the other end in the other.
AttackPreview attacksOn(const Study& study, const KernelReleaseCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
