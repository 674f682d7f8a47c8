#include "core/tasks/audit_preview.h"

#include <algorithm>

#include "core/tasks/audited_claims.h"
#include "core/tasks/streams.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

namespace {

constexpr std::size_t kPreviewDraws = 5000, kMoreEachTime = 3,
                      kMostPreviewDraws = 3 * 3 * 3 * 3 * 3 * kPreviewDraws;

/// Keeps the worse findings of before: a pair that was found once is not forgotten. The number of pairs is
/// that of one pass, in each of which many are tried.
void keepWorse(const std::vector<AuditedClaim>& before, std::vector<AuditedClaim>& claims) {
  for (std::size_t i = 0; i < std::min(before.size(), claims.size()); ++i) {
    const std::vector<AuditedPart>& earlier = before[i].parts;
    for (std::size_t k = 0; k < std::min(earlier.size(), claims[i].parts.size()); ++k) {
      AuditFinding& found = claims[i].parts[k].finding;
      const std::size_t pairs = found.pairs;
      if (!(earlier[k].finding.measured <= found.measured)) found = earlier[k].finding;
      found.pairs = pairs;
    }
  }
}

}  // namespace

bool AuditPreview::usesRows() const {
  return std::ranges::any_of(claims, &AuditedClaim::usesRows);
}

const JointAccounts* AuditPreview::accounts() const {
  return claims.empty() || !claims.front().accounts ? nullptr : &*claims.front().accounts;
}

AuditPreview previewAudit(const Study& study, const TaskCache& cache, const AuditPreview* last,
                          const GoOn& goOn) {
  AuditPreview made{.epsilon = viewEpsilon(study),
                    .effort = {.draws = 0, .looksAtRows = false},
                    .claims = {},
                    .wantedDraws = study.view.searchDeeper ? kMostPreviewDraws : kPreviewDraws};
  if (last != nullptr) {
    if (last->effort.draws >= made.wantedDraws) {
      made.effort = last->effort;
      made.claims = last->claims;
      return made;
    }
    made.effort = last->effort;
    made.effort.looksAtRows = study.mode == Mode::classroom;
    made.effort.replays = made.effort.rows;
    made.effort.draws = std::max(kPreviewDraws, last->effort.draws * kMoreEachTime);
    if (last->effort.draws > 0) made.effort.rows *= kMoreEachTime;
  }
  made.claims = auditedClaims(study, cache, made.epsilon, made.effort, goOn);
  if (last != nullptr) keepWorse(last->claims, made.claims);
  return made;
}

}  // namespace epsiscope
