#pragma once

#include <Eigen/Core>

#include "core/audit/audit_finding.h"
#include "core/audit/audited_perturbation.h"
#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The worst of tables with a single row that says something, or the rows of one person, all others being 0:
/// rows that lie opposite each other, or 0, with either label, and every output along them. There the exact
/// minimisers and densities are those of one number, and the published bound for the gradient is attained.
/// Where the last weight is regularised less, tables with a constant column are tried too.
AuditFinding auditOnMadeUpRows(const AuditedPerturbation& release);

/// The worst that is found with the table's own rows x with labels y (-1 or 1): rows that the minimum leans
/// on and others, as many together as one person has, get the other label, lie opposite, or along the noise.
/// For output perturbation the minimum
/// is found anew for each neighbour; for objective perturbation the ratio of densities is exact at weights
/// that were released and at the minimum without noise. `times`: of the usual number of neighbours and
/// releases. If cancelled, the worst so far.
AuditFinding auditOnRows(const AuditedPerturbation& release, const ClassRows& x, const Eigen::VectorXd& y,
                         std::size_t times, Rng& rng, const GoOn& goOn = {});

/// The worst of objective perturbation on made-up tables of prepared rows, which end with the constant
/// 1/sqrt(2). All rows but those of one person have no other feature and the label 1; the last lie on a line
/// of features, as far out as rows reach or at 0, with either label. In the plane of that line and the
/// constant the densities of weights are exact, however the last weight is regularised; elsewhere there is
/// nothing to see.
AuditFinding auditOnConstantColumn(const AuditedPerturbation& release);

}  // namespace epsiscope
