#pragma once

#include <cstddef>

#include "core/base/go_on.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class LabelClassesCache;

/// See Task::attacks(). One label is y in the one table and y' in the other, those of Answers; of a chosen
/// row its own and another one.
AttackPreview attacksOn(const Study& study, const LabelClassesCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
