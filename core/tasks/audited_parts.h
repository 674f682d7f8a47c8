#pragma once

#include <string>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/mechanisms/mechanism.h"
#include "core/random/rng.h"
#include "core/study/study.h"

namespace epsiscope {

/// Says where it is proved what a method of the task promises: the paper and the comment that has the proof,
/// for the constants that are used here. Empty: it promises nothing.
std::string proofOf(TaskId task, const std::string& method);

/// Returns the worst case of a randomizer, and what draws of its sampler show at that pair.
AuditedPart auditedPart(std::string name, const Mechanism& mechanism, const AuditEffort& effort, Rng& rng,
                        const GoOn& goOn);

/// Returns the worst of a prior of noisy counts: a label that goes from one public cell to another moves two
/// counts by one, and the noise of each has this scale.
AuditedPart auditedCounts(double epsilon, double scale);

/// A stream for audits: what is drawn there is told nobody.
Rng auditStream(const Study& study, const std::string& method, double epsilon);

}  // namespace epsiscope
