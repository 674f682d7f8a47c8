#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/audit/sums_audit.h"
#include "core/audit/tilt_audit.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class PrivateRegressionCache;
class RegressionSplit;

/// The release of a method's sums. Precondition: isNoisySums(method).
AuditedSums auditedSums(const Study& study, const RegressionSplit& split, const std::string& method,
                        double epsilon);

/// The release of a tilted minimum.
AuditedTilt auditedTilt(const Study& study, const RegressionSplit& split, double epsilon);

/// What the study's methods promise at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const PrivateRegressionCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). One row is in the one table, and in the other the row that lies opposite, with the
/// label at the other end: the chosen row, or of the first ones that whose sums move furthest.
AttackPreview attacksOn(const Study& study, const PrivateRegressionCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
