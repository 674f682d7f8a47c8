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

/// What the study's methods promise at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const KernelReleaseCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// See Task::attacks(). Predictions learned from some of the rows, all made for the row that is attacked,
/// which has its own label in the one table and the one at the other end in the other.
AttackPreview attacksOn(const Study& study, const KernelReleaseCache& cache, std::size_t draws,
                        const GoOn& goOn);

/// The release of predictions learned from so many rows.
AuditedPredictions auditedRelease(const Study& study, double rows, const std::string& method, double epsilon);

/// Some of the rows that are learned from, labels from the middle of the bounds: as many as can be learned
/// from again and again.
struct SomeRows {
  Eigen::MatrixXd rows;
  Eigen::VectorXd labels;
};

SomeRows someRows(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
