#pragma once

#include <cstddef>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class PrivateRegressionCache;

/// See Task::attacks(). One row is in the one table, and in the other the row that lies opposite, with the
/// label at the other end: the chosen row, or of the first ones that whose sums move furthest.
AttackPreview attacksOn(const Study& study, const PrivateRegressionCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
