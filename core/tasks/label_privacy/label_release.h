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

/// The number of fits of a method with stages whose mean is a point of a curve, on each split.
inline constexpr int kSampledFits = 2;

/// A method's release of the labels of a split at one epsilon, before a learner is fitted: the expensive
/// part, for every lambda and every linear learner. Threads may share it.
class LabelRelease {
public:
  /// `priors` holds those that the method needs. `near`: a release of the same reads at another epsilon,
  /// which makes the search for an optimum shorter and changes nothing else; or null. A release made once
  /// `goOn` has returned false must not be kept.
  LabelRelease(const MethodReads& reads, const SplitLearners& learners, double epsilon,
               const TrialPriors& priors, const LabelRelease* near, const GoOn& goOn);

  /// The pipeline with the learner of `method` where the study asks for `shown`, without randomizer and
  /// prior, and without lambda.
  const Pipeline& pipeline() const { return m_pipeline; }
  std::string learnerWhere(const std::string& shown) const;
  /// The expected test error where the study has this lambda and the view shows this learner; the same bits
  /// as expectedError() of the whole pipeline. Remembers the last value for each learner.
  double error(const SplitLearners& learners, const std::string& shown, const std::optional<double>& lambda,
               bool clipPredictions) const;
  /// The floating-point operations that error() needs now.
  double costOfError(const SplitLearners& learners, const std::string& shown,
                     const std::optional<double>& lambda, bool clipPredictions) const;

private:
  /// The remembered values of one learner.
  struct Fit {
    std::string learner;
    std::optional<ReleasedSums> sums{};
    std::optional<double> lambda{};  ///< the lambda at which the error is known
    bool clipPredictions = false;    ///< the predictions for which it is known
    double error = 0;
  };

  double lambdaOf(const RidgeCache& ridge, const std::optional<double>& lambda) const;
  Fit& fitOf(const std::string& learner) const;

  Pipeline m_pipeline;
  std::optional<StagedMethod> m_staged;
  std::uint64_t m_noiseSeed = 0;  ///< seed of sampled fits
  bool m_isCentral = false;
  std::optional<MomentCurve> m_moments;  ///< absent if there is no randomizer
  double m_meanVariance = 0;
  MasterBasis m_basis;  ///< of the linear programme; empty for other methods

  mutable std::mutex m_guard;
  mutable std::vector<Fit> m_fits;
};

}  // namespace epsiscope
