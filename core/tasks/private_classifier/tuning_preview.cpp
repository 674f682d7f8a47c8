#include "core/tasks/private_classifier/tuning_preview.h"

#include <cmath>

#include "core/erm/tuning.h"
#include "core/erm/tuning_on_all_rows.h"
#include "core/privacy/custodian.h"
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
  if (study.privateClassifier.tuning == kTuneOnAllRows) return {};
  const auto problem = tuningProblem(cache->trainRows(), candidatesOf(study).size());
  return problem ? problem->sentence : std::string();
}

/// The stream of the first draw of a run's first trial at this epsilon.
Rng firstDraw(const Study& study, const PrivateClassifierCache& cache, const TuningPreview& preview) {
  return classifierStream(study.seed, cache.trial(), preview.method, preview.epsilon, 0, 0, 0);
}

void addParts(const Study& study, const PrivateClassifierCache& cache, const Tuning& tuning,
              TuningPreview& preview, const GoOn& goOn) {
  const LabelledRows& rows = cache.split().train();
  if (tuningProblem(rows.x->rows(), tuning.lambdas.size())) return;
  Rng rng = firstDraw(study, cache, preview);
  const auto parts = tuningParts(rows.x->rows(), tuning.lambdas.size() + 1, rng);
  const auto found = tunePrivately({rows, rng}, tuning, parts, goOn);
  if (!found) return;
  const Judgement truth =
      judgementOf(taken(rows, parts.back()), found->candidates, epsilonOfRow(study, preview.epsilon));
  for (std::size_t i = 0; i < preview.candidates.size(); ++i) {
    preview.candidates[i].rows = found->candidates[i].rows;
    preview.candidates[i].mistakes = truth.mistakes[i];
    preview.candidates[i].probability = truth.probabilities[i];
  }
  preview.testRows = found->judges;
  preview.mostAbove =
      mistakesAboveBest(tuning.lambdas.size(), epsilonOfRow(study, preview.epsilon), TuningPreview::kFailure);
  preview.byParts = {found->picked,
                     cache.split().errors(found->candidates[found->picked].fit.weights, tuning.loss).error};
}

void addAllRows(const Study& study, const PrivateClassifierCache& cache, const Tuning& tuning,
                TuningPreview& preview, const GoOn& goOn) {
  const LabelledRows& rows = cache.split().train();
  const std::vector<ScoringPlan> plans = scoringPlans(tuning, rows.publicFacts());
  const auto scores = scoresOn(rows, plans, goOn);
  if (!scores) return;
  Rng rng = firstDraw(study, cache, preview);
  const Custodian custodian(rng);
  const auto found = tuneOnAllRows({rows, custodian}, {*scores, custodian}, plans, tuning, goOn);
  if (!found) return;
  const std::vector<double> law =
      pickLogProbabilities(plans, *scores, epsilonOfChoice(epsilonOfRow(study, preview.epsilon)));
  for (std::size_t i = 0; i < plans.size(); ++i) {
    TuningPreview::Candidate& candidate = preview.candidates[plans[i].candidate];
    candidate.score = (*scores)[i].score;
    candidate.moves = plans[i].moves;
    candidate.probabilityOnAllRows = std::exp(law[i]);
  }
  preview.ofChoice = epsilonOfChoice(preview.epsilon);
  preview.onAllRows = {found->picked, cache.split().errors(found->fit.weights, tuning.loss).error};
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
  preview.choosesOnAllRows = study.privateClassifier.tuning == kTuneOnAllRows;
  preview.reason = reasonForNoTuning(study, own);
  if (!preview.reason.empty()) return preview;
  const Tuning tuning{.loss = lossOf(study.privateClassifier),
                      .lambdas = candidatesOf(study),
                      .method = methodOf(study, preview.method),
                      .budget = rowBudget(study, preview.epsilon)};
  for (const double lambda : tuning.lambdas) preview.candidates.push_back({.lambda = lambda});
  addParts(study, *own, tuning, preview, goOn);
  addAllRows(study, *own, tuning, preview, goOn);
  return preview;
}

}  // namespace epsiscope
