#include "core/tasks/kernel_release/claims.h"

#include <array>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/audit/kernel_audit.h"
#include "core/audit/moved_noise_attack.h"
#include "core/mechanisms/laplace.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/kernel_release/audited_release.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr const char* kOfTightPredictions = "core/theory/output_perturbation.cpp";
constexpr auto kKernelReleaseProofs = std::to_array<MethodProof>({
    {kMethodKernelRidge,
     marked("Core", "Nie and Wang 2017, error analysis, Lemma 2; core/theory/output_perturbation.cpp")},
    {kMethodKernelRidgeTight, kOfTightPredictions},
    {kMethodKernelSvm,
     marked("Core", "Nie and Wang 2017, perturbation, Theorem 2; core/theory/output_perturbation.cpp")},
    {kMethodKernelSvmTight, kOfTightPredictions},
    {kMethodPredictMean, marked("Core",
                                "Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; "
                                "core/mechanisms/laplace.h")},
});

AuditedPart auditedPredictions(const Study& study, const KernelReleaseCache& cache, const std::string& method,
                               double epsilon, const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  AuditedPart part{.name = sentence("Core", "Predictions"), .epsilon = epsilon};
  const auto m = static_cast<double>(cache.trainRows());
  const AuditedPredictions release = auditedRelease(study, m, method, epsilon);
  part.finding = auditOnMadeUpRows(release);
  if (effort.looksAtRows) {
    const SomeRows some = someRows(study, cache);
    part.finding.takeWorse(
        auditOnRows(auditedRelease(study, static_cast<double>(some.rows.rows()), method, epsilon), some.rows,
                    some.labels, effort.rows, rng, goOn));
  }
  // Solvers and sums are right to about ten digits.
  part.finding.rounding = 1e-7 * epsilon;
  // With very many predictions each draw takes long, and all have the same sampler.
  constexpr double kMostNumbers = 100;
  if (std::isfinite(part.finding.measured) && release.predictions <= kMostNumbers)
    drawFrom(lossOfMovedNumbers(release.predictions,
                                part.finding.measured * release.scale / release.predictions, release.scale),
             effort, rng, goOn, part);
  return part;
}

}  // namespace

std::vector<AuditedClaim> claimsOn(const Study& study, const KernelReleaseCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  std::vector<AuditedClaim> claims;
  const std::vector<std::string> perturbed = perturbedMethods(study);
  for (const std::string& method : kernelReleaseMethods(study)) {
    if (!goOn()) return claims;
    AuditedClaim claim{.method = method,
                       .label = methodLabel(method),
                       .epsilon = epsilon,
                       .claimed = kernelReleaseGuarantee(study, cache.data(), method, epsilon),
                       .proof = proofIn(kKernelReleaseProofs, method)};
    Rng rng = auditStream(study, method, epsilon);
    if (std::ranges::count(perturbed, method) > 0)
      claim.parts.push_back(auditedPredictions(study, cache, method, epsilon, effort, rng, goOn));
    else if (method == kMethodPredictMean && !isSvm(study))
      claim.parts.push_back(auditedPart(
          sentence("Core", "The mean of the labels"),
          Laplace({0, releaseBounds(study).width() / static_cast<double>(cache.trainRows())}, epsilon),
          effort, rng, goOn));
    claims.push_back(std::move(claim));
  }
  return claims;
}

}  // namespace epsiscope
