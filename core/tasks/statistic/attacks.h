#pragma once

#include <cstddef>

#include "core/base/go_on.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class StatisticCache;

/// See Task::attacks(). The first statistic is y in the one table and y' in the other, as in Noise.
AttackPreview attacksOn(const Study& study, const StatisticCache& cache, std::size_t draws, const GoOn& goOn);

}  // namespace epsiscope
