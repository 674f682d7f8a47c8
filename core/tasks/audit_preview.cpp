#include "core/tasks/audit_preview.h"

#include <algorithm>

#include "core/tasks/audited_parts.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

namespace {

constexpr std::size_t kPreviewDraws = 5000, kGuesses = 1000;

/// The attack on the method that is looked at, or on the first whose noise is shown.
std::optional<AttackPreview> attackPreview(const Study& study, const TaskCache& cache) {
  if (!taskOf(study).facts().hasNoise) return {};
  const NoisePreview noise = previewNoise(study, cache);
  if (noise.curves.empty()) return {};
  auto curve = std::ranges::find(noise.curves, study.view.method.value_or(""), &NoiseCurve::method);
  if (curve == noise.curves.end()) curve = noise.curves.begin();
  Rng rng = auditStream(study, "attack", viewEpsilon(study));
  return AttackPreview{.method = curve->method,
                       .label = curve->label,
                       .one = noise.label,
                       .other = noise.otherLabel,
                       .epsilon = curve->epsilonLabels,
                       .delta = curve->delta,
                       .found = attack(*curve->mechanism, noise.label, noise.otherLabel, kGuesses, rng)};
}

}  // namespace

bool AuditPreview::usesRows() const {
  return effort.looksAtRows &&
         std::ranges::any_of(claims, [](const AuditedClaim& claim) { return !claim.isExact(); });
}

AuditPreview previewAudit(const Study& study, const TaskCache& cache, const AuditPreview* last,
                          const GoOn& goOn) {
  AuditPreview made{.epsilon = viewEpsilon(study),
                    .effort = {.draws = 0, .looksAtRows = false},
                    .claims = {},
                    .attack = {}};
  if (last != nullptr) made.effort = {.draws = kPreviewDraws, .looksAtRows = study.mode == Mode::classroom};
  made.claims = taskOf(study).claims(study, cache, made.epsilon, made.effort, goOn);
  if (goOn()) made.attack = last != nullptr && last->attack ? last->attack : attackPreview(study, cache);
  return made;
}

}  // namespace epsiscope
