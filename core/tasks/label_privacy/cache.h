#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/go_on.h"
#include "core/prior/prior.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/release_memo.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// The learners of one split before a label is released, and the prior of the study's file.
class LabelPrivacyCache final : public CacheOf<LabelPrivacyCache> {
public:
  /// Null if cancelled.
  static std::shared_ptr<const LabelPrivacyCache> build(const LabelPrivacyInputs& inputs,
                                                        std::shared_ptr<const PreparedTable> table,
                                                        const Classroom& classroom, const GoOn& goOn);

  std::size_t trainRows() const override { return ridge().trainRows(); }
  std::size_t features() const override { return ridge().features(); }
  std::size_t clippedTrainLabels() const override { return ridge().clippedTrainLabels(); }

  const SplitLearners& learners() const { return *m_learners; }
  const RidgeCache& ridge() const { return m_learners->ridge(); }
  const std::optional<Prior>& filePrior() const { return m_filePrior; }
  /// The method's release of the cache's labels at this epsilon: remembered, or made and remembered.
  /// `priors`: of methods with the same reads, at the same epsilon; a missing prior is added. `near`: see
  /// LabelRelease. A release made once `goOn` has returned false is not remembered.
  std::shared_ptr<const LabelRelease> release(const MethodReads& reads, double epsilon, bool ofCurve,
                                              TrialPriors& priors, const LabelRelease* near = nullptr,
                                              const GoOn& goOn = {}) const;
  /// Test errors of a linear learner fitted to the true labels, and of a central ridge with nothing to pay
  /// for.
  double errorWithoutNoise(const std::string& learner, double lambda, bool clipPredictions) const;
  double centralErrorWithoutNoise(const std::string& learner, bool clipPredictions) const;
  /// Whether errorWithoutNoise() of these is remembered.
  bool knowsWithoutNoise(const std::string& learner, double lambda, bool clipPredictions) const;
  /// The remembered releases.
  const ReleaseMemo& memo() const { return m_memo; }
  int trial() const { return valuesOf<LabelPrivacyInputs>(inputs()).split.trial; }

private:
  using CacheOf::CacheOf;

  std::unique_ptr<const SplitLearners> m_learners;
  std::optional<Prior> m_filePrior;
  ReleaseMemo m_memo;
  mutable std::mutex m_baselinesGuard;
  using LearnerAndLambda = std::tuple<std::string, double, bool>;  ///< and whether predictions are clipped
  mutable std::map<std::pair<std::string, bool>, double> m_centralWithoutNoise;
  mutable std::map<LearnerAndLambda, double> m_withoutNoise;
};

/// The priors of the cache's trial for `methods`.
TrialPriors previewPriors(const Study& study, const LabelPrivacyCache& cache,
                          const std::vector<std::string>& methods, double epsilon);
/// previewPipeline() with given priors.
Pipeline previewPipeline(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double epsilon, const TrialPriors& priors);

/// See Task::tradeOffSeconds(): hardly any where only lambda, the learner or the display has changed, many
/// where linear programmes have to be solved.
double tradeOffSecondsOn(const Study& study, const LabelPrivacyCache& cache);

/// Returns about how many seconds of one processor the method's release at view.epsilon takes, with the error
/// of a linear fit to it, where nothing of it is remembered.
double secondsOfRelease(const Study& study, const std::string& method, const LabelPrivacyCache& cache);

/// Whether a slider can wait for a release of each of the study's methods: not with the linear programmes of
/// unbiased, noisy labels or random features on large data, very many bins or values of randomized response.
bool isInstantOn(const Study& study, const LabelPrivacyCache& cache);

}  // namespace epsiscope
