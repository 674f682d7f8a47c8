#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "core/audit/replay_finding.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;

/// How hard replays try.
struct ReplayEffort {
  std::size_t pairs = 2;   ///< of neighbours
  std::size_t rows = 400;  ///< of each table, at most
};

/// Runs the code of a run for one of the study's methods at this epsilon on some rows of the table, then on
/// tables in which one row, or all rows of one person, or of a task of labels only the label, have other
/// values, with the answers prescribed, and the other way round: the transcript audit (spec 15). `claim`: a
/// method's id, or that of a release. Nothing where the run draws nothing for it, or once cancelled.
/// Precondition: problems() of the study with this table is empty.
std::optional<ReplayFinding> replayAudit(const Study& study, const PreparedTable& table,
                                         const std::string& claim, double epsilon, double delta,
                                         const ReplayEffort& effort, const GoOn& goOn = {});

}  // namespace epsiscope
