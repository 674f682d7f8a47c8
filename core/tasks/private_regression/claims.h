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

/// The promises of the study's methods at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const PrivateRegressionCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). One row is in one table, and the opposite row, with the label at the other end, in
/// the other: the chosen row, or among the first ones that whose sums move furthest.
AttackPreview attacksOn(const Study& study, const PrivateRegressionCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
