#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/audit/audited_perturbation.h"
#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/erm/perturbation.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class PrivateClassifierCache;

/// The promises of the study's methods at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const PrivateClassifierCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). The weights learned with the study's lambda; where lambda is chosen privately, with
/// the first of the candidates, which learns from its part of the rows or of epsilon.
AttackPreview attacksOn(const Study& study, const PrivateClassifierCache& cache, std::size_t draws,
                        const GoOn& goOn);

/// The release of the weights learned from these rows, each of which has this budget.
AuditedPerturbation auditedWeights(const Study& study, Perturbation method, double lambda, const ClassRows& x,
                                   const RowBudget& budget);

}  // namespace epsiscope
