#pragma once

#include "core/audit/audited_perturbation.h"
#include "core/erm/class_rows.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// The weights learned from these rows, as they are released.
AuditedPerturbation auditedWeights(const Study& study, Perturbation method, double lambda, const ClassRows& x,
                                   double epsilon);

}  // namespace epsiscope
