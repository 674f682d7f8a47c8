#include "core/tasks/preview.h"

#include "core/tasks/methods.h"
#include "core/tasks/prepare_study.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/preview_tasks.h"
#include "core/tasks/problems.h"
#include "core/study/study_json.h"

namespace epsiscope {

namespace {

const PreviewTask& taskOf(const Study& study) {
  switch (study.task) {
    case TaskId::kernelRelease:
      return kernelReleasePreview();
    case TaskId::privateClassifier:
      return privateClassifierPreview();
    case TaskId::labelPrivacy:
      break;
  }
  return labelPrivacyPreview();
}

}  // namespace

std::string cacheKey(const Study& study) {
  // Whatever could matter to the cache is in the key; what does not is reset to one value for all.
  Study relevant;
  relevant.data = study.data;
  relevant.data.unit.reset();
  relevant.task = study.task;
  relevant.testFraction = study.testFraction;
  relevant.seed = study.seed;
  relevant.labelPrivacy.methods.clear();
  relevant.labelPrivacy.learners.clear();
  taskOf(study).copyKey(study, relevant);
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
  if (!taskOf(study).build(study, *cache, progress)) return nullptr;
  return cache;
}

TradeOffPreview previewTradeOff(const Study& study, const PreviewCache& cache, const TradeOffPreview* drawn,
                                const PreviewStop& stopped) {
  TradeOffPreview preview = taskOf(study).tradeOff(study, cache, drawn, stopped);
  preview.atCompared.clear();
  const std::optional<double> compared = comparedEpsilon(study);
  if (!compared || isStopped(stopped)) return preview;
  Study other = study;
  other.view.epsilon = *compared;
  other.view.errorTarget.reset();
  TradeOffPreview there = taskOf(other).tradeOff(other, cache, &preview, stopped);
  preview.atCompared = std::move(there.atEpsilon);
  preview.predictMeanAtCompared = there.predictMeanAtEpsilon;
  return preview;
}

bool previewIsInstant(const Study& study, const PreviewCache& cache) {
  return taskOf(study).isInstant(study, cache);
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
  const ViewState &view = one.view, &otherView = other.view;
  const bool sameAxis = view.tradeOffAxis == otherView.tradeOffAxis &&
                        (view.tradeOffAxis != kAxisLambda || viewEpsilon(one) == viewEpsilon(other));
  Study same = one;
  same.view = other.view;
  return shownLearner(one) == shownLearner(other) && view.metric == otherView.metric && sameAxis &&
         same == other;
}

}  // namespace epsiscope
