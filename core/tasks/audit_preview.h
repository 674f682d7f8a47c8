#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The promises of the methods at view.epsilon, and the outcome of the attempts to break them.
struct AuditPreview {
  double epsilon = 1;
  AuditEffort effort;
  std::vector<AuditedClaim> claims;
  std::size_t wantedDraws = 0;  ///< draws from each sampler, after which nothing more is tried

  bool isFinished() const { return effort.draws >= wantedDraws; }
  /// Whether the picture depends on the private rows.
  bool usesRows() const;
  /// Returns the accounts of all releases together; null where there is but one.
  const JointAccounts* accounts() const;
};

/// First without the table's rows and without draws, which takes hardly any time; then, with `last` the
/// preview of that for the same study, with both; where the study searches deeper then again and again, each
/// time with three times as many draws and neighbours as before.
AuditPreview previewAudit(const Study& study, const TaskCache& cache, const AuditPreview* last,
                          const GoOn& goOn);

}  // namespace epsiscope
