#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/noise_preview.h"

namespace epsiscope {

class CentralNoise;
class LabelPrivacyCache;
struct CentralPlan;

/// The promises of the study's methods at this epsilon, audited; see Task::claims().
std::vector<AuditedClaim> claimsOn(const Study& study, const LabelPrivacyCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn);

/// Draws the noise of central ridge, whose sums are this far apart in the two tables.
DrawnLoss lossOfSums(const CentralNoise& noise, const CentralPlan& plan, double distance);

/// See Task::attacks(). One label is y in one table and y' in the other, those of Noise; for a chosen row its
/// own and the bound further away. Methods of several stages release too much to be shown so.
AttackPreview attacksOn(const Study& study, const LabelPrivacyCache& cache, std::size_t draws,
                        const GoOn& goOn);

/// Returns the answers of the study's label randomizers for the labels y and y' of the view.
NoisePreview noiseOn(const Study& study, const LabelPrivacyCache& cache);

}  // namespace epsiscope
