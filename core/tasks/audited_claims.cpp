#include "core/tasks/audited_claims.h"

#include <algorithm>
#include <memory>

#include "core/study/printed_mistakes.h"
#include "core/tasks/made_up_table.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/replay_audit.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

namespace {

/// Whether the claim's release repeats a mistake: its note says so, beside any other reason, or the audit
/// does. A falsehood is about accuracy: the promise stands, and so does its proof.
bool isMadeAsPrinted(const Study& study, const AuditedClaim& claim) {
  return std::ranges::any_of(printedMistakes(), [&](const PrintedMistakeRow& row) {
    if (!repeats(study, row.mistake)) return false;
    const bool isBroken = claim.verdict() == AuditedClaim::Verdict::broken && claim.falsehood.empty();
    return isBroken || claim.claimed.note().find(noteOf(row.mistake)) != std::string::npos;
  });
}

/// The table, or where its rows are private one that is made up from what is declared.
std::shared_ptr<const PreparedTable> replayedTable(const Study& study,
                                                   const std::shared_ptr<const PreparedTable>& table,
                                                   const AuditEffort& effort) {
  if (effort.looksAtRows) return table;
  const std::size_t rows = std::min(table->data().rows.size(), effort.replayedRows);
  return PreparedTable::of(study, madeUpTable(study, *table->dataset(), rows));
}

}  // namespace

std::vector<AuditedClaim> auditedClaims(const Study& study, const TaskCache& cache, double epsilon,
                                        const AuditEffort& effort, const GoOn& goOn) {
  std::vector<AuditedClaim> claims = taskOf(study).claims(study, cache, epsilon, effort, goOn);
  for (AuditedClaim& claim : claims)
    if (isMadeAsPrinted(study, claim)) claim.proof.clear();
  if (effort.replays == 0) return claims;
  const std::shared_ptr<const PreparedTable> table = replayedTable(study, cache.table(), effort);
  if (!table->problems().empty()) return claims;
  for (AuditedClaim& claim : claims) {
    if (claim.claimed.trust() == Guarantee::Trust::none || !claim.reason.empty()) continue;
    claim.replay = replayAudit(study, *table, claim.method, epsilon, claim.claimed.delta(), effort, goOn);
    if (claim.replay) claim.replay->ofRows = effort.looksAtRows;
  }
  return claims;
}

}  // namespace epsiscope
