#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "core/audit/audit_effort.h"
#include "core/audit/replay_finding.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;

/// Runs the code of a run for one of the study's methods at this epsilon on some rows of the table, where one
/// row, or all rows of one person, or of a task of labels only the label, have the smallest values there may
/// be and then the largest, each with the answers that the other was given: the transcript audit (spec 15).
/// `claim`: a method's id, or that of a release. Nothing where no replays are wanted, the run draws nothing
/// for it or a file of the study is not found from here, and once cancelled. Precondition: problems() of the
/// study with this table is empty.
std::optional<ReplayFinding> replayAudit(const Study& study, const PreparedTable& table,
                                         const std::string& claim, double epsilon, double delta,
                                         const AuditEffort& effort, const GoOn& goOn = {});

}  // namespace epsiscope
