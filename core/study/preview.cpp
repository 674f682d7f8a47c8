#include "core/study/preview.h"

#include <algorithm>

#include "core/data/split.h"
#include "core/study/methods.h"
#include "core/study/prepare_study.h"
#include "core/study/problems.h"
#include "core/study/streams.h"
#include "core/study/study_json.h"

namespace epsiscope {

std::string cacheKey(const Study& study) {
  // Whatever could matter to the cache is in the key; what does not is reset to one value for all.
  Study relevant;
  relevant.data = study.data;
  relevant.data.unit.reset();
  relevant.testFraction = study.testFraction;
  relevant.seed = study.seed;
  relevant.labelPrivacy.priorFile = study.labelPrivacy.priorFile;
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
  Rng rng = splitStream(study.seed, 1);
  const Split split = randomSplit(cache->data.rows, study.testFraction, rng);
  auto ridge = RidgeCache::build(cache->data, split, bounds(study.data), 0, progress);
  if (!ridge) return nullptr;
  cache->warnings.insert(cache->warnings.end(), ridge->notes().begin(), ridge->notes().end());
  cache->ridge = std::make_shared<const RidgeCache>(std::move(*ridge));
  return cache;
}

Pipeline previewPipeline(const Study& study, const PreviewCache& cache, const std::string& method,
                         double epsilon) {
  std::optional<PrivatePrior> prior;
  if (needsPrior(method)) prior = priorOf(study, *cache.ridge, epsilon, 1, cache.filePrior);
  return makePipeline(study, *cache.ridge, method, epsilon, 1, prior);
}

bool previewIsInstant(const Study& study, const PreviewCache& cache) {
  // A Trade-off preview makes 60 priors and meets at most 120 new thresholds.
  constexpr double kPriors = 60;
  constexpr double kThresholds = 120;
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  const LabelPrivacy& task = study.labelPrivacy;
  const auto rows = static_cast<double>(cache.ridge->trainRows());
  if (task.prior == PriorKind::noisyLabels && kPriors * rows * 20 > kOperations) return false;
  const auto bins = static_cast<double>(binCount(cache.ridge->bounds(), task.binWidth));
  const double thresholds =
      task.prior == PriorKind::noisyLabels ? kThresholds : std::min(bins + 1, kThresholds);
  return kPriors * bins * 100 + thresholds * cache.ridge->costOfNewThreshold() <= kOperations;
}

}  // namespace epsiscope
