#pragma once

#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class LabelPrivacyCache;

/// What the study's methods promise at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const LabelPrivacyCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

}  // namespace epsiscope
