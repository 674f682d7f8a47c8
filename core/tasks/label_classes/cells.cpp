#include "core/tasks/label_classes/cells.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/numbers.h"
#include "core/results/result.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/label_classes/split.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/tasks/undrawn_answer.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// "logistic" or "random-features"; empty for a method that learns from no features.
std::string classesLearner(const Study& study, const std::string& method) {
  if (method == kMethodPredictMajority) return {};
  return study.labelClasses.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLogistic;
}

/// The cell's rows, still without values: the test error, then, where labels are released, theirs.
std::vector<ResultRow> classesRows(const Study& study, Cell cell) {
  cell.learner = classesLearner(study, cell.method);
  std::vector<ResultRow> rows = {
      rowOfCell(study, cell, kTestError, isAnswered(cell.method) ? "sampled" : "exact")};
  if (cell.method != kMethodNone) rows.push_back(rowOfCell(study, cell, kLabelError, "exact"));
  return rows;
}

/// The study's lambda for these rows.
double classesLambda(const Study& study, const RowBlock& rows) {
  return study.labelClasses.lambda.value_or(suggestedLambda(rows));
}

/// The classifier that is learned from these labels by the method's rule; `response`: how they were answered,
/// or null.
ClassWeights learned(const Study& study, const ClassRowsPart& part, std::size_t classes,
                     std::span<const std::int32_t> labels, const ClassResponse* response, const GoOn& goOn) {
  return fitLogistic({.rows = part.rows,
                      .labels = labels,
                      .classes = classes,
                      .lambda = classesLambda(study, part.rows),
                      .response = response},
                     goOn);
}

/// The test error of what the method learns from the custodian's answers; NaN once cancelled.
/// Precondition: isAnswered(method).
double sampledTestError(const Study& study, const LabelClassesSplit& split, const Cell& cell,
                        const Custodian& custodian, const GoOn& goOn) {
  const ClassRowsPart part = split.train(cell.rows);
  const HeldClasses labels(split.asked(cell.rows), custodian);
  const ClassRelease release = classRelease(study, cell.method, cell.epsilon, labels);
  const std::vector<std::int32_t> answers = answersTo(release.response, labels);
  const bool corrects = cell.method != kMethodRandomizedResponseUncorrected;
  const ClassWeights weights =
      learned(study, part, split.classes().size(), answers, corrects ? &release.response : nullptr, goOn);
  return goOn() ? split.testError(weights) : kNaN;
}

/// The expected share of released labels that are not the true ones, given the prior. Of predict-majority: of
/// the class that is said of all.
double expectedLabelError(const Study& study, const LabelClassesSplit& split, const Cell& cell) {
  const AskedLabels asked = split.asked(cell.rows);
  const std::vector<double> counts = classCounts(asked.labels, asked.classes);
  double others = static_cast<double>(asked.labels.size());
  for (const double count : counts) others -= count;
  if (isAnswered(cell.method))
    return classRelease(study, cell.method, cell.epsilon, asked).response.expectedError(counts, others);
  const std::vector<double> law = majorityLaw(counts, epsilonOfRow(study, cell.epsilon));
  double error = 0;
  for (std::size_t i = 0; i < law.size(); ++i)
    error += law[i] * (1 - counts[i] / static_cast<double>(asked.labels.size()));
  return error;
}

/// The exact expected test error of the private majority.
double expectedMajorityError(const Study& study, const LabelClassesSplit& split, const Cell& cell) {
  const AskedLabels asked = split.asked(cell.rows);
  const std::vector<double> law =
      majorityLaw(classCounts(asked.labels, asked.classes), epsilonOfRow(study, cell.epsilon));
  double error = 0;
  for (std::size_t i = 0; i < law.size(); ++i) error += law[i] * split.errorOfConstant(i);
  return error;
}

/// Returns the values that a run finds; nothing once cancelled.
std::optional<CellValues> classesValues(const Study& study, const LabelClassesSplit& split, const Cell& cell,
                                        const GoOn& goOn, Transcript* keeps) {
  const ClassRowsPart part = split.train(cell.rows);
  CellValues found{
      .learner = classesLearner(study, cell.method), .lambda = kNaN, .zeta = kNaN, .values = {}, .note = {}};
  if (cell.method == kMethodPredictMajority) {
    found.values = {{expectedMajorityError(study, split, cell)}, {expectedLabelError(study, split, cell)}};
    found.guarantee = guaranteeOfMajority(study, split.counts(), cell.epsilon);
    const AskedLabels asked = split.asked(cell.rows);
    askUndrawn(majorityChoice(classCounts(asked.labels, asked.classes), epsilonOfRow(study, cell.epsilon)),
               keeps);
    return found;
  }
  found.lambda = classesLambda(study, part.rows);
  if (cell.method == kMethodNone) {
    const ClassWeights weights = learned(study, part, split.classes().size(), part.labels, nullptr, goOn);
    if (!goOn()) return std::nullopt;
    found.values = {{split.testError(weights)}};
    found.guarantee = Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kNoNoiseNote));
    return found;
  }
  Rng rng = answerStream(study, split.trial(), cell);
  const Custodian custodian(rng, keeps);
  const double error = sampledTestError(study, split, cell, custodian, goOn);
  if (!goOn()) return std::nullopt;
  found.booked = custodian.price();
  found.values = {{error}, {expectedLabelError(study, split, cell)}};
  const ClassRelease release = classRelease(study, cell.method, cell.epsilon, split.asked(cell.rows));
  found.guarantee = release.guarantee;
  found.note = release.note;
  return found;
}

/// As few points and draws as keep the work of a preview near a second or two, or as many as make curves
/// smooth.
struct Effort {
  std::size_t points = 0, draws = 0;
};

Effort effortOf(const LabelClassesSplit& split, std::size_t methods) {
  constexpr double kOperations = 2e9, kRatio = 8, kFewest = 6, kMost = 20, kMostDraws = 4;
  const double cost = costOfLogistic(split.trainRows(), split.width(), split.classes().size());
  const double fits = kOperations / (cost * std::max(1.0, static_cast<double>(methods)));
  const double draws = std::clamp(std::round(std::sqrt(fits / kRatio)), 1.0, kMostDraws);
  const double points = std::clamp(std::round(fits / draws), kFewest, kMost);
  return {static_cast<std::size_t>(points), static_cast<std::size_t>(draws)};
}

class ClassesTradeOff final : public TradeOffCells {
public:
  ClassesTradeOff(const Study& study, const LabelClassesSplit& split)
      : TradeOffCells(study), m_split(split), m_ofAnswers(looksAtAnswers(study)) {}

  TradeOffFrame frame() const override {
    return {.metric = m_ofAnswers ? kLabelError : kTestError, .testRows = m_split.testRows()};
  }
  std::vector<CurvePlan> curves() const override;
  CurvePlan baseline() const override { return {.method = kMethodPredictMajority}; }
  double errorOfBaseline(double epsilon) const override {
    const Cell cell{.method = kMethodPredictMajority, .epsilon = epsilon};
    return m_ofAnswers ? expectedLabelError(study(), m_split, cell)
                       : expectedMajorityError(study(), m_split, cell);
  }
  double withoutPrivacy(const std::string& method, const GoOn& goOn) override;
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) override;
  CellErrors beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) override;
  std::optional<double> found(const Cell& cell, const GoOn& goOn) override;
  void finish(MethodCurve& curve, double epsilon, bool reached) const override;

private:
  const LabelClassesSplit& m_split;
  const bool m_ofAnswers;
  std::optional<double> m_withoutPrivacy;
};

std::vector<CurvePlan> ClassesTradeOff::curves() const {
  std::vector<CurvePlan> plans;
  for (const std::string& method : study().labelClasses.methods)
    if (isAnswered(method) && !(m_ofAnswers && method == kMethodRandomizedResponseUncorrected))
      plans.push_back({.method = method});
  if (m_ofAnswers) return plans;
  const Effort effort = effortOf(m_split, plans.size());
  for (CurvePlan& plan : plans) {
    plan.points = effort.points;
    plan.draws = effort.draws;
  }
  return plans;
}

double ClassesTradeOff::withoutPrivacy(const std::string&, const GoOn& goOn) {
  if (m_ofAnswers) return 0;
  if (!m_withoutPrivacy) {
    const ClassRowsPart part = m_split.train();
    m_withoutPrivacy =
        m_split.testError(learned(study(), part, m_split.classes().size(), part.labels, nullptr, goOn));
  }
  return *m_withoutPrivacy;
}

CellErrors ClassesTradeOff::at(const Cell& cell, std::size_t draws, const GoOn& goOn) {
  if (m_ofAnswers) return {.errors = {expectedLabelError(study(), m_split, cell)}};
  CellErrors found;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = previewStream(study().seed, m_split.trial(), draw);
    found.errors.push_back(sampledTestError(study(), m_split, cell, rng, goOn));
  }
  return found;
}

/// A slider cannot wait for fits.
CellErrors ClassesTradeOff::beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) {
  if (m_ofAnswers) return at(cell, 0, goOn);
  return {.errors = {onCurve(curve, cell.epsilon, false)}};
}

std::optional<double> ClassesTradeOff::found(const Cell& cell, const GoOn& goOn) {
  if (!isAnswered(cell.method)) return std::nullopt;
  if (m_ofAnswers) return at(cell, 0, goOn).errors.front();
  Rng rng = answerStream(study(), m_split.trial(), cell);
  return sampledTestError(study(), m_split, cell, rng, goOn);
}

void ClassesTradeOff::finish(MethodCurve& curve, double epsilon, bool /*reached*/) const {
  if (curve.method == kMethodPredictMajority) {
    curve.guarantee = guaranteeOfMajority(study(), m_split.counts(), epsilon);
    return;
  }
  const ClassRelease release = classRelease(study(), curve.method, epsilon, m_split.asked());
  curve.guarantee = release.guarantee;
  addOnce(curve.notes, release.note);
}

}  // namespace

bool looksAtAnswers(const Study& study) {
  return study.view.metric == "label";
}

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const LabelClassesCache& cache) {
  return std::make_unique<ClassesTradeOff>(study, cache.split());
}

bool isInstantOn(const Study& study, const LabelClassesCache&) {
  return looksAtAnswers(study) || study.view.tab != "trade-off";
}

double tradeOffSecondsOn(const Study& study, const LabelClassesCache&) {
  return looksAtAnswers(study) ? 0 : kInfinity;
}

namespace {

/// Gathering a split's rows, in units of one fit.
constexpr double kGatheringCost = 0.3;
/// A closed form, in the same units.
constexpr double kMajorityCost = 0.001;

class LabelClassesTrials final : public CellTrials {
public:
  LabelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads)
      : CellTrials(study, std::move(table), threads), m_inputs(labelClassesInputs(study)) {
    for (const Cell& cell : cellsOfMethods(study, study.labelClasses.methods))
      add(cell, {.rows = classesRows(study, cell),
                 .cost = cell.method == kMethodPredictMajority ? kMajorityCost : 1});
  }

  double costOfBeginning() const override { return kGatheringCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_split->trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return classesValues(study(), *m_split, cell, goOn, transcript());
  }

  LabelClassesInputs m_inputs;  ///< of the trial that has begun
  std::shared_ptr<const LabelClassesSplit> m_split;
};

void LabelClassesTrials::describe(Result& result) const {
  describeTable(result, {});
  addOnce(result.notes, taskOf(study()).sharedNoise(study()));
  addOnce(
      result.notes,
      sentence(
          "Core",
          "The label error is the exact share of released labels that are expected to differ from the true "
          "ones, given the prior; the test error is that of classifiers learned from drawn answers."));
}

bool LabelClassesTrials::beginTrial(int trial, const GoOn& goOn) {
  m_inputs.split.trial = trial;
  m_split = LabelClassesSplit::build(m_inputs, data(), threads(), goOn);
  if (!m_split) return false;
  std::vector<std::string> notes = m_split->labelNotes();
  for (const std::string& note : m_split->notes()) addOnce(notes, note);
  setNotes(trial, std::move(notes));
  return true;
}

}  // namespace

std::unique_ptr<Trials> labelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           unsigned threads) {
  return std::make_unique<LabelClassesTrials>(study, std::move(table), threads);
}

Rng answerStream(const Study& study, int trial, const Cell& cell) {
  return classifierStream(study.seed, trial, cell.method, cell.epsilon, 0, cell.rows, 0);
}

}  // namespace epsiscope
