#include "core/tasks/kernel_release/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/audit/moved_noise_attack.h"
#include "core/audit/worst_test.h"
#include "core/base/numbers.h"
#include "core/mechanisms/laplace.h"
#include "core/study/preparations.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/rows.h"
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
    {kMethodKernel,
     marked("Core", "Nie and Wang 2017, perturbation, Theorem 2; core/theory/output_perturbation.cpp")},
    {kMethodKernelTight, kOfTightPredictions},
    {kMethodPredictMean, marked("Core",
                                "Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; "
                                "core/mechanisms/laplace.h")},
});

/// The loss of two predictions, or of the whole functions: with the same noise the difference of predictions
/// is released as it is.
DrawnLoss lossOf(const AuditedPredictions& release, const MovedPrediction& prediction) {
  if (release.isFunction()) return lossOfMovedNormal(prediction.distance, release.scale);
  const double distance = std::abs(prediction.own - prediction.moved);
  if (release.sharesNoise && distance > 0)
    return [](bool isOther, Rng&) { return isOther ? -kInfinity : kInfinity; };
  return lossOfMovedNumbers(release.predictions, distance, release.scale);
}

constexpr const char* kOfFunctions =
    marked("Core", "Hall, Rinaldo and Wasserman 2013, Proposition 8; core/theory/output_perturbation.cpp");

std::string proofOf(const Study& study, const std::string& method) {
  const bool isPerturbed = std::ranges::count(perturbedMethods(study), method) > 0;
  return isPerturbed && releasesFunction(study) ? sentence("Core", kOfFunctions)
                                                : proofIn(kKernelReleaseProofs, method);
}

AuditedPart auditedPredictions(const Study& study, const KernelReleaseCache& cache, const std::string& method,
                               double epsilon, const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  AuditedPart part{.name = releasesFunction(study) ? sentence("Core", "The whole function")
                                                   : sentence("Core", "Predictions"),
                   .epsilon = epsilon};
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
  if (release.isFunction()) {
    part.delta = release.delta;
    drawFrom(lossOfMovedNormal(release.sensitivity, release.scale), effort, rng, goOn, part);
    return part;
  }
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
                       .proof = proofOf(study, method)};
    Rng rng = auditStream(study, method, epsilon);
    if (std::ranges::count(perturbed, method) > 0)
      claim.parts.push_back(auditedPredictions(study, cache, method, epsilon, effort, rng, goOn));
    else if (method == kMethodPredictMean)
      claim.parts.push_back(
          auditedPart(sentence("Core", "The mean of the labels"),
                      Laplace({0, protectedUnit(study.data).rows() * releaseBounds(study).width() /
                                      static_cast<double>(cache.trainRows())},
                              epsilon),
                      effort, rng, goOn));
    claims.push_back(std::move(claim));
  }
  return claims;
}

namespace {

/// The number of draws within reach: each draw is one of all predictions.
std::size_t affordableReleases(std::size_t draws, const AuditedPredictions& release) {
  constexpr double kNumbers = 2e6, kLeast = 20;
  return std::min(draws, static_cast<std::size_t>(std::max(kLeast, kNumbers / release.predictions)));
}

/// The chosen row, or among the first ones that whose prediction moves furthest.
std::size_t tellingRow(const Study& study, const AuditedPredictions& release, const SomeRows& some,
                       const GoOn& goOn) {
  constexpr std::size_t kTried = 20;
  const auto count = static_cast<std::size_t>(some.rows.rows());
  if (const auto chosen = attackedRow(study, count)) return *chosen;
  std::size_t furthest = 0;
  double distance = -1;
  for (std::size_t row = 0; row < std::min(kTried, count); ++row) {
    const auto moved = movedPrediction(release, some.rows, some.labels, static_cast<Eigen::Index>(row), goOn);
    if (!moved) return furthest;
    const double far = release.isFunction() ? moved->distance : std::abs(moved->own - moved->moved);
    if (far <= distance) continue;
    distance = far;
    furthest = row;
  }
  return furthest;
}

}  // namespace

AttackPreview attacksOn(const Study& study, const KernelReleaseCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const SomeRows some = someRows(study, cache);
  const auto count = static_cast<std::size_t>(some.rows.rows());
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = count};
  for (const std::string& method : perturbedMethods(study)) {
    const AuditedPredictions release =
        auditedRelease(study, static_cast<double>(count), method, preview.epsilon);
    const std::size_t row = tellingRow(study, release, some, goOn);
    const auto moved = movedPrediction(release, some.rows, some.labels, static_cast<Eigen::Index>(row), goOn);
    if (!moved) return preview;
    Rng rng = auditStream(study, method, preview.epsilon);
    const Guarantee guarantee = kernelReleaseGuarantee(study, cache.data(), method, preview.epsilon);
    const double label = some.labels[static_cast<Eigen::Index>(row)];
    preview.methods.push_back(
        {.method = method,
         .label = methodLabel(method),
         .epsilon = release.isFunction() ? preview.epsilon : epsilonOfRow(study, preview.epsilon),
         .delta = release.delta,
         .isPrivate = guarantee.isPrivate(),
         .neighbours = {{filled(sentence("Core", "Row %1 of %2 training rows"), row + 1, count),
                         filled(sentence("Core", "label %1"), witnessNumber(label)),
                         filled(sentence("Core", "label %1"),
                                witnessNumber(label > 0 ? -release.bound : release.bound))},
                        release.isFunction()
                            ? distanceLine(moved->distance)
                            : WitnessLine{sentence("Core", "Prediction for it, without noise"),
                                          witnessNumber(moved->own), witnessNumber(moved->moved)},
                        {sentence("Core", "Scale of the noise"), witnessNumber(release.scale),
                         witnessNumber(release.scale)}},
         .found = attackByDraws(lossOf(release, *moved), affordableReleases(draws, release), rng, goOn)});
    if (release.isFunction())
      preview.methods.back().worst = worstTest(ReleaseLoss::normal(release.sensitivity, release.scale));
    else
      sayOfOneRow(study, preview.methods.back());
  }
  return preview;
}

namespace {

bool isInUnitBall(const Study& study) {
  return study.data.prepare == kPrepareUnitRows || study.data.prepare == kPrepareUnitRowsPlain;
}

}  // namespace

AuditedPredictions auditedRelease(const Study& study, double rows, const std::string& method,
                                  double epsilon) {
  const OutputPerturbation release = outputPerturbation(study, rows, study.kernelRelease.lambda, epsilon);
  const NoiseScale noise = noiseScale(study, release, noiseBoundOf(method));
  return {.kernel = kernelOf(study.kernelRelease),
          .loss = lossOf(study),
          .isInUnitBall = isInUnitBall(study),
          .rows = rows,
          .together = std::min(rows, protectedUnit(study.data).rows()),
          .lambda = release.lambda,
          .bound = release.labelBound,
          .predictions = release.predictions,
          .scale = noise.scale,
          .sensitivity = noise.sensitivity,
          .delta = releasesFunction(study) ? study.kernelRelease.delta : 0,
          .tolerance = machineGap(rows, release.lambda, release.kappa),
          .sharesNoise = sharesNoise(study, method) && release.predictions > 1};
}

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

}  // namespace epsiscope
