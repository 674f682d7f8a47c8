#include "core/tasks/private_classifier/tuning_preview.h"

#include "core/erm/tuning.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

bool namesCandidates(const Study& study) {
  const auto& tune = study.privateClassifier.tune;
  return tune && !tune->empty();
}

const std::vector<double>& candidatesOf(const Study& study) {
  return namesCandidates(study) ? *study.privateClassifier.tune : startCandidates();
}

std::string reasonForNoTuning(const Study& study, const PrivateClassifierCache* cache) {
  if (cache == nullptr) return sentence("Core", "Only private classifiers choose Lambda privately.");
  if (shownClassifierMethod(study).empty())
    return sentence("Core", "No private method is chosen; choose one to see how it chooses lambda.");
  const auto problem = tuningProblem(cache->trainRows(), candidatesOf(study).size());
  return problem ? problem->sentence : std::string();
}

}  // namespace

const std::vector<double>& startCandidates() {
  static const std::vector<double> candidates = {0.001, 0.003, 0.01, 0.03, 0.1};
  return candidates;
}

TuningPreview previewTuning(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  const auto* own = PrivateClassifierCache::ifOf(&cache);
  TuningPreview preview;
  preview.epsilon = viewEpsilon(study);
  preview.method = shownClassifierMethod(study);
  if (const auto shown = perturbationOf(preview.method); shown && isGaussian(*shown))
    preview.delta = study.privateClassifier.delta;
  preview.isOfStudy = namesCandidates(study);
  preview.reason = reasonForNoTuning(study, own);
  if (!preview.reason.empty()) return preview;
  const LabelledRows& rows = own->split().train();
  const std::vector<double>& lambdas = candidatesOf(study);
  // The first draw of a run's first trial at this epsilon.
  Rng rng = classifierStream(study.seed, own->trial(), preview.method, preview.epsilon, 0, 0, 0);
  const auto parts = tuningParts(rows.x->rows(), lambdas.size() + 1, rng);
  const auto found = tunePrivately({rows, rng},
                                   {.loss = lossOf(study.privateClassifier),
                                    .lambdas = lambdas,
                                    .method = methodOf(study, preview.method),
                                    .budget = rowBudget(study, preview.epsilon)},
                                   parts, goOn);
  if (!found) return preview;
  const Judgement truth =
      judgementOf(taken(rows, parts.back()), found->candidates, epsilonOfRow(study, preview.epsilon));
  for (std::size_t i = 0; i < found->candidates.size(); ++i)
    preview.candidates.push_back(
        {found->candidates[i].lambda, found->candidates[i].rows, truth.mistakes[i], truth.probabilities[i]});
  preview.testRows = found->judges;
  preview.picked = found->picked;
  preview.mostAbove =
      mistakesAboveBest(lambdas.size(), epsilonOfRow(study, preview.epsilon), TuningPreview::kFailure);
  return preview;
}

}  // namespace epsiscope
