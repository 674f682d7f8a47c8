#pragma once

#include <cstddef>
#include <span>

#include "core/audit/audit_finding.h"
#include "core/base/go_on.h"
#include "core/erm/candidate_scores.h"
#include "core/erm/labelled_rows.h"

namespace epsiscope {

/// The worst that is found of a choice by scores with the table's own rows: those that cost a candidate's
/// minimum nothing, as many together as one person has, are replaced by rows of length 1 that it gives the
/// wrong class as firmly as it can, and those that cost it most by rows that cost it least. If cancelled, the
/// worst so far. `epsilon`: of the choice, for one row.
AuditFinding auditScoresOnRows(std::span<const ScoringPlan> plans, double epsilon, const LabelledRows& rows,
                               std::size_t together, const GoOn& goOn = {});

}  // namespace epsiscope
