#pragma once

#include "core/audit/audit_finding.h"
#include "core/audit/audited_perturbation.h"

namespace epsiscope {

/// The worst of objective perturbation on made-up tables of prepared rows, which end with the constant
/// 1/sqrt(2). All rows but one have no other feature and the label 1; the last lies on a line of features, as
/// far out as rows reach or at 0, with either label. In the plane of that line and the constant the densities
/// of weights are exact, however the last weight is regularised; elsewhere there is nothing to see.
AuditFinding auditOnConstantColumn(const AuditedPerturbation& release);

}  // namespace epsiscope
