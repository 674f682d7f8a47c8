#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/audit/attack.h"
#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study.h"

namespace epsiscope {

class TaskCache;

/// The best test between two labels, for one method.
struct AttackPreview {
  std::string method, label;
  double one = 0, other = 0;      ///< y and y'
  double epsilon = 1, delta = 0;  ///< that the method has for an answer
  Attack found;
};

/// What the methods promise at view.epsilon, and what became of the attempts to break it.
struct AuditPreview {
  double epsilon = 1;
  AuditEffort effort;
  std::vector<AuditedClaim> claims;
  std::optional<AttackPreview> attack;  ///< where the task's noise can be looked at

  /// Whether the table's own rows were tried and the samplers drawn from.
  bool isFinished() const { return effort.draws > 0; }
  /// Whether what is shown depends on the private rows.
  bool usesRows() const;
};

/// First without the table's rows and without draws, which takes no time worth speaking of; then, with `last`
/// the preview of that for the same study, with both.
AuditPreview previewAudit(const Study& study, const TaskCache& cache, const AuditPreview* last,
                          const GoOn& goOn);

}  // namespace epsiscope
