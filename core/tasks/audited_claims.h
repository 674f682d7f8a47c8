#pragma once

#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// Task::claims() of the study's task, where a repeated published mistake has no proof: the citation for the
/// method proves the correct one. With replays where some are wanted, of made-up tables where no rows may be
/// looked at.
std::vector<AuditedClaim> auditedClaims(const Study& study, const TaskCache& cache, double epsilon,
                                        const AuditEffort& effort, const GoOn& goOn);

}  // namespace epsiscope
