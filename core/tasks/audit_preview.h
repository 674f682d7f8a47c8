#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// What the methods promise at view.epsilon, and what became of the attempts to break it.
struct AuditPreview {
  double epsilon = 1;
  AuditEffort effort;
  std::vector<AuditedClaim> claims;
  std::size_t wantedDraws = 0;  ///< from each sampler, before nothing more is tried

  bool isFinished() const { return effort.draws >= wantedDraws; }
  /// Whether what is shown depends on the private rows.
  bool usesRows() const;
};

/// First without the table's rows and without draws, which takes no time worth speaking of; then, with `last`
/// the preview of that for the same study, with both; where the study searches deeper then again and again,
/// each time with three times the draws and neighbours of before.
AuditPreview previewAudit(const Study& study, const TaskCache& cache, const AuditPreview* last,
                          const GoOn& goOn);

}  // namespace epsiscope
