#include "core/tasks/label_privacy/label_release.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/unbiased.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/methods.h"

namespace epsiscope {

LabelRelease::LabelRelease(const MethodReads& reads, const SplitLearners& learners,
                           const SplitLearners& choosers, double epsilon, const TrialPriors& priors,
                           const LabelRelease* near) {
  const Study study = studyOf(reads, learners.ridge().bounds());
  const Choice choice = chosen(choosers, reads.method, kLearnerRidge, epsilon);
  m_pipeline =
      makePipeline(study, learners, choice, epsilon, priors, near != nullptr ? &near->m_basis : nullptr);
  if (reads.method == kMethodBest) m_ownLearner = choice.learner;
  m_tuning = choice.tuning;
  m_isCentral = isCentralRidge(choice.method);
  if (m_pipeline.mechanism) {
    m_moments = m_pipeline.mechanism->moments();
    m_meanVariance = meanVariance(*m_moments, m_pipeline.prior ? &*m_pipeline.prior : nullptr);
  }
  if (const auto* unbiased = dynamic_cast<const Unbiased*>(m_pipeline.mechanism.get()))
    m_basis = unbiased->basis();
  m_pipeline.mechanism.reset();
  m_pipeline.prior.reset();
  m_pipeline.learner.clear();
  m_pipeline.lambda = kNaN;
}

std::string LabelRelease::learnerWhere(const std::string& shown) const {
  return m_ownLearner.empty() ? learnerFor(m_pipeline.method, shown) : m_ownLearner;
}

double LabelRelease::lambdaOf(const RidgeCache& ridge, const std::optional<double>& lambda) const {
  return m_tuning ? m_tuning->lambda : epsiscope::lambdaOf(lambda, m_meanVariance, ridge);
}

LabelRelease::Fit& LabelRelease::fitOf(const std::string& learner) const {
  const auto found =
      std::find_if(m_fits.begin(), m_fits.end(), [&](const Fit& fit) { return fit.learner == learner; });
  return found != m_fits.end() ? *found : m_fits.emplace_back(Fit{.learner = learner});
}

double LabelRelease::error(const SplitLearners& learners, const std::string& shown,
                           const std::optional<double>& lambda, bool clipPredictions) const {
  const std::string learner = learnerWhere(shown);
  if (!isLinear(learner) || (!m_moments && !m_isCentral)) return kNaN;
  const std::lock_guard lock(m_guard);
  Fit& fit = fitOf(learner);
  const double wanted = m_isCentral ? 0 : lambdaOf(learners.linear(learner), lambda);
  if (fit.lambda == wanted && fit.clipPredictions == clipPredictions) return fit.error;
  if (m_isCentral) {
    fit.error = learners.central(learner).expectedError(centralNoise(m_pipeline), clipPredictions);
  } else {
    const RidgeCache& ridge = learners.linear(learner);
    if (!fit.sums) fit.sums = ridge.releasedSums(*m_moments);
    fit.error = clipPredictions ? ridge.expectedClippedError(*fit.sums, wanted)
                                : ridge.expectedError(*fit.sums, wanted);
  }
  fit.lambda = wanted;
  fit.clipPredictions = clipPredictions;
  return fit.error;
}

double LabelRelease::costOfError(const SplitLearners& learners, const std::string& shown,
                                 const std::optional<double>& lambda, bool clipPredictions) const {
  const std::string learner = learnerWhere(shown);
  if (!isLinear(learner) || (!m_moments && !m_isCentral)) return 0;
  const RidgeCache& ridge = learners.linear(learner);
  const auto features = static_cast<double>(ridge.features());
  const std::lock_guard lock(m_guard);
  const Fit& fit = fitOf(learner);
  const bool isSame = fit.lambda && fit.clipPredictions == clipPredictions;
  if (isSame && fit.lambda == (m_isCentral ? 0 : lambdaOf(ridge, lambda))) return 0;
  if (m_isCentral) return learners.central(learner).costOfExpectedError(clipPredictions);
  const double ofFit = 3 * features * features + (clipPredictions ? ridge.costOfClipping() : 0);
  if (fit.sums) return ofFit;
  const auto pieces = static_cast<double>(m_moments->pieces.size());
  return ofFit + pieces * (30 * features + ridge.costOfNewThreshold());
}

}  // namespace epsiscope
