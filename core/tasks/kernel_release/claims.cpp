#include "core/tasks/kernel_release/claims.h"

#include <array>
#include <algorithm>
#include <utility>

#include "core/audit/kernel_audit.h"
#include "core/mechanisms/laplace.h"
#include "core/study/preparations.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/rows.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr const char* kOfPredictions = "core/theory/output_perturbation.cpp";
constexpr auto kKernelReleaseProofs = std::to_array<MethodProof>({
    {kMethodKernelRidge, kOfPredictions},
    {kMethodKernelRidgeTight, kOfPredictions},
    {kMethodKernelSvm, kOfPredictions},
    {kMethodKernelSvmTight, kOfPredictions},
    {kMethodPredictMean, "Dwork, McSherry, Nissim and Smith 2006; core/mechanisms/laplace.h"},
});

bool isInUnitBall(const Study& study) {
  return study.data.prepare == kPrepareUnitRows || study.data.prepare == kPrepareUnitRowsPlain;
}

/// The release of predictions learned from so many rows.
AuditedPredictions predictionsOf(const Study& study, double rows, const std::string& method, double epsilon) {
  const OutputPerturbation release = outputPerturbation(study, rows, study.kernelRelease.lambda, epsilon);
  return {.kernel = kernelOf(study.kernelRelease),
          .isSvm = isSvm(study),
          .isInUnitBall = isInUnitBall(study),
          .rows = rows,
          .lambda = release.lambda,
          .bound = isSvm(study) ? 1 : release.labelBound,
          .predictions = release.predictions,
          .scale = noiseScale(study, release, noiseBoundOf(method)).scale,
          .tolerance = svmGap(rows, release.lambda, release.kappa),
          .sharesNoise = sharesNoise(study, method) && release.predictions > 1};
}

/// Some of the rows that are learned from, labels from the middle of the bounds.
struct SomeRows {
  Eigen::MatrixXd rows;
  Eigen::VectorXd labels;
};

SomeRows someRows(const Study& study, const KernelReleaseCache& cache) {
  constexpr std::size_t kMost = 150;
  const auto& inputs = valuesOf<KernelReleaseInputs>(cache.inputs());
  const KernelData data = kernelData(inputs, cache.table());
  KernelRows taken =
      kernelRows(inputs, data, {.rows = std::min(kMost, cache.trainRows()), .mostTestRows = 1}, 1);
  const LabelBounds bounds = releaseBounds(study);
  for (double& label : taken.labels) label = bounds.clamp(label) - bounds.middle();
  return {std::move(taken.rows), std::move(taken.labels)};
}

AuditedPart auditedPredictions(const Study& study, const KernelReleaseCache& cache, const std::string& method,
                               double epsilon, const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  AuditedPart part{.name = sentence("Core", "Predictions"), .epsilon = epsilon};
  const auto m = static_cast<double>(cache.trainRows());
  part.finding = auditOnMadeUpRows(predictionsOf(study, m, method, epsilon));
  if (effort.looksAtRows) {
    const SomeRows some = someRows(study, cache);
    AuditFinding own =
        auditOnRows(predictionsOf(study, static_cast<double>(some.rows.rows()), method, epsilon), some.rows,
                    some.labels, rng, goOn);
    const std::size_t pairs = part.finding.pairs + own.pairs;
    if (own.measured > part.finding.measured) part.finding = std::move(own);
    part.finding.pairs = pairs;
  }
  // Solvers and sums are right to about ten digits.
  part.finding.rounding = 1e-7 * epsilon;
  return part;
}

}  // namespace

std::vector<AuditedClaim> kernelReleaseClaims(const Study& study, const KernelReleaseCache& cache,
                                              double epsilon, const AuditEffort& effort, const GoOn& goOn) {
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
