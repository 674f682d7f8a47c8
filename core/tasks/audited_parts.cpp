#include "core/tasks/audited_parts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "core/audit/audit.h"
#include "core/audit/moved_noise.h"
#include "core/audit/sampled_audit.h"
#include "core/mechanisms/class_mechanism.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

struct ProofRow {
  TaskId task;
  const char* method;
  const char* proof;
};

constexpr const char* kOfPerturbation =
    "core/erm/perturbation.cpp, after Chaudhuri, Monteleoni and Sarwate 2011";
constexpr const char* kOfPredictions = "core/theory/output_perturbation.cpp";
constexpr const char* kOfMean = "Dwork, McSherry, Nissim and Smith 2006; core/mechanisms/laplace.h";
constexpr const char* kOfStages = "core/staged/staged_fit.h";
constexpr const char* kOfCentral = "core/central/central_noise.h and core/central/central_release.h";

constexpr auto kProofs = std::to_array<ProofRow>({
    {TaskId::labelPrivacy, "laplace", kOfMean},
    {TaskId::labelPrivacy, "gaussian", "Balle and Wang 2018, Theorem 8; core/mechanisms/gaussian.h"},
    {TaskId::labelPrivacy, "gaussian-classic", "Dwork and Roth 2014, Theorem A.1, for epsilon below 1 alone"},
    {TaskId::labelPrivacy, "staircase", "Geng and Viswanath 2016; core/mechanisms/staircase.h"},
    {TaskId::labelPrivacy, kMethodRrOnBins, "Ghazi et al. 2023; core/mechanisms/rr_on_bins.h"},
    {TaskId::labelPrivacy, kMethodUnbiased, "Badanidiyuru et al. 2023; core/mechanisms/unbiased.h"},
    {TaskId::labelPrivacy, kMethodRpWithPrior, "Liu and Huang; core/mechanisms/rp_with_prior.h"},
    {TaskId::labelPrivacy, kMethodRpWithPriorDebiased,
     "core/mechanisms/rp_with_prior.h, then post-processing"},
    {TaskId::labelPrivacy, "grid-response", "core/mechanisms/grid_response.h, after Warner 1965"},
    {TaskId::labelPrivacy, kMethodCentralRidge, kOfCentral},
    {TaskId::labelPrivacy, kMethodCentralRidgeGaussian, kOfCentral},
    {TaskId::labelPrivacy, kMethodRpWithPriorTwoStage, kOfStages},
    {TaskId::labelPrivacy, kMethodBest, kOfStages},
    {TaskId::labelPrivacy, kMethodBestCentral, kOfStages},
    {TaskId::labelPrivacy, kMethodBestLocal, "core/staged/local_fit.h"},
    {TaskId::labelPrivacy, kMethodPredictMean, kOfMean},
    {TaskId::labelClasses, kMethodRandomizedResponse, "Warner 1965; core/classes/class_response.h"},
    {TaskId::labelClasses, kMethodRandomizedResponseUncorrected,
     "Warner 1965; core/classes/class_response.h"},
    {TaskId::labelClasses, kMethodRrWithPrior, "Ghazi et al. 2021; core/classes/class_response.h"},
    {TaskId::labelClasses, kMethodPredictMajority,
     "McSherry and Talwar 2007; core/tasks/label_classes/release.h"},
    {TaskId::kernelRelease, kMethodKernelRidge, kOfPredictions},
    {TaskId::kernelRelease, kMethodKernelRidgeTight, kOfPredictions},
    {TaskId::kernelRelease, kMethodKernelSvm, kOfPredictions},
    {TaskId::kernelRelease, kMethodKernelSvmTight, kOfPredictions},
    {TaskId::kernelRelease, kMethodPredictMean, kOfMean},
    {TaskId::privateClassifier, "output", kOfPerturbation},
    {TaskId::privateClassifier, "objective", kOfPerturbation},
    {TaskId::privateClassifier, "objective-tight", kOfPerturbation},
    {TaskId::privateClassifier, "objective-halved", kOfPerturbation},
    {TaskId::statistic, "laplace", "Dwork, McSherry, Nissim and Smith 2006; core/statistics/sensitivity.h"},
    {TaskId::statistic, "gaussian", "Balle and Wang 2018, Theorem 8; core/statistics/sensitivity.h"},
    {TaskId::statistic, "discrete-laplace",
     "core/mechanisms/discrete_laplace.h and core/statistics/sensitivity.h"},
    {TaskId::statistic, "exponential", "McSherry and Talwar 2007; core/mechanisms/exponential_quantile.h"},
});

}  // namespace

std::string proofOf(TaskId task, const std::string& method) {
  const auto found = std::ranges::find_if(
      kProofs, [&](const ProofRow& row) { return row.task == task && row.method == method; });
  return found == kProofs.end() ? std::string() : found->proof;
}

AuditedPart auditedPart(std::string name, const Mechanism& mechanism, const AuditEffort& effort, Rng& rng,
                        const GoOn& goOn) {
  const AuditReport report = audit(mechanism);
  AuditedPart part{.name = std::move(name),
                   .epsilon = report.claimedEpsilon,
                   .delta = report.claimedDelta,
                   .finding = findingOf(report, witnessNumber)};
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

Rng auditStream(const Study& study, const std::string& method, double epsilon) {
  return Rng::stream(study.seed, {15, stableHash(method), std::bit_cast<std::uint64_t>(epsilon)});
}

}  // namespace epsiscope
