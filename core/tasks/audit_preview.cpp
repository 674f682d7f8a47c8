#include "core/tasks/audit_preview.h"

#include <algorithm>

#include "core/tasks/audited_claims.h"
#include "core/tasks/streams.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

namespace {

constexpr std::size_t kPreviewDraws = 5000, kMoreEachTime = 3, kMostDraws = 3 * 3 * 3 * 3 * 3 * kPreviewDraws;

}  // namespace

bool AuditPreview::usesRows() const {
  return std::ranges::any_of(claims, &AuditedClaim::usesRows);
}

AuditPreview previewAudit(const Study& study, const TaskCache& cache, const AuditPreview* last,
                          const GoOn& goOn) {
  AuditPreview made{.epsilon = viewEpsilon(study),
                    .effort = {.draws = 0, .looksAtRows = false},
                    .claims = {},
                    .wantedDraws = study.view.searchDeeper ? kMostDraws : kPreviewDraws};
  if (last != nullptr) {
    if (last->effort.draws >= made.wantedDraws) {
      made.effort = last->effort;
      made.claims = last->claims;
      return made;
    }
    made.effort = last->effort;
    made.effort.looksAtRows = study.mode == Mode::classroom;
    made.effort.draws = std::max(kPreviewDraws, last->effort.draws * kMoreEachTime);
    if (last->effort.draws > 0) made.effort.rows *= kMoreEachTime;
  }
  made.claims = auditedClaims(study, cache, made.epsilon, made.effort, goOn);
  return made;
}

}  // namespace epsiscope
