#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class LabelClassesCache;

/// The promises of the study's methods at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const LabelClassesCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). One label is y in one table and y' in the other, those of Answers; for a chosen row
/// its own and another one.
AttackPreview attacksOn(const Study& study, const LabelClassesCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
