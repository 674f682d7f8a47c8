#pragma once

#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/method_role.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// Task::claims() of the study's task, where a published mistake that is repeated has no proof: what is cited
/// for the method proves the right one.
std::vector<AuditedClaim> auditedClaims(const Study& study, const TaskCache& cache, double epsilon,
                                        const AuditEffort& effort, const GoOn& goOn);

/// Returns what a claim of the study's task is about: one of its methods, or one of the statistics of a
/// study, each of which is released like a method.
MethodRole roleOf(const Study& study, const AuditedClaim& claim);

}  // namespace epsiscope
