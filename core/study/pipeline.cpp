#include "core/study/pipeline.h"

#include "core/learners/matched_lambda.h"
#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/registry.h"
#include "core/study/methods.h"
#include "core/study/streams.h"

namespace epsiscope {

namespace {

void addNote(std::string& notes, const std::string& note) {
  if (note.empty()) return;
  if (!notes.empty()) notes += ' ';
  notes += note;
}

}  // namespace

bool priorCosts(PriorKind kind) {
  return kind == PriorKind::noisyCounts || kind == PriorKind::noisyLabels;
}

std::optional<Prior> loadPriorFile(const Study& study, const std::filesystem::path& folder) {
  if (!study.labelPrivacy.priorFile) return std::nullopt;
  return readPrior(folder / *study.labelPrivacy.priorFile);
}

PrivatePrior priorOf(const Study& study, const RidgeCache& cache, double epsilon, int trial,
                     const std::optional<Prior>& filePrior) {
  const LabelPrivacy& task = study.labelPrivacy;
  const double epsilonPrior = task.priorShare * epsilon;
  const std::size_t bins = binCount(cache.bounds(), task.binWidth);
  switch (task.prior) {
    case PriorKind::noisyCounts: {
      Rng rng = priorStream(study.seed, trial);
      return noisyCountsPrior(cache.labelCounts(bins), cache.bounds(), epsilonPrior, rng);
    }
    case PriorKind::noisyLabels: {
      Rng rng = priorStream(study.seed, trial);
      return noisyLabelsPrior(cache.trainLabels(), cache.bounds(), epsilonPrior, task.binWidth, false, rng);
    }
    case PriorKind::uniform:
      return {uniformPrior(cache.bounds(), bins), {}};
    case PriorKind::file:
      return {filePrior ? *filePrior : loadPriorFile(study, {}).value(), {}};
    case PriorKind::exact:
      return {exactPrior(cache.labelCounts(bins), cache.bounds()),
              "The prior is the true histogram of the labels, so this is not private."};
  }
  return {};
}

Pipeline makePipeline(const Study& study, const RidgeCache& cache, const std::string& method, double epsilon,
                      int trial, const std::optional<PrivatePrior>& prior) {
  const LabelPrivacy& task = study.labelPrivacy;
  Pipeline pipeline;
  if (needsPrior(method)) {
    PrivatePrior made = prior ? *prior : priorOf(study, cache, epsilon, trial);
    pipeline.prior = std::move(made.prior);
    addNote(pipeline.note, made.note);
    if (priorCosts(task.prior)) pipeline.epsilonPrior = task.priorShare * epsilon;
    pipeline.isPrivate = task.prior != PriorKind::exact;
  }
  pipeline.epsilonLabels = epsilon - pipeline.epsilonPrior;
  pipeline.mechanism = findMechanism(method)->make({.epsilon = pipeline.epsilonLabels,
                                                    .bounds = cache.bounds(),
                                                    .delta = task.delta,
                                                    .zeta = task.zeta,
                                                    .prior = pipeline.prior.value_or(Prior{}),
                                                    .outputs = {},
                                                    .variant = {}});
  const Guarantee guarantee = pipeline.mechanism->guarantee();
  pipeline.isPrivate = pipeline.isPrivate && guarantee.proved;
  addNote(pipeline.note, guarantee.note);
  const double variance =
      meanVariance(pipeline.mechanism->moments(), pipeline.prior ? &*pipeline.prior : nullptr);
  pipeline.lambda = task.lambda.value_or(
      matchedLambda(variance, cache.trainRows(), cache.meanSquaredRowNorm(), cache.bounds()));
  return pipeline;
}

}  // namespace epsiscope
