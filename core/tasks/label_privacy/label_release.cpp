#include "core/tasks/label_privacy/label_release.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/unbiased.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"

namespace epsiscope {

namespace {

/// The error of sampled fits with the same draws at every epsilon, so that the curve is as smooth as it can
/// be.
double sampledError(const StagedLearner& learner, StagedMethod method, double epsilon, std::uint64_t seed,
                    int trial, bool clipPredictions) {
  double sum = 0;
  for (int draw = 0; draw < kSampledFits; ++draw) {
    Rng rng = stagesStream(seed, trial, draw);
    sum += learner.testError(learner.fit(method, epsilon, rng), method, epsilon, clipPredictions);
  }
  return sum / kSampledFits;
}

/// The floating-point operations of sampledError().
double costOfSampledError(const StagedLearner& learner) {
  const ComponentRows& rows = learner.rowsAt(StagedMethod::bestLocal, 1);
  return 4.0 * kSampledFits * static_cast<double>(rows.train().size() + rows.test().size());
}

}  // namespace

LabelRelease::LabelRelease(const MethodReads& reads, const SplitLearners& learners, double epsilon,
                           const TrialPriors& priors, const LabelRelease* near, const GoOn& goOn)
    : m_staged(stagedMethod(reads.method)), m_noiseSeed(reads.noiseSeed) {
  const Study study = studyOf(reads, learners.ridge().bounds());
  const Choice choice{reads.method, learnerFor(reads.method, kLearnerRidge)};
  m_pipeline = makePipeline(study, learners, choice, epsilon, priors,
                            near != nullptr ? &near->m_basis : nullptr, goOn);
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
  return learnerFor(m_pipeline.method, shown);
}

double LabelRelease::lambdaOf(const RidgeCache& ridge, const std::optional<double>& lambda) const {
  return epsiscope::lambdaOf(lambda, m_meanVariance, ridge);
}

LabelRelease::Fit& LabelRelease::fitOf(const std::string& learner) const {
  const auto found =
      std::find_if(m_fits.begin(), m_fits.end(), [&](const Fit& fit) { return fit.learner == learner; });
  return found != m_fits.end() ? *found : m_fits.emplace_back(Fit{.learner = learner});
}

double LabelRelease::error(const SplitLearners& learners, const std::string& shown,
                           const std::optional<double>& lambda, bool clipPredictions) const {
  const std::string learner = learnerWhere(shown);
  if (!isLinear(learner) || (!m_moments && !m_isCentral && !m_staged)) return kNaN;
  const std::lock_guard lock(m_guard);
  Fit& fit = fitOf(learner);
  const bool readsLambda = !m_isCentral && !m_staged;
  const double wanted = readsLambda ? lambdaOf(learners.linear(learner), lambda) : 0;
  if (fit.lambda == wanted && fit.clipPredictions == clipPredictions) return fit.error;
  if (m_staged) {
    fit.error = sampledError(learners.staged(), *m_staged, m_pipeline.epsilonPrior + m_pipeline.epsilonLabels,
                             m_noiseSeed, learners.trial(), clipPredictions);
  } else if (m_isCentral) {
    fit.error = learners.central(learner).expectedError(centralNoise(m_pipeline), clipPredictions);
  } else {
    const RidgeCache& ridge = learners.linear(learner);
    if (!fit.sums) fit.sums = ridge.releasedSums(*m_moments);
    fit.error = clipPredictions
                    ? ridge.expectedClippedError(*fit.sums, wanted, lambda.value_or(kLambdaWithoutNoise))
                    : ridge.expectedError(*fit.sums, wanted);
  }
  fit.lambda = wanted;
  fit.clipPredictions = clipPredictions;
  return fit.error;
}

double LabelRelease::costOfError(const SplitLearners& learners, const std::string& shown,
                                 const std::optional<double>& lambda, bool clipPredictions) const {
  const std::string learner = learnerWhere(shown);
  if (!isLinear(learner) || (!m_moments && !m_isCentral && !m_staged)) return 0;
  const std::lock_guard lock(m_guard);
  const Fit& fit = fitOf(learner);
  if (m_staged)
    return fit.lambda && fit.clipPredictions == clipPredictions ? 0 : costOfSampledError(learners.staged());
  const RidgeCache& ridge = learners.linear(learner);
  const auto features = static_cast<double>(ridge.features());
  const bool isSame = fit.lambda && fit.clipPredictions == clipPredictions;
  if (isSame && fit.lambda == (m_isCentral ? 0 : lambdaOf(ridge, lambda))) return 0;
  if (m_isCentral) return learners.central(learner).costOfExpectedError(clipPredictions);
  const double ofFit = 3 * features * features + (clipPredictions ? ridge.costOfClipping() : 0);
  if (fit.sums) return ofFit;
  const auto pieces = static_cast<double>(m_moments->pieces.size());
  return ofFit + pieces * (30 * features + ridge.costOfNewThreshold());
}

}  // namespace epsiscope
