#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/audit/kernel_audit.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class KernelReleaseCache;

/// The promises of the study's methods at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const KernelReleaseCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). Predictions learned from some of the rows, all made for the attacked row, which has
/// its own label in one table and the label at the other end in the other.
AttackPreview attacksOn(const Study& study, const KernelReleaseCache& cache, std::size_t draws,
                        const GoOn& goOn);

/// The release of predictions learned from so many rows.
AuditedPredictions auditedRelease(const Study& study, double rows, const std::string& method, double epsilon);

/// Some of the rows for learning, with labels from the middle of the bounds: few enough to learn from them
/// again and again.
struct SomeRows {
  Eigen::MatrixXd rows;
  Eigen::VectorXd labels;
};

SomeRows someRows(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
