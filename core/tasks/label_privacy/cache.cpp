#include "core/tasks/label_privacy/cache.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/numbers.h"
#include "core/bins/optimal_bins.h"
#include "core/study/problem_list.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/label_warnings.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"

namespace epsiscope {

namespace {

/// Makes the central ridge's plans for the epsilons of the Trade-off curves, which it remembers: the first
/// time each reads all rows. False if cancelled; goOn is called before each.
bool planCurves(const LabelPrivacyInputs& inputs, const SplitLearners& learners, const GoOn& goOn) {
  for (const double epsilon : logSpaced(inputs.ahead.lowEpsilon, inputs.ahead.highEpsilon, kCurvePoints)) {
    if (!goOn(1)) return false;
    learners.central(kLearnerRidge).plan(epsilon);
    if (inputs.use.randomFeatures) learners.central(kLearnerRandomFeatures).plan(epsilon);
  }
  return true;
}

}  // namespace

std::shared_ptr<const LabelPrivacyCache> LabelPrivacyCache::build(const LabelPrivacyInputs& inputs,
                                                                  std::shared_ptr<const PreparedTable> table,
                                                                  const Classroom& classroom,
                                                                  const GoOn& goOn) {
  std::shared_ptr<LabelPrivacyCache> made(new LabelPrivacyCache(
      std::make_shared<const InputsOf<LabelPrivacyInputs>>(inputs), std::move(table), classroom));
  made->m_filePrior = readPriorFile(inputs.priorFile);
  made->labelWarnings = epsiscope::labelWarnings(made->data(), inputs.bounds);
  made->m_learners = SplitLearners::build(inputs, made->data(), 0, goOn);
  if (!made->m_learners) return nullptr;
  // With a group left out it is asked for one thing and thrown away.
  if (!inputs.split.leftOut && !planCurves(inputs, *made->m_learners, goOn)) return nullptr;
  made->notes = made->m_learners->notes();
  return made;
}

std::shared_ptr<const LabelRelease> LabelPrivacyCache::release(const MethodReads& reads, double epsilon,
                                                               bool ofCurve, TrialPriors& priors,
                                                               const LabelRelease* near,
                                                               const GoOn& goOn) const {
  const std::shared_ptr<MethodReleases> releases = m_memo.of(reads);
  if (auto found = releases->find(epsilon)) return found;
  if (needsPrior(reads.method) && priors.of(reads.method) == nullptr) {
    TrialPriors made =
        priorsOf(studyOf(reads, ridge().bounds()), {reads.method}, ridge(), epsilon, trial(), m_filePrior);
    if (made.bins) priors.bins = std::move(made.bins);
    if (made.responseValues) priors.responseValues = std::move(made.responseValues);
    if (made.unbiasedValues) priors.unbiasedValues = std::move(made.unbiasedValues);
  }
  auto made = std::make_shared<const LabelRelease>(reads, learners(), epsilon, priors, near, goOn);
  return goOn() ? releases->remember(epsilon, std::move(made), ofCurve) : made;
}

double LabelPrivacyCache::errorWithoutNoise(const std::string& learner, double lambda,
                                            bool clipPredictions) const {
  constexpr std::size_t kMostRemembered = 64;  // lambda is dragged
  const std::lock_guard lock(m_baselinesGuard);
  const LearnerAndLambda key(learner, lambda, clipPredictions);
  if (const auto found = m_withoutNoise.find(key); found != m_withoutNoise.end()) return found->second;
  if (m_withoutNoise.size() >= kMostRemembered) m_withoutNoise.clear();
  return m_withoutNoise[key] = learners().linear(learner).errorWithoutNoise(lambda, clipPredictions);
}

bool LabelPrivacyCache::knowsWithoutNoise(const std::string& learner, double lambda,
                                          bool clipPredictions) const {
  const std::lock_guard lock(m_baselinesGuard);
  return m_withoutNoise.contains({learner, lambda, clipPredictions});
}

double LabelPrivacyCache::centralErrorWithoutNoise(const std::string& learner, bool clipPredictions) const {
  const std::lock_guard lock(m_baselinesGuard);
  const std::pair key(learner, clipPredictions);
  if (const auto found = m_centralWithoutNoise.find(key); found != m_centralWithoutNoise.end())
    return found->second;
  return m_centralWithoutNoise[key] = learners().central(learner).expectedError(kInfinity, clipPredictions);
}

TrialPriors previewPriors(const Study& study, const LabelPrivacyCache& cache,
                          const std::vector<std::string>& methods, double epsilon) {
  return priorsOf(study, methods, cache.ridge(), epsilon, cache.trial(), cache.filePrior());
}

Pipeline previewPipeline(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double epsilon, const TrialPriors& priors) {
  const Choice choice{method, learnerFor(method, shownLearner(study))};
  return makePipeline(study, cache.learners(), choice, epsilon, priors);
}

namespace {

/// The seconds that one operation of the estimates takes.
constexpr double kSecondsPerOperation = 1e-9;

/// The largest number of bins that a prior of the study has at any epsilon. Bins of a given width reach as
/// far as noisy labels do.
std::size_t mostBins(const LabelPrivacy& task, const RidgeCache& ridge) {
  if (!task.binWidth) return suggestedBins(std::numeric_limits<std::size_t>::max(), 1);
  return task.prior == PriorKind::noisyLabels ? kMostNoisyLabelBins
                                              : binCount(ridge.bounds(), *task.binWidth);
}

/// The seconds for a release that is not remembered, measured for 32 and 256 values, 20 bins and 16,512 rows.
double secondsOfRelease(const MethodReads& reads, const LabelPrivacyCache& cache, std::size_t bins) {
  const LabelPrivacy& task = reads.task;
  const auto rows = static_cast<double>(cache.ridge().trainRows());
  const bool fromFile = task.prior == PriorKind::file && cache.filePrior();
  const auto valuesOr = [&](int values) {
    return static_cast<double>(fromFile ? std::min(cache.filePrior()->nodes.size(), kMostBinnedValues)
                                        : static_cast<std::size_t>(values));
  };
  double operations = 3e3;
  if (stagedMethod(reads.method)) operations += 2e6;
  if (needsPrior(reads.method)) operations += rows * (task.prior == PriorKind::noisyLabels ? 30 : 5);
  if (reads.method == kMethodRrOnBins) operations += 5 * std::pow(valuesOr(task.rrValues), 2);
  if (reads.method == kMethodUnbiased) operations += 3e4 * std::pow(valuesOr(task.unbiasedValues), 2);
  if (needsZeta(reads.method)) {
    const auto parts = static_cast<double>(fromFile ? cache.filePrior()->mass.size() : bins);
    operations += parts * (task.zeta ? 100 : 2000);
  }
  return kSecondsPerOperation * operations;
}

/// The seconds for the thresholds that an error of the method's labels meets for the first time: the ends of
/// the intervals of RPWithPrior; others are few, and met again and again.
double secondsOfThresholds(const std::string& method, const std::string& learner,
                           const LabelPrivacyCache& cache) {
  if (!needsZeta(method) || !isLinear(learner)) return 0;
  return 2 * kSecondsPerOperation * cache.learners().linear(learner).costOfNewThreshold();
}

}  // namespace

double secondsOfRelease(const Study& study, const std::string& method, const LabelPrivacyCache& cache) {
  const RidgeCache& ridge = cache.ridge();
  const std::size_t bins =
      study.labelPrivacy.binWidth
          ? mostBins(study.labelPrivacy, ridge)
          : binCount(ridge.bounds(), binWidth(study, ridge.trainRows(), viewEpsilon(study)));
  return secondsOfRelease(readsOf(study, method), cache, bins) +
         secondsOfThresholds(method, shownLearner(study), cache);
}

double tradeOffSecondsOn(const Study& study, const LabelPrivacyCache& cache) {
  const AxisRange range = epsilonRange(study);
  const std::vector<double> epsilons = logSpaced(range.low, range.high, kCurvePoints);
  std::vector<double> beside = {viewEpsilon(study)};
  if (const auto compared = comparedEpsilon(study)) beside.push_back(*compared);
  const std::string learner = shownLearner(study);
  const double lambda = study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise);
  double seconds = 0;
  if (study.labelPrivacy.clipPredictions && isLinear(learner) &&
      !cache.knowsWithoutNoise(learner, lambda, true))
    seconds += kSecondsPerOperation * cache.learners().linear(learner).costOfClippingWithoutNoise();
  for (const std::string& method : study.labelPrivacy.methods) {
    if (!labelPrivacyTask().isMethod(method)) continue;
    const MethodReads reads = readsOf(study, method);
    const std::shared_ptr<MethodReleases> releases = cache.memo().of(reads);
    const double ofRelease = secondsOfRelease(reads, cache, mostBins(study.labelPrivacy, cache.ridge())) +
                             secondsOfThresholds(method, learner, cache);
    // The search for the smallest epsilon of a wanted error meets that many new ones.
    constexpr double kSearched = 20;
    if (study.view.errorTarget) seconds += kSearched * ofRelease;
    const auto costOf = [&](const std::shared_ptr<const LabelRelease>& release) {
      return release ? kSecondsPerOperation * release->costOfError(cache.learners(), learner,
                                                                   study.labelPrivacy.lambda,
                                                                   study.labelPrivacy.clipPredictions)
                     : ofRelease;
    };
    if (!stagedMethod(method))  // those are read off the curve
      for (const double epsilon : beside) seconds += costOf(releases->find(epsilon));
    // The remembered part of a curve was mostly made at once: a few points stand for all.
    constexpr std::size_t kSampled = 10;
    const auto found = releases->findAll(epsilons);
    for (std::size_t i = 0; i < found->size(); ++i) {
      const auto& release = (*found)[i];
      if (!release || i % kSampled == 0) seconds += (release ? kSampled : 1) * costOf(release);
    }
  }
  return seconds;
}

bool isInstantOn(const Study& study, const LabelPrivacyCache& cache) {
  constexpr double kMostSeconds = 0.02;
  double seconds = 0;
  for (const std::string& method : study.labelPrivacy.methods)
    if (labelPrivacyTask().isMethod(method)) seconds += secondsOfRelease(study, method, cache);
  return seconds <= kMostSeconds;
}

}  // namespace epsiscope
