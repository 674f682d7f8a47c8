#include "app/web/engine/page_audit.h"

#include <nlohmann/json.hpp>

#include <utility>

#include "app/web/engine/preview_json.h"
#include "core/study/study.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

Json auditJson(const Study& study, const TaskCache& cache) {
  const AuditPreview first = previewAudit(study, cache, nullptr, GoOn());
  const AuditPreview preview = previewAudit(study, cache, &first, GoOn());
  Json claims = Json::array();
  for (const AuditedClaim& claim : preview.claims) {
    const AuditedPart* worst = claim.worst();
    claims.push_back({{"method", claim.method},
                      {"name", claim.label},
                      {"verdict", nameOf(claim.verdict())},
                      {"asked", pageNumber(claim.asked())},
                      {"measured", claim.parts.empty() ? Json() : pageNumber(claim.measured())},
                      {"worst", worst == nullptr ? "" : worst->name},
                      {"reason", claim.reason},
                      {"falsehood", claim.falsehood},
                      {"proof", claim.proof}});
  }
  return {{"epsilon", pageNumber(preview.epsilon)},
          {"draws", preview.effort.draws},
          {"claims", std::move(claims)}};
}

}  // namespace epsiscope
