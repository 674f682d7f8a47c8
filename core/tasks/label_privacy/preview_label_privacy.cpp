#include <algorithm>

#include "core/bins/optimal_bins.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_tasks.h"

namespace epsiscope {

namespace {

/// The central ridge is always there, so that a click on it shows its curve at once; a perceptron has no
/// curve.
SplitLearners::Use previewUse(const Study& study) {
  return {.randomFeatures = SplitLearners::use(study).randomFeatures, .centralRidge = true};
}

void copyKey(const Study& study, Study& relevant) {
  relevant.labelPrivacy.priorFile = study.labelPrivacy.priorFile;
  if (!previewUse(study).randomFeatures) return;
  relevant.labelPrivacy.learners.emplace_back(kLearnerRandomFeatures);
  relevant.labelPrivacy.randomFeatures = study.labelPrivacy.randomFeatures;
  relevant.labelPrivacy.featureGamma = study.labelPrivacy.featureGamma;
}

bool build(const Study& study, PreviewCache& cache, const std::function<bool(double)>& progress) {
  cache.learners = SplitLearners::build(study, previewUse(study), cache.data, 1, 0, progress);
  if (!cache.learners || !planCurves(study, *cache.learners, progress)) return false;
  for (const std::string& note : cache.learners->notes()) cache.warnings.push_back(note);
  cache.ridge = {cache.learners, &cache.learners->ridge()};
  return true;
}

/// Floating-point operations that a threshold met for the first time may cost, over the learners that are
/// looked at.
double costOfNewThreshold(const Study& study, const PreviewCache& cache) {
  const double ridge = cache.ridge->costOfNewThreshold();
  const bool random = shownLearner(study) == kLearnerRandomFeatures || usesMethod(study, kMethodBest);
  return random ? ridge + cache.learners->linear(kLearnerRandomFeatures).costOfNewThreshold() : ridge;
}

bool isInstant(const Study& study, const PreviewCache& cache) {
  // A Trade-off preview makes 60 priors and meets at most 120 new thresholds.
  constexpr double kPriors = 60;
  constexpr double kThresholds = 120;
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  // One linear programme alone takes as long as a slider can wait.
  if (usesMethod(study, kMethodUnbiased)) return false;
  const LabelPrivacy& task = study.labelPrivacy;
  const bool fromFile = task.prior == PriorKind::file && cache.filePrior;
  const auto values =
      static_cast<double>(fromFile ? std::min(cache.filePrior->nodes.size(), kMostBinnedValues)
                                   : static_cast<std::size_t>(task.rrValues));
  if (usesMethod(study, kMethodRrOnBins) && kPriors * values * values * 5 > kOperations) return false;
  const auto rows = static_cast<double>(cache.ridge->trainRows());
  if (task.prior == PriorKind::noisyLabels && kPriors * rows * 20 > kOperations) return false;
  // Each prior on public values counts the labels anew.
  if (usesMethod(study, kMethodRrOnBins) && kPriors * rows * 5 > kOperations) return false;
  const auto bins = static_cast<double>(binCount(cache.ridge->bounds(), task.binWidth));
  const double thresholds =
      task.prior == PriorKind::noisyLabels ? kThresholds : std::min(bins + 1, kThresholds);
  return kPriors * bins * 100 + thresholds * costOfNewThreshold(study, cache) <= kOperations;
}

}  // namespace

const PreviewTask& labelPrivacyPreview() {
  static const PreviewTask task{copyKey, build, labelPrivacyTradeOff, isInstant};
  return task;
}

}  // namespace epsiscope
