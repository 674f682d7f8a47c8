#include "core/study/preview.h"

#include <algorithm>

#include "core/bins/optimal_bins.h"
#include "core/study/methods.h"
#include "core/study/prepare_study.h"
#include "core/study/problems.h"
#include "core/study/study_json.h"

namespace epsiscope {

namespace {

/// The central ridge is always there, so that a click on it shows its curve at once; a perceptron has no
/// curve.
SplitLearners::Use previewUse(const Study& study) {
  return {.randomFeatures = SplitLearners::use(study).randomFeatures, .centralRidge = true};
}

}  // namespace

std::string cacheKey(const Study& study) {
  // Whatever could matter to the cache is in the key; what does not is reset to one value for all.
  Study relevant;
  relevant.data = study.data;
  relevant.data.unit.reset();
  relevant.testFraction = study.testFraction;
  relevant.seed = study.seed;
  relevant.labelPrivacy.priorFile = study.labelPrivacy.priorFile;
  relevant.labelPrivacy.methods.clear();
  relevant.labelPrivacy.learners.clear();
  if (previewUse(study).randomFeatures) {
    relevant.labelPrivacy.learners.emplace_back(kLearnerRandomFeatures);
    relevant.labelPrivacy.randomFeatures = study.labelPrivacy.randomFeatures;
    relevant.labelPrivacy.featureGamma = study.labelPrivacy.featureGamma;
  }
  return studyToJson(relevant).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::shared_ptr<const PreviewCache> buildCache(const Study& study, std::shared_ptr<const Dataset> dataset,
                                               const std::function<bool(double)>& progress,
                                               const std::filesystem::path& folder) {
  auto cache = std::make_shared<PreviewCache>();
  cache->key = cacheKey(study);
  cache->filePrior = loadPriorFile(study, folder);
  cache->data = prepareStudy(study, std::move(dataset));
  cache->warnings = warnings(study, cache->data);
  cache->learners = SplitLearners::build(study, previewUse(study), cache->data, 1, 0, progress);
  if (!cache->learners) return nullptr;
  if (!planCurves(study, *cache->learners, progress)) return nullptr;
  for (const std::string& note : cache->learners->notes()) cache->warnings.push_back(note);
  cache->ridge = {cache->learners, &cache->learners->ridge()};
  return cache;
}

Pipeline previewPipeline(const Study& study, const PreviewCache& cache, const std::string& method,
                         double epsilon) {
  return previewPipeline(study, cache, method, epsilon,
                         priorsOf(study, {method}, *cache.ridge, epsilon, 1, cache.filePrior));
}

Pipeline previewPipeline(const Study& study, const PreviewCache& cache, const std::string& method,
                         double epsilon, const TrialPriors& priors) {
  const Choice choice = chosen(*cache.learners, method, shownLearner(study), epsilon);
  return makePipeline(study, *cache.learners, choice, epsilon, priors);
}

bool haveSameCurves(const Study& one, const Study& other) {
  Study same = one;
  same.view = other.view;
  return shownLearner(one) == shownLearner(other) && same == other;
}

namespace {

/// Floating-point operations that a threshold met for the first time may cost, over the learners that are
/// looked at.
double costOfNewThreshold(const Study& study, const PreviewCache& cache) {
  const double ridge = cache.ridge->costOfNewThreshold();
  const bool random = shownLearner(study) == kLearnerRandomFeatures || usesMethod(study, kMethodBest);
  return random ? ridge + cache.learners->linear(kLearnerRandomFeatures).costOfNewThreshold() : ridge;
}

}  // namespace

bool previewIsInstant(const Study& study, const PreviewCache& cache) {
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

}  // namespace epsiscope
