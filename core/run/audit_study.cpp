#include "core/run/audit_study.h"

#include <algorithm>

#include "core/tasks/audited_claims.h"
#include "core/tasks/made_up_table.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

namespace {

/// In Release nobody looks at the table: as many rows that are made up from what is declared.
std::shared_ptr<const PreparedTable> madeUpTableOf(const Study& study, const PreparedTable& table) {
  return PreparedTable::of(study, madeUpTable(study, *table.dataset(), table.data().rows.size()));
}

}  // namespace

std::optional<std::vector<AuditedClaim>> auditStudy(const Study& study,
                                                    const std::shared_ptr<const PreparedTable>& table,
                                                    const std::filesystem::path& folder, AuditEffort effort,
                                                    const GoOn& goOn) {
  const bool isRelease = study.mode == Mode::release;
  effort.looksAtRows = effort.looksAtRows && !isRelease;
  Study shown = study;
  shown.mode = Mode::classroom;
  constexpr double kShareOfCache = 0.2;
  const auto cache = buildCache(shown, isRelease ? madeUpTableOf(study, *table) : table,
                                goOn.part(0, kShareOfCache), folder);
  if (!cache) return std::nullopt;
  std::vector<AuditedClaim> claims;
  const auto count = static_cast<double>(study.epsilon.size());
  double done = 0;
  for (const double epsilon : study.epsilon) {
    const auto share = [&](double place) { return kShareOfCache + (1 - kShareOfCache) * place / count; };
    for (AuditedClaim& claim :
         auditedClaims(study, *cache, epsilon, effort, goOn.part(share(done), share(done + 1)))) {
      const bool isThere = std::ranges::count(claims, claim.method, &AuditedClaim::method) > 0;
      if (claim.verdict() != AuditedClaim::Verdict::nothing || !isThere) claims.push_back(std::move(claim));
    }
    if (!goOn(share(++done))) return std::nullopt;
  }
  return claims;
}

bool allHold(std::span<const AuditedClaim> claims) {
  return std::ranges::none_of(claims, [](const AuditedClaim& claim) {
    const auto verdict = claim.verdict();
    return verdict == AuditedClaim::Verdict::broken || verdict == AuditedClaim::Verdict::unproved;
  });
}

}  // namespace epsiscope
