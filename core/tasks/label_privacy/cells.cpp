#include "core/tasks/label_privacy/cells.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/learners/ridge_cache.h"
#include "core/mechanisms/label_answers.h"
#include "core/privacy/custodian.h"
#include "core/prior/prior_questions.h"
#include "core/results/result.h"
#include "core/study/problem_list.h"
#include "core/tasks/cell.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/label_warnings.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/streams.h"
#include "core/tasks/undrawn_answer.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The part of a trial that its cells share.
struct TrialInputs {
  const Study& study;
  const SplitLearners& learners;
  const std::map<double, TrialPriors>& priors;  ///< by epsilon
  int trial = 1;
  Transcript* keeps = nullptr;
};

/// A perceptron passes over the rows 50 times, with some hundred times the work per row of a linear fit.
constexpr double kPerceptronCost = 300;
constexpr double kStagedCost = 5;

constexpr const char* kOfUnclipped =
    marked("Core", "For unclipped predictions; the rows \"normal\" and \"sampled\" are for clipped ones.");

std::vector<std::string> learnersOf(const Study& study, const std::string& method) {
  std::vector<std::string> learners;
  for (const std::string& asked : study.labelPrivacy.learners) {
    const std::string learner = learnerFor(method, asked);
    if (std::find(learners.begin(), learners.end(), learner) == learners.end()) learners.push_back(learner);
  }
  return learners;
}

CellValues baselineValues(const TrialInputs& inputs, const Cell& cell) {
  const Study& study = inputs.study;
  const Guarantee guarantee = baselineGuarantee(study, inputs.learners.counts(), cell.method, cell.epsilon);
  if (cell.method == kMethodPredictMean) {
    const RidgeCache& ridge = inputs.learners.ridge();
    const double epsilon = epsilonOfRow(study, cell.epsilon);
    askUndrawn(ridge.lawOfMean(epsilon), inputs.keeps);
    return {{}, kNaN, kNaN, {{ridge.expectedErrorOfMean(epsilon)}}, {}, guarantee};
  }
  const double lambda = study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise);
  const double error =
      inputs.learners.linear(cell.learner).errorWithoutNoise(lambda, study.labelPrivacy.clipPredictions);
  return {cell.learner, lambda, kNaN, {{error}}, {}, guarantee};
}

std::optional<CellValues> perceptronWithoutNoise(const TrialInputs& inputs, const Cell& cell,
                                                 const GoOn& goOn) {
  Rng rng = fitStream(inputs.study.seed, inputs.trial, cell.method, 0);
  const auto error = inputs.learners.perceptronError(inputs.learners.ridge().trainLabels(),
                                                     inputs.study.labelPrivacy.clipPredictions, rng, goOn);
  if (!error) return std::nullopt;
  return CellValues{cell.learner, kNaN,
                    kNaN,         {{*error}},
                    {},           baselineGuarantee(inputs.study, inputs.learners.counts(), cell.method, 0)};
}

/// Whether the method's exact error is of unclipped predictions beside one of clipped ones: where labels are
/// randomized.
bool hasNormalRow(const Study& study, const std::string& method) {
  return study.labelPrivacy.clipPredictions && labelPrivacyTask().isMethod(method) &&
         !isCentralRidge(method) && !stagedMethod(method);
}

/// The error of the same pipeline with nothing to pay for; the perceptron's takes a run of its own.
double withoutNoise(const TrialInputs& inputs, const Pipeline& pipeline) {
  const bool clip = inputs.study.labelPrivacy.clipPredictions;
  if (const auto staged = stagedMethod(pipeline.method))
    return inputs.learners.staged().errorWithoutNoise(*staged, clip);
  if (isCentralRidge(pipeline.method))
    return inputs.learners.central(pipeline.learner)
        .expectedError(kInfinity, inputs.study.labelPrivacy.clipPredictions);
  if (!isLinear(pipeline.learner)) return kNaN;
  return inputs.learners.linear(pipeline.learner)
      .errorWithoutNoise(inputs.study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise),
                         inputs.study.labelPrivacy.clipPredictions);
}

/// One fit by stages: its error has no formula, because every stage depends on the answers of those before
/// it.
CellValues staged(const TrialInputs& inputs, double epsilon, const Pipeline& pipeline) {
  const Study& study = inputs.study;
  const StagedLearner& learner = inputs.learners.staged();
  const StagedMethod method = *stagedMethod(pipeline.method);
  const bool clip = study.labelPrivacy.clipPredictions;
  Rng rng = labelStream(study.seed, inputs.trial, pipeline.method, epsilon);
  const double own = epsilonOfRow(study, epsilon);
  const Custodian custodian(rng, inputs.keeps);
  const StagedFit fit = learner.fit(method, own, custodian);
  CellValues found{
      pipeline.learner,  kNaN, kNaN, {{learner.testError(fit, method, own, clip)}}, pipeline.note,
      pipeline.guarantee};
  found.booked = custodian.price();
  if (inputs.trial == 1)
    addSentence(found.note, filled(sentence("Core", "%1 at epsilon %2: %3"), methodLabel(pipeline.method),
                                   epsilon, descriptionOf(fit)));
  return found;
}

CellValues central(const TrialInputs& inputs, double epsilon, const Pipeline& pipeline) {
  const Study& study = inputs.study;
  Rng rng = labelStream(study.seed, inputs.trial, pipeline.method, epsilon);
  const CentralRidge& release = inputs.learners.central(pipeline.learner);
  const bool clip = study.labelPrivacy.clipPredictions;
  CellValues found{pipeline.learner, kNaN, kNaN, {}, pipeline.note, pipeline.guarantee};
  found.values.push_back({expectedError(inputs.learners, pipeline, clip)});
  const Custodian custodian(rng, inputs.keeps);
  found.values.push_back({release.sampledError(centralNoise(pipeline), custodian, clip)});
  found.booked = custodian.price();
  return found;
}

/// The labels released by the cell's randomizer, and the errors of a learner fitted to them.
std::optional<CellValues> randomized(const TrialInputs& inputs, const Cell& cell, const Pipeline& pipeline,
                                     const GoOn& goOn) {
  const Study& study = inputs.study;
  const double epsilon = cell.epsilon;
  const RidgeCache& ridge = inputs.learners.ridge();
  const bool clip = study.labelPrivacy.clipPredictions;
  const MomentCurve moments = pipeline.mechanism->moments();
  CellValues found{pipeline.learner, pipeline.lambda, pipeline.zeta, {}, pipeline.note, pipeline.guarantee};
  if (isLinear(pipeline.learner)) {
    found.values.push_back({expectedError(inputs.learners, pipeline, false)});
    if (clip) {
      found.notes = {sentence("Core", kOfUnclipped)};
      found.values.push_back({expectedError(inputs.learners, pipeline, true)});
    }
  }

  Rng rng = labelStream(study.seed, inputs.trial, cell.method, epsilon);
  if (!goOn(0.1)) return std::nullopt;
  const Custodian custodian(rng, inputs.keeps);
  const std::vector<double> released =
      HeldNumbers(ridge.trainLabels(), custodian).ask(LabelAnswers{pipeline.mechanism});
  if (std::isfinite(pipeline.lambda)) custodian.publish(Eigen::VectorXd::Constant(1, pipeline.lambda));
  if (pipeline.prior)
    custodian.publish(Eigen::Map<const Eigen::VectorXd>(
        pipeline.prior->mass.data(), static_cast<Eigen::Index>(pipeline.prior->mass.size())));
  const PrivatePrior* prior = inputs.priors.at(epsilon).of(cell.method);
  found.booked =
      prior != nullptr && prior->booked ? priceOf({*prior->booked, custodian.price()}) : custodian.price();
  if (!goOn(0.2)) return std::nullopt;
  if (isLinear(pipeline.learner)) {
    const RidgeCache& linear = inputs.learners.linear(pipeline.learner);
    found.values.push_back(
        {linear.sampledError(inputs.learners.labelsFor(pipeline.learner, released), pipeline.lambda, clip)});
  } else {
    Rng fit = fitStream(study.seed, inputs.trial, cell.method, epsilon);
    const auto error = inputs.learners.perceptronError(released, clip, fit, goOn);
    if (!error) return std::nullopt;
    found.values.push_back({*error});
  }
  found.values.push_back({ridge.expectedLabelError(moments)});
  found.values.push_back({ridge.sampledLabelError(released)});
  return found;
}

/// Linear learners first, because they are quick; then method by method, epsilons in the study's order.
std::vector<Cell> labelCells(const Study& study) {
  std::vector<Cell> cells;
  for (const std::string& method : study.labelPrivacy.methods)
    for (const std::string& learner : learnersOf(study, method))
      for (const double epsilon : study.epsilon)
        cells.push_back({.method = method, .epsilon = epsilon, .learner = learner});
  std::stable_partition(cells.begin(), cells.end(), [](const Cell& cell) { return isLinear(cell.learner); });
  return cells;
}

/// The cell's rows, still without values.
std::vector<ResultRow> labelRows(const Study& study, const Cell& cell) {
  std::vector<ResultRow> rows;
  const auto add = [&](const char* metric, const char* kind) {
    rows.push_back(rowOfCell(study, cell, metric, kind));
  };
  const bool isMethod = labelPrivacyTask().isMethod(cell.method);
  const bool hasStages = stagedMethod(cell.method).has_value();
  if (isLinear(cell.learner) && !hasStages) {
    add("test_mse", "exact");
    if (hasNormalRow(study, cell.method)) add("test_mse", "normal");
  }
  if (!isMethod && isLinear(cell.learner)) return rows;
  add("test_mse", "sampled");
  // No labels are released, or not only labels.
  if (!isMethod || isCentralRidge(cell.method) || hasStages) return rows;
  add("label_mse", "exact");
  add("label_mse", "sampled");
  return rows;
}

/// How long the cell takes, in units of one linear fit: for progress only.
double labelCost(const Cell& cell) {
  if (stagedMethod(cell.method)) return kStagedCost;
  return isLinear(cell.learner) ? 1 : kPerceptronCost;
}

/// Nothing once cancelled; it is called with the share of the cell that is done.
std::optional<CellValues> labelValues(const TrialInputs& inputs, const Cell& cell, const GoOn& goOn) {
  if (cell.method == kMethodNone && !isLinear(cell.learner))
    return perceptronWithoutNoise(inputs, cell, goOn);
  if (!labelPrivacyTask().isMethod(cell.method)) return baselineValues(inputs, cell);
  const double epsilon = cell.epsilon;
  const Pipeline pipeline = makePipeline(inputs.study, inputs.learners, {cell.method, cell.learner}, epsilon,
                                         inputs.priors.at(cell.epsilon), nullptr, [&] { return goOn(0); });
  if (!goOn(0)) return std::nullopt;
  const bool isCentral = isCentralRidge(pipeline.method),
             isStaged = stagedMethod(pipeline.method).has_value();
  if (!isCentral && !isStaged && !pipeline.mechanism)
    return CellValues{pipeline.learner,
                      kNaN,
                      kNaN,
                      {labelRows(inputs.study, cell).size(), {kNaN}},
                      pipeline.reason,
                      Guarantee::none(Guarantee::Neighbours::label, pipeline.reason)};
  std::optional<CellValues> found = isStaged    ? staged(inputs, epsilon, pipeline)
                                    : isCentral ? central(inputs, epsilon, pipeline)
                                                : randomized(inputs, cell, pipeline, goOn);
  if (found) found->withoutPrivacy = withoutNoise(inputs, pipeline);
  const auto isGap = [](const std::vector<double>& values) {
    return !values.empty() && !std::isfinite(values.front());
  };
  if (found && std::any_of(found->values.begin(), found->values.end(), isGap))
    addSentence(
        found->note,
        filled(sentence("Core",
                        "%1 at epsilon %2 has errors too large for a computer's number; they are left out."),
               methodLabel(cell.method), epsilon));
  return found;
}

/// Building the learners of a split, in units of one linear fit: for progress only.
constexpr double kLearnersCost = 30;
/// The share of kBuildCost that ends before the priors are drawn.
constexpr double kShareOfLearners = 0.95;

class LabelPrivacyTrials final : public CellTrials {
public:
  LabelPrivacyTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                     const std::filesystem::path& folder, unsigned threads)
      : CellTrials(study, std::move(table), threads),
        m_inputs(labelPrivacyInputs(study, learnerUse(study), folder)),
        m_filePrior(readPriorFile(m_inputs.priorFile)) {
    for (const Cell& cell : labelCells(study))
      add(cell, {.rows = labelRows(study, cell), .cost = labelCost(cell)});
  }

  double costOfBeginning() const override { return kLearnersCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_learners->ridge().trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return labelValues({study(), *m_learners, m_priors, m_trial, transcript()}, cell, goOn);
  }
  bool drawPriors(const GoOn& goOn);

  LabelPrivacyInputs m_inputs;  ///< of the trial that has begun
  const std::optional<Prior> m_filePrior;
  int m_trial = 0;
  std::unique_ptr<const SplitLearners> m_learners;
  std::map<double, TrialPriors> m_priors;  ///< by epsilon
};

void LabelPrivacyTrials::describe(Result& result) const {
  const LabelBounds declared = bounds(study().data);
  describeTable(result, labelWarnings(data(), declared));
  for (const std::string& note : roundingNotes(study())) addOnce(result.notes, note);
  result.clippedLabels = labelsOutside(data(), declared);
  const LabelPrivacy& task = study().labelPrivacy;
  if (std::any_of(task.methods.begin(), task.methods.end(), needsPrior) && priorCosts(task.prior))
    addOnce(result.notes, sentence("Core",
                                   "Exact errors of methods with a private prior are given the prior of each "
                                   "trial; their sd over the trials shows how much the prior matters."));
  addOnce(result.notes, taskOf(study()).sharedNoise(study()));
  if (task.clipPredictions)
    addOnce(result.notes,
            sentence("Core",
                     "Errors are of predictions clipped to the bounds. Expected ones are exact without "
                     "noise, for the private mean and for central ridge; those of label randomizers are by "
                     "the normal law (kind \"normal\"), and their exact ones are of unclipped predictions. "
                     "Methods with several stages have only sampled ones."));
}

bool LabelPrivacyTrials::beginTrial(int trial, const GoOn& goOn) {
  m_trial = trial;
  m_inputs.split.trial = trial;
  m_learners = SplitLearners::build(m_inputs, data(), threads(), goOn.part(0, kShareOfLearners));
  if (!m_learners) return false;
  setNotes(trial, m_learners->notes());
  return drawPriors(goOn);
}

bool LabelPrivacyTrials::drawPriors(const GoOn& goOn) {
  m_priors.clear();
  for (const double epsilon : study().epsilon) m_priors[epsilon];
  return parallelFor(study().epsilon.size(), threads(), [&](std::size_t i) {
    m_priors.at(study().epsilon[i]) = priorsOf(study(), study().labelPrivacy.methods, m_learners->ridge(),
                                               study().epsilon[i], m_trial, m_filePrior, transcript());
    return goOn(kShareOfLearners);
  });
}

/// Points of a curve that one thread makes, the one after the other.
constexpr std::size_t kStretch = 6;
static_assert(kCurvePoints % kStretch == 0);

/// The releases of each method at one epsilon, in the order of the methods.
struct ReleasesAtEpsilon {
  std::vector<std::shared_ptr<const LabelRelease>> releases;
  std::vector<double> errors;  ///< as computed
};

/// The releases that the cache remembers for the points of the curves, as far as it does.
class Remembered {
public:
  Remembered(const LabelPrivacyCache& cache, const std::vector<MethodReads>& methods,
             const std::vector<double>& epsilons) {
    for (const MethodReads& reads : methods) m_releases.push_back(cache.memo().of(reads)->findAll(epsilons));
  }
  const std::shared_ptr<const LabelRelease>& at(std::size_t method, std::size_t point) const {
    return (*m_releases[method])[point];
  }
  bool isAll() const {
    return std::ranges::all_of(m_releases, [](const auto& releases) {
      return std::ranges::all_of(*releases, [](const auto& release) { return release != nullptr; });
    });
  }

private:
  std::vector<std::shared_ptr<const MethodReleases::Points>> m_releases;
};

/// Beside the curves, at an epsilon of its own: a linear programme begins where the curve's point before it
/// has ended.
std::shared_ptr<const LabelRelease> releaseBeside(const Study& study, const LabelPrivacyCache& cache,
                                                  const MethodReads& reads, double epsilon,
                                                  TrialPriors& priors, const GoOn& goOn = {}) {
  const AxisRange range = epsilonRange(study);
  const std::vector<double> epsilons = logSpaced(range.low, range.high, kCurvePoints);
  const auto after = std::upper_bound(epsilons.begin(), epsilons.end(), epsilon);
  const auto near = after == epsilons.begin() ? nullptr : cache.memo().of(reads)->find(*std::prev(after));
  return cache.release(reads, epsilon, false, priors, near.get(), goOn);
}

std::shared_ptr<const LabelRelease> releaseAt(const Study& study, const LabelPrivacyCache& cache,
                                              const std::string& method, double epsilon) {
  TrialPriors priors;
  return releaseBeside(study, cache, readsOf(study, method), epsilon, priors);
}

class LabelTradeOff final : public TradeOffCells {
public:
  LabelTradeOff(const Study& study, const LabelPrivacyCache& cache) : TradeOffCells(study), m_cache(cache) {}

  TradeOffFrame frame() const override { return {.testRows = m_cache.ridge().testRows()}; }
  std::vector<CurvePlan> curves() const override {
    std::vector<CurvePlan> plans;
    for (const std::string& method : study().labelPrivacy.methods)
      if (labelPrivacyTask().isMethod(method)) plans.push_back({.method = method});
    return plans;
  }
  double errorOfBaseline(double epsilon) const override {
    return m_cache.ridge().expectedErrorOfMean(epsilonOfRow(study(), epsilon));
  }
  /// The central ridge winsorises its features and keeps what the public model keeps where nothing is paid
  /// for; stages have features of their own; the perceptron has none without a run.
  double withoutPrivacy(const std::string& method, const GoOn& goOn) override;
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) override;
  std::vector<std::vector<CellErrors>> allAlong(const std::vector<CurvePlan>& plans,
                                                const GoOn& goOn) override;
  CellErrors beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) override;
  std::optional<double> found(const Cell& cell, const GoOn& goOn) override;
  /// Every point has a guarantee of its own.
  void finish(MethodCurve& curve, double epsilon, bool /*reached*/) const override {
    if (curve.method == kMethodPredictMean)
      curve.guarantee = baselineGuarantee(study(), m_cache.learners().counts(), curve.method, epsilon);
  }

private:
  double errorOf(const LabelRelease& release) const {
    return release.error(m_cache.learners(), shownLearner(study()), study().labelPrivacy.lambda,
                         study().labelPrivacy.clipPredictions);
  }
  CellErrors errorsOf(const LabelRelease& release) const { return errorsOf(release, errorOf(release)); }
  CellErrors errorsOf(const LabelRelease& release, double error) const;

  const LabelPrivacyCache& m_cache;
  TrialPriors m_priors;  ///< at the current epsilon
};

double LabelTradeOff::withoutPrivacy(const std::string& method, const GoOn&) {
  const std::string learner = learnerFor(method, shownLearner(study()));
  const LabelPrivacy& task = study().labelPrivacy;
  if (isCentralRidge(method)) return m_cache.centralErrorWithoutNoise(learner, task.clipPredictions);
  if (const auto staged = stagedMethod(method))
    return m_cache.learners().staged().errorWithoutNoise(*staged, task.clipPredictions);
  if (!isLinear(learner)) return kNaN;
  return m_cache.errorWithoutNoise(learner, task.lambda.value_or(kLambdaWithoutNoise), task.clipPredictions);
}

CellErrors LabelTradeOff::errorsOf(const LabelRelease& release, double error) const {
  const Pipeline& pipeline = release.pipeline();
  CellErrors found{.errors = {kNaN}, .guarantee = pipeline.guarantee};
  if (!pipeline.reason.empty())
    found.notes = {pipeline.reason};
  else if (!isLinear(release.learnerWhere(shownLearner(study()))))
    found.notes = {sentence("Core", "The perceptron's error has no formula: press Run to measure it.")};
  else {
    CellErrors exact = exactError(error);
    found.errors = std::move(exact.errors);
    found.notes = std::move(exact.notes);
  }
  found.notes.push_back(pipeline.note);
  return found;
}

CellErrors LabelTradeOff::at(const Cell& cell, std::size_t /*draws*/, const GoOn&) {
  return errorsOf(*releaseAt(study(), m_cache, cell.method, cell.epsilon));
}

/// Epsilon in the outer loop: the methods share its prior. A linear programme begins where the one before it
/// has ended, within stretches that do not depend on the number of threads.
std::vector<std::vector<CellErrors>> LabelTradeOff::allAlong(const std::vector<CurvePlan>& plans,
                                                             const GoOn& goOn) {
  const std::vector<double> epsilons = axis(kCurvePoints);
  const std::string learner = shownLearner(study());
  std::vector<MethodReads> methods;
  for (const CurvePlan& plan : plans) methods.push_back(readsOf(study(), plan.method));
  const Remembered remembered(m_cache, methods, epsilons);
  const GoOn ask = goOn.oneAtATime();
  std::vector<ReleasesAtEpsilon> made(epsilons.size());
  const auto make = [&](std::size_t i) {
    TrialPriors priors;
    for (std::size_t m = 0; m < methods.size(); ++m) {
      std::shared_ptr<const LabelRelease> release = remembered.at(m, i);
      if (!release) {
        const LabelRelease* near = i % kStretch > 0 ? made[i - 1].releases[m].get() : nullptr;
        release = m_cache.release(methods[m], epsilons[i], true, priors, near, ask);
      }
      made[i].errors.push_back(errorOf(*release));
      made[i].releases.push_back(std::move(release));
    }
  };
  // Where no more than lambda has moved, threads would take longer to begin.
  constexpr std::size_t kFewFeatures = 100;
  const bool isQuick = remembered.isAll() &&
                       (!isLinear(learner) || m_cache.learners().linear(learner).features() < kFewFeatures);
  const bool all = parallelFor(epsilons.size() / kStretch, isQuick ? 1 : 0, [&](std::size_t stretch) {
    for (std::size_t i = stretch * kStretch; i < (stretch + 1) * kStretch; ++i) {
      if (!ask()) return false;
      make(i);
    }
    return true;
  });
  if (!all) return {};
  std::vector<std::vector<CellErrors>> found(plans.size());
  for (const ReleasesAtEpsilon& at : made)
    for (std::size_t m = 0; m < plans.size(); ++m)
      found[m].push_back(errorsOf(*at.releases[m], at.errors[m]));
  return found;
}

/// The errors of stages are read off their curves: a slider cannot wait for fits, and one epsilon of sampled
/// ones is no surer than its neighbours.
CellErrors LabelTradeOff::beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) {
  if (stagedMethod(cell.method))
    return {.errors = {onCurve(curve, cell.epsilon, true)}, .guarantee = curve.guarantee};
  return errorsOf(
      *releaseBeside(study(), m_cache, readsOf(study(), cell.method), cell.epsilon, m_priors, goOn));
}

std::optional<double> LabelTradeOff::found(const Cell& cell, const GoOn&) {
  if (!isLinear(learnerFor(cell.method, shownLearner(study())))) return std::nullopt;
  return errorOf(*releaseAt(study(), m_cache, cell.method, cell.epsilon));
}

}  // namespace

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const LabelPrivacyCache& cache) {
  return std::make_unique<LabelTradeOff>(study, cache);
}

std::string whyItRisesOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double before, double after) {
  const auto one = releaseAt(study, cache, method, before), other = releaseAt(study, cache, method, after);
  const Pipeline &low = one->pipeline(), &high = other->pipeline();
  const std::string learner = other->learnerWhere(shownLearner(study));
  if (stagedMethod(method))
    return sentence("Core",
                    "Its points are means of a few sampled fits, so it may be chance; or its stages share "
                    "epsilon in another way from here on.");
  if (isCentralRidge(high.method)) {
    const CentralRidge& central = cache.learners().central(learner);
    const CentralPlan plan = central.plan(centralNoise(low)), later = central.plan(centralNoise(high));
    if (plan.components == later.components && plan.rowNorm == later.rowNorm) return {};
    return filled(sentence("Core",
                           "It keeps %1 instead of %2 directions of the features and clips rows to "
                           "length %3 instead of %4, as public quantities advise; with these labels "
                           "that is worse."),
                  later.components, plan.components, roundedText(later.rowNorm, 3),
                  roundedText(plan.rowNorm, 3));
  }
  if (!needsPrior(method)) return {};
  if (std::isfinite(low.zeta) && low.zeta != high.zeta)
    return filled(sentence("Core",
                           "The half-width zeta goes from %1 to %2 and the prior's share of epsilon "
                           "from %3 to %4; with the noisy prior of these splits that is worse."),
                  roundedText(low.zeta, 3), roundedText(high.zeta, 3),
                  roundedText(low.epsilonPrior / epsilonOfRow(study, before), 3),
                  roundedText(high.epsilonPrior / epsilonOfRow(study, after), 3));
  return sentence(
      "Core",
      "Its answers follow the noisy prior, which suits the labels better at the smaller epsilon by chance.");
}

std::unique_ptr<Trials> labelPrivacyTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           const std::filesystem::path& folder, unsigned threads) {
  return std::make_unique<LabelPrivacyTrials>(study, std::move(table), folder, threads);
}

}  // namespace epsiscope
