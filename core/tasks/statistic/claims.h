#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/noise_preview.h"

namespace epsiscope {

class StatisticCache;

/// The promises of the study's methods at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const StatisticCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). The first statistic is y in one table and y' in the other, as in Noise.
AttackPreview attacksOn(const Study& study, const StatisticCache& cache, std::size_t draws, const GoOn& goOn);

/// The releases for two neighbouring tables, by the study's mechanism and by the others that suit the
/// statistic. For a quantile y and y' are values of the lowest row, between the bounds; otherwise they are
/// the statistics of two tables, from the true one upwards as far as a row can move it.
NoisePreview noiseOn(const Study& study, const StatisticCache& cache);

}  // namespace epsiscope
