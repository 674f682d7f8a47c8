#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/learners/ridge_cache.h"
#include "core/mechanisms/moments.h"
#include "core/staged/staged_fit.h"
#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/unbiased/master_basis.h"

namespace epsiscope {

/// Fits of a method with stages that a curve's point is the mean of, on each split.
inline constexpr int kSampledFits = 2;

/// What a method makes of the labels of a split at one epsilon, before a learner is fitted: all that is
/// expensive, for every lambda and every linear learner. Threads may share it.
class LabelRelease {
public:
  /// `priors` holds what the method needs. `near`: a release of the same
  /// reads at another epsilon, which makes the search for an optimum shorter and changes nothing else; or
  /// null. What is made once `goOn` says stop is not to be kept.
  LabelRelease(const MethodReads& reads, const SplitLearners& learners, double epsilon,
               const TrialPriors& priors, const LabelRelease* near, const GoOn& goOn);

  /// The pipeline with the learner that `method` has where the study asks for `shown`, without randomizer
  /// and prior, and without lambda.
  const Pipeline& pipeline() const { return m_pipeline; }
  std::string learnerWhere(const std::string& shown) const;
  /// Expected test error where the study has this lambda and the view shows this learner; the same bits as
  /// expectedError() of the whole pipeline. Remembers what it found last for each learner.
  double error(const SplitLearners& learners, const std::string& shown, const std::optional<double>& lambda,
               bool clipPredictions) const;
  /// Floating-point operations that error() needs now.
  double costOfError(const SplitLearners& learners, const std::string& shown,
                     const std::optional<double>& lambda, bool clipPredictions) const;

private:
  /// What is known for one learner.
  struct Fit {
    std::string learner;
    std::optional<ReleasedSums> sums{};
    std::optional<double> lambda{};  ///< at which the error is known
    bool clipPredictions = false;    ///< of these
    double error = 0;
  };

  double lambdaOf(const RidgeCache& ridge, const std::optional<double>& lambda) const;
  Fit& fitOf(const std::string& learner) const;

  Pipeline m_pipeline;
  std::optional<StagedMethod> m_staged;
  std::uint64_t m_noiseSeed = 0;  ///< of sampled fits
  bool m_isCentral = false;
  std::optional<MomentCurve> m_moments;  ///< absent if there is no randomizer
  double m_meanVariance = 0;
  MasterBasis m_basis;  ///< of the linear programme; empty for other methods

  mutable std::mutex m_guard;
  mutable std::vector<Fit> m_fits;
};

}  // namespace epsiscope
