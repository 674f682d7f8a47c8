#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/audit/attack.h"
#include "core/audit/audit_effort.h"
#include "core/audit/audit_finding.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/mechanisms/mechanism.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The place of a method's proof: the paper, and the comment that has the proof for the constants used here.
struct MethodProof {
  std::string_view method;
  const char* proof;  ///< in context "Core"
};
/// In the language of the screen; empty where there is none: the method promises nothing.
std::string proofIn(std::span<const MethodProof> proofs, const std::string& method);

/// Returns the worst case of a randomizer, and the evidence from draws of its sampler at that pair. `named`:
/// writes a label or an output.
AuditedPart auditedPart(std::string name, const Mechanism& mechanism, const AuditEffort& effort, Rng& rng,
                        const GoOn& goOn, const std::function<std::string(double)>& named = witnessNumber);

/// Draws from a release of many numbers for both tables, as it really runs: the loss of a release is a
/// function of it, and so reveals no more than epsilon.
void drawFrom(const DrawnLoss& release, const AuditEffort& effort, Rng& rng, const GoOn& goOn,
              AuditedPart& part);

/// Returns the worst of a prior of noisy counts: a label that goes from one public cell to another moves two
/// counts by one, and the noise of each has this scale.
AuditedPart auditedCounts(double epsilon, double scale);

}  // namespace epsiscope
