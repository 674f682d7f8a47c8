#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/central/central_noise.h"
#include "core/mechanisms/mechanism.h"
#include "core/mechanisms/suggested_zeta.h"
#include "core/prior/prior.h"
#include "core/prior/private_prior.h"
#include "core/prior/value_grid.h"
#include "core/privacy/bounds.h"
#include "core/privacy/transcript.h"
#include "core/study/prior_kind.h"
#include "core/study/study_fwd.h"
#include "core/table/row_counts.h"
#include "core/text/sentence.h"

namespace epsiscope {

class RidgeCache;
class SplitLearners;
class TaskCache;
struct MasterBasis;

/// The way from a total epsilon to a method's fit: epsilon1 = share * epsilon on the prior if it needs a
/// private one, the rest on the randomizer and the interval (adaptive composition). Where the unit is the
/// person, both are of one of their rows, but for sums that a curator makes of all.
struct Pipeline {
  std::string method, learner;
  ProtectedUnit unit = {};
  /// Null for central ridge, which releases X'y, and where none exists (`reason` says why).
  std::shared_ptr<const Mechanism> mechanism;
  std::string reason;
  double epsilonPrior = 0;     ///< epsilon_1, for the prior or for the range of labels; 0 if neither is
                               ///< released
  double epsilonLabels = 0;    ///< epsilon_2
  std::optional<Prior> prior;  ///< absent if the method needs none
  double lambda = std::numeric_limits<double>::quiet_NaN();              ///< NaN where the learner has none
  double lambdaWithoutNoise = std::numeric_limits<double>::quiet_NaN();  ///< that of the same fit without
                                                                         ///< noise
  double zeta = std::numeric_limits<double>::quiet_NaN();                ///< NaN where the method has none
  Guarantee guarantee = {};  ///< for prior and labels together; of nothing where `reason` says why
  Guarantee ofPrior = {};   ///< the part of it for the prior or the range of labels; of nothing where neither
                            ///< is released
  Guarantee ofLabels = {};  ///< for the labels, or sums of them, given the prior
  std::string note;         ///< an oddity, or the reason why it is not private
};

/// Whether this kind of prior is made from the labels at the cost of a share of epsilon.
bool priorCosts(PriorKind kind);
/// Whether the study repeats PrintedMistake::intervalEpsilon in this pipeline, whose prior is paid for.
bool choosesIntervalForPrior(const Study& study, const Pipeline& pipeline);
/// The width of the bins at this epsilon: the study's, or the suggested one. (Noisy labels are counted in
/// bins of their own standard deviation where the study gives none.)
double binWidth(const Study& study, std::size_t trainRows, double epsilon);
/// The share of epsilon that goes to a private prior of the labels: the study's, or the suggested one.
double priorShare(const Study& study, std::size_t trainRows, double epsilon);

/// The criterion that a suggested zeta minimises: the error of a linear fit to labels drawn from the prior.
ZetaCriterion zetaCriterion(const std::string& method, const RidgeCache& ridge);

/// The prior of this file; absent without one. Throws FileError.
std::optional<Prior> readPriorFile(const std::optional<std::filesystem::path>& file);

/// The priors of one trial at one epsilon, one for each shape that a method of the study needs. Each method
/// is a release of its own, so they may share the draws.
struct TrialPriors {
  std::optional<PrivatePrior> bins;            ///< for RPWithPrior: bin_width
  std::optional<PrivatePrior> responseValues;  ///< for RR-on-Bins: rr_values
  std::optional<PrivatePrior> unbiasedValues;  ///< for the unbiased randomizer: unbiased_values

  const PrivatePrior* of(const std::string& method) const;
};

/// The priors of trial `trial` (from 1) for `methods`, for epsilon1 = share * epsilon. The same quantiles of
/// noise at every epsilon. `filePrior`: the result of readPriorFile().
/// `keeps`: see Custodian.
TrialPriors priorsOf(const Study& study, const std::vector<std::string>& methods, const RidgeCache& cache,
                     double epsilon, int trial, const std::optional<Prior>& filePrior,
                     Transcript* keeps = nullptr);

/// A method and its learner.
struct Choice {
  std::string method, learner;
};

/// Whether the study's prior reveals no true label: it is noisy, or public.
bool priorIsPrivate(const Study& study);
/// Returns the promise of a baseline: none without noise, or the private mean by a curator.
Guarantee baselineGuarantee(const Study& study, const RowCounts& counts, const std::string& method,
                            double epsilon);
/// The method's promise, as far as it is known before anything is drawn or learned: who sees true labels is
/// not.
Guarantee promiseOfMethod(const Study& study, const RowCounts& counts, const std::string& method,
                          double epsilon);

/// `choice` is no baseline. `priors` holds those that it needs. `start`, `goOn`: see MechanismParameters.
Pipeline makePipeline(const Study& study, const SplitLearners& learners, const Choice& choice, double epsilon,
                      const TrialPriors& priors, const MasterBasis* start = nullptr, const GoOn& goOn = {});

/// Returns the study's lambda, or otherwise the one that suits the noise. `meanVariance` as in
/// matchedLambda().
double lambdaOf(const std::optional<double>& lambda, double meanVariance, const RidgeCache& ridge);

/// Precondition: the pipeline is a central ridge with its promise.
CentralNoise centralNoise(const Pipeline& pipeline);

/// The expected test error of a linear learner; NaN where it does not exist. For unclipped predictions it is
/// exact, for clipped ones exact for central ridge and by the normal law for randomized labels (see
/// RidgeCache).
double expectedError(const SplitLearners& learners, const Pipeline& pipeline, bool clipPredictions);

/// The pipeline that previews show at this epsilon: the cache's trial, the learner in view. Precondition: the
/// cache is one of label privacy.
Pipeline previewPipeline(const Study& study, const TaskCache& cache, const std::string& method,
                         double epsilon);
/// expectedError() on the cache's split.
double previewError(const TaskCache& cache, const Pipeline& pipeline, bool clipPredictions);

inline constexpr const char* kExactPriorNote =
    marked("Core", "The prior is the true histogram of the labels, so this is not private.");

/// The mistakes that the study repeats in priors of noisy labels.
NoisyLabels noisyLabelsOf(const Study& study);

/// The prior of a method whose randomizer works on public label values: priorsOf() with `values` evenly
/// spaced values instead of bins. The study's kind of prior decides: noisy counts of the rounded labels, the
/// noisy labels' or the uniform density after the same rounding, the points of a file (bins become their
/// centres, and the values are the file's, at most kMostBinnedValues for randomized response), or the true
/// counts, which is not private. The same quantiles of noise at every epsilon1. `filePrior`: the result of
/// readPriorFile().
///
/// epsilon1-label-DP for noisy counts: see valueCounts() for the sensitivity and noisyCountsPrior() for the
/// noise. For noisy labels rounding is post-processing.
PrivatePrior gridPriorOf(const Study& study, std::span<const double> labels, const LabelBounds& bounds,
                         double epsilon1, int trial, std::size_t values, Rounding rounding,
                         const std::optional<Prior>& filePrior, Transcript* keeps = nullptr);

}  // namespace epsiscope
