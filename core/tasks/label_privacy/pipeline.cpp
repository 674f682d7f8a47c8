#include "core/tasks/label_privacy/pipeline.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <system_error>
#include <utility>

#include "core/bins/optimal_bins.h"
#include "core/learners/ridge_cache.h"
#include "core/mechanisms/finite_mechanism.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/registry.h"
#include "core/mechanisms/rp_with_prior.h"
#include "core/mechanisms/staircase_as_printed.h"
#include "core/prior/prior_file.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/wording.h"
#include "core/unbiased/unbiased_range.h"

namespace epsiscope {

namespace {

PrivatePrior binsPrior(const Study& study, const RidgeCache& cache, double epsilon, double epsilonPrior,
                       int trial, const std::optional<Prior>& filePrior, Transcript* keeps) {
  const LabelPrivacy& task = study.labelPrivacy;
  const std::size_t bins = binCount(cache.bounds(), binWidth(study, cache.trainRows(), epsilon));
  Rng rng = priorStream(priorSeedOf(study), trial);
  const Custodian custodian(rng, keeps);
  switch (task.prior) {
    case PriorKind::noisyCounts:
      return noisyCountsPrior({cache.labelCounts(bins), custodian}, cache.bounds(), epsilonPrior);
    case PriorKind::noisyLabels:
      return noisyLabelsPrior({cache.trainLabels(), custodian}, cache.bounds(), epsilonPrior, task.binWidth,
                              false, noisyLabelsOf(study));
    case PriorKind::uniform:
      return {uniformPrior(cache.bounds(), bins), {}};
    case PriorKind::file:
      return {filePrior.value(), {}};
    case PriorKind::exact:
      return {exactPrior(HeldNumbers(cache.labelCounts(bins), custodian).ask(AsTheyAre()), cache.bounds()),
              sentence("Core", kExactPriorNote), custodian.price()};
  }
  return {};
}

/// The promise of the prior. Counts of the true labels are made by a curator. For a prior of noisy labels
/// each owner answers once more. Other priors reveal nothing about the labels, or everything.
Guarantee guaranteeOfPrior(const Study& study, double epsilonPrior) {
  const PriorKind kind = study.labelPrivacy.prior;
  const bool isLocal = kind == PriorKind::noisyLabels;
  Guarantee made = Guarantee::of(
      {.epsilon = epsilonPrior, .trust = isLocal ? Booking::Trust::local : Booking::Trust::central},
      protectedUnit(study.data));
  switch (kind) {
    case PriorKind::noisyCounts:
      return made;
    case PriorKind::noisyLabels:
      return repeats(study, PrintedMistake::rawLabels) ? asPrinted(made, PrintedMistake::rawLabels) : made;
    case PriorKind::exact:
      return Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kExactPriorNote));
    case PriorKind::uniform:
    case PriorKind::file:
      break;
  }
  return {};
}

void takePrior(const Study& study, const PrivatePrior& made, double share, double epsilon,
               Pipeline& pipeline) {
  pipeline.prior = made.prior;
  addSentence(pipeline.note, made.note);
  if (study.labelPrivacy.prior == PriorKind::noisyLabels && repeats(study, PrintedMistake::frequencies))
    addSentence(pipeline.note, noteOf(PrintedMistake::frequencies));
  if (priorCosts(study.labelPrivacy.prior)) pipeline.epsilonPrior = share * epsilon;
  if (choosesIntervalForPrior(study, pipeline))
    addSentence(pipeline.note, noteOf(PrintedMistake::intervalEpsilon));
  pipeline.ofPrior = guaranteeOfPrior(study, pipeline.epsilonPrior);
}

// The proof. The prior is epsilon_1-label-DP or public, and of what follows everything but the labels
// themselves (zeta, lambda, the interval, the randomizer) is a function of it, of the features and of
// declared numbers. Given any prior the randomizer turns each label into an output of its own, (epsilon_2,
// delta)-DP in that label. So replacing one label changes the joint law of prior and outputs by at most
// (epsilon_1 + epsilon_2, delta): adaptive sequential composition. Learning looks at nothing else. The labels
// of a person are answered one by one, each with its part of epsilon and delta
// (core/privacy/protected_unit.h); noise of a curator is for all of them together.
void promise(const Study& study, const RowCounts& counts, double epsilon, Pipeline& pipeline) {
  if (const auto staged = stagedMethod(pipeline.method)) {
    pipeline.ofLabels = Guarantee::of(budgetOfStages(*staged, pipeline.epsilonLabels), pipeline.unit);
    pipeline.guarantee = guaranteeOfLabels(
        study.data, counts, composed(pipeline.ofPrior, pipeline.ofLabels).roundedTo(epsilon, 0));
    return;
  }
  const bool isCentral = isCentralRidge(pipeline.method);
  if (!isCentral && !pipeline.mechanism) return;
  const double delta = needsDelta(pipeline.method) ? study.labelPrivacy.delta : 0;
  pipeline.ofLabels =
      Guarantee::of(isCentral ? CentralNoise(pipeline.epsilonLabels, delta, pipeline.unit.rows()).booking()
                              : pipeline.mechanism->booking(),
                    pipeline.unit);
  const Guarantee both = composed(pipeline.ofPrior, pipeline.ofLabels).roundedTo(epsilon, delta);
  pipeline.guarantee = amongPeople(guaranteeOfLabels(study.data, counts, both), counts.units());
}

double zetaOf(const std::optional<double>& given, const Pipeline& pipeline, const RidgeCache& ridge) {
  if (given) return *given;
  return suggestZeta(*pipeline.prior, pipeline.epsilonLabels, ridge.bounds(),
                     zetaCriterion(pipeline.method, ridge))
      .zeta;
}

/// A note for people where epsilon is so small that outputs lie far beyond the labels; otherwise empty.
std::string wideOutputs(const Mechanism& mechanism) {
  const auto& finite = dynamic_cast<const FiniteMechanism&>(mechanism);
  const OutputGrid outputs{finite.outputs().front(), finite.outputs().back(), finite.outputs().size()};
  return wideOutputsNote(finite.values(), outputs).value_or("");
}

/// Returns the registry's mechanism, or the published one with a mistake in its place.
std::unique_ptr<Mechanism> madeMechanism(const Study& study, const RegistryRow& row, const Pipeline& pipeline,
                                         const MechanismParameters& parameters) {
  if (choosesIntervalForPrior(study, pipeline))
    return std::make_unique<RpWithPrior>(
        parameters.bounds, optimalInterval(parameters.prior, pipeline.epsilonPrior, parameters.zeta),
        parameters.epsilon, parameters.zeta, OutsideRule::project, RpWithPrior::Release::asDrawn);
  if (row.id == "staircase" && repeats(study, PrintedMistake::staircaseWeights))
    return std::make_unique<StaircaseAsPrinted>(parameters.bounds, parameters.epsilon);
  const bool isClassic = row.id == "gaussian" && repeats(study, PrintedMistake::classicGaussian);
  return isClassic ? makeClassicGaussian(parameters.bounds, parameters.epsilon, parameters.delta)
                   : row.make(parameters);
}

/// Makes the randomizer of a method of the registry, and the lambda that suits its noise. `epsilon`: of the
/// unit.
void makeRandomizer(const Study& study, const SplitLearners& learners, double epsilon,
                    const MasterBasis* start, const GoOn& goOn, Pipeline& pipeline) {
  const LabelPrivacy& task = study.labelPrivacy;
  const LabelBounds& bounds = learners.ridge().bounds();
  const RegistryRow& row = *findMechanism(pipeline.method);
  MechanismParameters parameters{.epsilon = pipeline.epsilonLabels,
                                 .bounds = bounds,
                                 .delta = task.delta / pipeline.unit.rows(),
                                 .prior = pipeline.prior.value_or(Prior{}),
                                 .variant = {},
                                 .start = start,
                                 .goOn = goOn};
  if (row.needs.zeta) {
    const std::optional<double> given = task.zeta.at(study.epsilon, epsilon);
    parameters.zeta = pipeline.zeta = zetaOf(given, pipeline, learners.ridge());
  }
  if (const auto reason = reasonAgainst(row, parameters)) {
    pipeline.reason = *reason;
    return;
  }
  pipeline.mechanism = madeMechanism(study, row, pipeline, parameters);
  if (pipeline.method == kMethodUnbiased) addSentence(pipeline.note, wideOutputs(*pipeline.mechanism));
  addSentence(pipeline.note, pipeline.mechanism->booking().unproved);
  if (!isLinear(pipeline.learner)) return;
  const RidgeCache& ridge = learners.linear(pipeline.learner);
  const double variance =
      meanVariance(pipeline.mechanism->moments(), pipeline.prior ? &*pipeline.prior : nullptr);
  pipeline.lambda = lambdaOf(task.lambda, variance, ridge);
  pipeline.lambdaWithoutNoise = task.lambda.value_or(kLambdaWithoutNoise);
}

/// The prior that was read last: a study is checked at every step of a slider, and its file hardly changes.
class PriorMemo {
public:
  /// Throws FileError.
  Prior read(const std::filesystem::path& file) {
    const std::lock_guard lock(m_guard);
    const std::optional<Key> key = keyOf(file);
    if (key && key == m_key) return m_prior;
    m_key.reset();
    m_prior = epsiscope::readPrior(file);
    // A file that was just written may be written again without looking newer.
    constexpr std::chrono::seconds kSettled{2};
    if (key && key == keyOf(file) && std::filesystem::file_time_type::clock::now() - key->time > kSettled)
      m_key = key;
    return m_prior;
  }

private:
  struct Key {
    std::filesystem::path file;
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    bool operator==(const Key&) const = default;
  };
  static std::optional<Key> keyOf(const std::filesystem::path& file) {
    std::error_code error;
    Key key{.file = file, .time = std::filesystem::last_write_time(file, error), .size = 0};
    if (error) return std::nullopt;
    key.size = std::filesystem::file_size(file, error);
    return error ? std::nullopt : std::optional(key);
  }

  std::mutex m_guard;
  std::optional<Key> m_key;
  Prior m_prior;
};

}  // namespace

bool priorCosts(PriorKind kind) {
  return kind == PriorKind::noisyCounts || kind == PriorKind::noisyLabels;
}

bool choosesIntervalForPrior(const Study& study, const Pipeline& pipeline) {
  return pipeline.method == kMethodRpWithPrior && pipeline.epsilonPrior > 0 &&
         repeats(study, PrintedMistake::intervalEpsilon);
}

double binWidth(const Study& study, std::size_t trainRows, double epsilon) {
  const double own = epsilonOfRow(study, epsilon);
  return study.labelPrivacy.binWidth.value_or(bounds(study.data).width() /
                                              static_cast<double>(suggestedBins(trainRows, own)));
}

double priorShare(const Study& study, std::size_t trainRows, double epsilon) {
  const LabelPrivacy& task = study.labelPrivacy;
  if (const auto given = task.priorShare.at(study.epsilon, epsilon)) return *given;
  const double own = epsilonOfRow(study, epsilon);
  if (task.prior == PriorKind::noisyLabels) return suggestedLabelsShare(own);
  return suggestedCountsShare(trainRows, own,
                              binCount(bounds(study.data), binWidth(study, trainRows, epsilon)));
}

ZetaCriterion zetaCriterion(const std::string& method, const RidgeCache& ridge) {
  const bool debiased = method == kMethodRpWithPriorDebiased;
  return {.release = debiased ? RpWithPrior::Release::debiased : RpWithPrior::Release::asDrawn,
          .varianceWeight = std::min(
              1.0, static_cast<double>(ridge.features() + 1) / static_cast<double>(ridge.trainRows()))};
}

std::optional<Prior> readPriorFile(const std::optional<std::filesystem::path>& file) {
  static PriorMemo memo;
  return file ? std::optional(memo.read(*file)) : std::nullopt;
}

const PrivatePrior* TrialPriors::of(const std::string& method) const {
  const RegistryRow* row = findMechanism(method);
  const auto pointerTo = [](const std::optional<PrivatePrior>& made) { return made ? &*made : nullptr; };
  if (row == nullptr) return nullptr;
  if (row->needs.priorBins) return pointerTo(bins);
  if (row->needs.priorPoints) return pointerTo(method == kMethodUnbiased ? unbiasedValues : responseValues);
  return nullptr;
}

TrialPriors priorsOf(const Study& study, const std::vector<std::string>& methods, const RidgeCache& cache,
                     double epsilon, int trial, const std::optional<Prior>& filePrior, Transcript* keeps) {
  const LabelPrivacy& task = study.labelPrivacy;
  const double epsilonPrior = priorShare(study, cache.trainRows(), epsilon) * epsilonOfRow(study, epsilon);
  const auto onGrid = [&](int values, Rounding rounding) {
    return gridPriorOf(study, cache.trainLabels(), cache.bounds(), epsilonPrior, trial,
                       static_cast<std::size_t>(values), rounding, filePrior, keeps);
  };
  TrialPriors priors;
  for (const std::string& method : methods) {
    const RegistryRow* row = findMechanism(method);
    if (row == nullptr) continue;
    if (row->needs.priorBins && !priors.bins)
      priors.bins = binsPrior(study, cache, epsilon, epsilonPrior, trial, filePrior, keeps);
    if (method == kMethodUnbiased)
      priors.unbiasedValues = onGrid(task.unbiasedValues, Rounding::keepMean);
    else if (row->needs.priorPoints)
      priors.responseValues = onGrid(task.rrValues, Rounding::nearest);
  }
  return priors;
}

bool priorIsPrivate(const Study& study) {
  const Guarantee made = guaranteeOfPrior(study, 0);
  return made == Guarantee() || made.isPrivate();
}

/// The mean of the clipped labels moves by at most width/n if one label is replaced, and gets Laplace noise
/// of that over epsilon from a curator.
Guarantee baselineGuarantee(const Study& study, const RowCounts& counts, const std::string& method,
                            double epsilon) {
  if (method != kMethodPredictMean)
    return Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kNoNoiseNote));
  return guaranteeOfLabels(
      study.data, counts,
      budgeted(study.data, epsilon, 0, Booking::Trust::central, Booking::Neighbours::label));
}

Guarantee promiseOfMethod(const Study& study, const RowCounts& counts, const std::string& method,
                          double epsilon) {
  if (!labelPrivacyTask().isMethod(method)) return baselineGuarantee(study, counts, method, epsilon);
  const double delta = needsDelta(method) ? study.labelPrivacy.delta : 0;
  Booking::Trust trust = isCentralRidge(method) ? Booking::Trust::central : Booking::Trust::local;
  if (const auto staged = stagedMethod(method)) trust = budgetOfStages(*staged, epsilon).trust;
  Guarantee made = budgeted(study.data, epsilon, delta, trust, Booking::Neighbours::label);
  const std::string unproved =
      method == "gaussian-classic"
          ? priceOfClassicGaussian(protectedUnit(study.data).epsilonOfRow(epsilon), delta).unproved
          : std::string();
  if (!unproved.empty()) made = made.unproved(unproved);
  // The prior is paid for with a part of that.
  if (needsPrior(method)) made = composed(guaranteeOfPrior(study, 0), made);
  for (const auto& [mechanism, mistake] : {std::pair("staircase", PrintedMistake::staircaseWeights),
                                           std::pair("gaussian", PrintedMistake::classicGaussian)})
    if (method == mechanism && repeats(study, mistake)) made = asPrinted(made, mistake);
  return guaranteeOfLabels(study.data, counts, made);
}

Pipeline makePipeline(const Study& study, const SplitLearners& learners, const Choice& choice, double epsilon,
                      const TrialPriors& priors, const MasterBasis* start, const GoOn& goOn) {
  Pipeline pipeline;
  pipeline.method = choice.method;
  pipeline.learner = choice.learner;
  pipeline.unit = protectedUnit(study.data);
  const double own = pipeline.unit.epsilonOfRow(epsilon);
  if (const PrivatePrior* prior = priors.of(pipeline.method))
    takePrior(study, *prior, priorShare(study, learners.ridge().trainRows(), epsilon), own, pipeline);
  const auto staged = stagedMethod(pipeline.method);
  if (staged) {
    pipeline.epsilonPrior = learners.staged().epsilonOfRange(*staged, own);
    if (pipeline.epsilonPrior > 0)
      pipeline.ofPrior = Guarantee::of(budgetOfStages(*staged, pipeline.epsilonPrior), pipeline.unit);
  }
  pipeline.epsilonLabels = isCentralRidge(pipeline.method) ? epsilon : own - pipeline.epsilonPrior;
  if (!staged && !isCentralRidge(pipeline.method))
    makeRandomizer(study, learners, epsilon, start, goOn, pipeline);
  promise(study, learners.counts(), epsilon, pipeline);
  return pipeline;
}

double lambdaOf(const std::optional<double>& lambda, double meanVariance, const RidgeCache& ridge) {
  return lambda.value_or(
      matchedLambda(meanVariance, ridge.trainRows(), ridge.meanSquaredRowNorm(), ridge.bounds()));
}

CentralNoise centralNoise(const Pipeline& pipeline) {
  return {pipeline.epsilonLabels, pipeline.ofLabels.delta(), pipeline.unit.rows()};
}

double expectedError(const SplitLearners& learners, const Pipeline& pipeline, bool clipPredictions) {
  if (isCentralRidge(pipeline.method))
    return learners.central(pipeline.learner).expectedError(centralNoise(pipeline), clipPredictions);
  if (!pipeline.mechanism || !isLinear(pipeline.learner)) return std::numeric_limits<double>::quiet_NaN();
  const RidgeCache& ridge = learners.linear(pipeline.learner);
  const ReleasedSums sums = ridge.releasedSums(pipeline.mechanism->moments());
  return clipPredictions ? ridge.expectedClippedError(sums, pipeline.lambda, pipeline.lambdaWithoutNoise)
                         : ridge.expectedError(sums, pipeline.lambda);
}

Pipeline previewPipeline(const Study& study, const TaskCache& cache, const std::string& method,
                         double epsilon) {
  const LabelPrivacyCache& own = LabelPrivacyCache::of(cache);
  return previewPipeline(study, own, method, epsilon, previewPriors(study, own, {method}, epsilon));
}

double previewError(const TaskCache& cache, const Pipeline& pipeline, bool clipPredictions) {
  return expectedError(LabelPrivacyCache::of(cache).learners(), pipeline, clipPredictions);
}

NoisyLabels noisyLabelsOf(const Study& study) {
  return {.tellsTrueLabels = repeats(study, PrintedMistake::rawLabels),
          .sharesAreDensities = repeats(study, PrintedMistake::frequencies)};
}

PrivatePrior gridPriorOf(const Study& study, std::span<const double> labels, const LabelBounds& bounds,
                         double epsilon1, int trial, std::size_t values, Rounding rounding,
                         const std::optional<Prior>& filePrior, Transcript* keeps) {
  const LabelPrivacy& task = study.labelPrivacy;
  if (task.prior == PriorKind::file) {
    Prior points = toPoints(filePrior.value());
    if (rounding == Rounding::nearest) return withFewerValues(std::move(points), kMostBinnedValues);
    return {std::move(points), {}};
  }
  const std::vector<double> grid = valueGrid(bounds, values);
  Prior uniform = roundedToValues(uniformPrior(bounds, 1), grid, rounding);
  if (task.prior == PriorKind::uniform) return {std::move(uniform), {}};
  Rng rng = priorStream(priorSeedOf(study), trial);
  const Custodian custodian(rng, keeps);
  if (task.prior == PriorKind::noisyLabels) {
    PrivatePrior made =
        noisyLabelsPrior({labels, custodian}, bounds, epsilon1, task.binWidth, false, noisyLabelsOf(study));
    made.prior = roundedToValues(made.prior, grid, rounding);
    return made;
  }
  const std::vector<double> counts = valueCounts(labels, grid, rounding);
  const HeldNumbers held(counts, custodian);
  if (task.prior == PriorKind::noisyCounts) return noisyCountsPrior(held, std::move(uniform), epsilon1);
  Prior exact{Prior::Kind::points, grid, held.ask(AsTheyAre())};
  return {normalise(exact.mass) ? std::move(exact) : std::move(uniform), sentence("Core", kExactPriorNote),
          custodian.price()};
}

}  // namespace epsiscope
