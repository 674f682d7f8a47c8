#pragma once

#include <Eigen/Core>

#include <string>

#include "core/audit/kernel_audit.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class KernelReleaseCache;

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
