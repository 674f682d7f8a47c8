#include "core/tasks/audited_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/audit/audit.h"
#include "core/audit/moved_noise.h"
#include "core/audit/sampled_audit.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::string proofIn(std::span<const MethodProof> proofs, const std::string& method) {
  const auto found = std::ranges::find(proofs, method, &MethodProof::method);
  return found == proofs.end() ? std::string() : sentence("Core", found->proof);
}

AuditedPart auditedPart(std::string name, const Mechanism& mechanism, const AuditEffort& effort, Rng& rng,
                        const GoOn& goOn, const std::function<std::string(double)>& named) {
  const AuditReport report = audit(mechanism);
  AuditedPart part{.name = std::move(name),
                   .epsilon = report.claimedEpsilon,
                   .delta = report.claimedDelta,
                   .finding = findingOf(report, named)};
  if (effort.draws == 0) return part;
  const auto atPair = [&](double label, double other) {
    const auto drawOf = [&mechanism](double y) {
      return [&mechanism, y](Rng& from) { return mechanism.sample(y, from); };
    };
    // Two pairs are tried, so that each may be wrong half as often.
    return sampledAudit(drawOf(label), drawOf(other), report.claimedDelta, effort.draws,
                        (1 + kAuditConfidence) / 2, rng, goOn);
  };
  part.sampled = atPair(report.worstLabel, report.worstOtherLabel);
  const SampledFinding ends = atPair(mechanism.bounds().lower, mechanism.bounds().upper);
  if (ends.atLeast > part.sampled->atLeast) part.sampled = ends;
  part.sampled->confidence = kAuditConfidence;
  return part;
}

void drawFrom(const DrawnLoss& release, const AuditEffort& effort, Rng& rng, const GoOn& goOn,
              AuditedPart& part) {
  if (effort.draws == 0) return;
  // The last bits of a loss are those of its computation, and would distinguish the two.
  constexpr double kSteps = 1 << 20;
  const auto drawn = [&release](bool isOther) {
    return [&release, isOther](Rng& from) { return std::round(kSteps * release(isOther, from)) / kSteps; };
  };
  part.sampled =
      sampledAudit(drawn(false), drawn(true), part.delta, effort.draws, kAuditConfidence, rng, goOn);
}

AuditedPart auditedCounts(double epsilon, double scale) {
  return {.name = sentence("Core", "Noisy counts for the prior"),
          .epsilon = epsilon,
          .finding = {.measured = epsilonOfMovedNorm(2, scale),
                      .isExact = true,
                      .pairs = 1,
                      .worst = {{sentence("Core", "Count of the cell that the label leaves"),
                                 sentence("Core", "one more"), sentence("Core", "one less")},
                                {sentence("Core", "Count of the cell that it enters"),
                                 sentence("Core", "one less"), sentence("Core", "one more")}}}};
}

}  // namespace epsiscope
