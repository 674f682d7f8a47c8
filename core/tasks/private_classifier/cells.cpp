#include "core/tasks/private_classifier/cells.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/erm/loss.h"
#include "core/erm/private_fit.h"
#include "core/erm/tuning.h"
#include "core/erm/tuning_on_all_rows.h"
#include "core/privacy/custodian.h"
#include "core/privacy/vector_law.h"
#include "core/study/preparations.h"
#include "core/study/printed_mistakes.h"
#include "core/study/problem_list.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

std::optional<PrintedMistake> mistakeOf(Perturbation method) {
  switch (method) {
    case Perturbation::outputOverRows:
      return PrintedMistake::noiseOverRows;
    case Perturbation::objectiveIgnoringLambda:
      return PrintedMistake::ignoredLambda;
    case Perturbation::objectiveFreeIntercept:
      return PrintedMistake::freeIntercept;
    case Perturbation::objectiveUnsquaredNorm:
      return PrintedMistake::unsquaredNorm;
    case Perturbation::objectiveWholeBudget:
      return PrintedMistake::wholeBudget;
    case Perturbation::objectiveFewRows:
      return PrintedMistake::fewRows;
    case Perturbation::none:
    case Perturbation::output:
    case Perturbation::objective:
    case Perturbation::objectiveTight:
    case Perturbation::objectiveHalved:
    case Perturbation::outputGaussian:
    case Perturbation::objectiveGaussian:
      break;
  }
  return std::nullopt;
}

/// Whether the last column that is learned from is the constant.
bool hasConstantColumn(const Study& study) {
  const std::string& prepare = study.data.prepare;
  return study.privateClassifier.randomFeatures == 0 && prepare != kPrepareNone &&
         prepare != kPrepareUnitRowsPlain;
}

}  // namespace

std::string notReachedSentence(Perturbation method, std::optional<double> lambda) {
  const std::string label =
      lambda ? filled(sentence("Core", "%1 at Lambda %2"), methodLabel(idOf(method)), *lambda)
             : methodLabel(idOf(method));
  return filled(sentence("Core",
                         "%1: not every minimum was found to 1e-10, as the guarantee requires, so these "
                         "results are not private; choose a larger Lambda."),
                label);
}

Perturbation methodOf(const Study& study, const std::string& id) {
  const Perturbation method = perturbationOf(id).value();
  if (method == Perturbation::output && repeats(study, PrintedMistake::noiseOverRows))
    return Perturbation::outputOverRows;
  if (method != Perturbation::objective) return method;
  if (repeats(study, PrintedMistake::ignoredLambda)) return Perturbation::objectiveIgnoringLambda;
  if (repeats(study, PrintedMistake::freeIntercept) && hasConstantColumn(study))
    return Perturbation::objectiveFreeIntercept;
  if (repeats(study, PrintedMistake::unsquaredNorm)) return Perturbation::objectiveUnsquaredNorm;
  if (repeats(study, PrintedMistake::wholeBudget)) return Perturbation::objectiveWholeBudget;
  if (repeats(study, PrintedMistake::fewRows)) return Perturbation::objectiveFewRows;
  return method;
}

Loss lossOf(const PrivateClassifier& task) {
  return {.kind = lossKindNamed(task.loss).value(), .h = task.h};
}

RowBudget rowBudget(const Study& study, double epsilon) {
  return {protectedUnit(study.data), epsilon, study.privateClassifier.delta};
}

std::string raisedSentence(Perturbation method, const Loss& loss, const PublicRows& rows, double lambda,
                           const RowBudget& budget) {
  const double epsilon = budget.epsilon;
  const PerturbationPlan plan = planPerturbation(method, loss, rows, lambda, budget);
  if (!plan.switched) return {};
  const std::string raised = roundedText(plan.extraRegularisation, 3);
  if (method == Perturbation::objectiveTight || isGaussian(method))
    return filled(sentence("Core",
                           "%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4, a rule of "
                           "epsilon, %5 rows and %6 columns, because the noise would outweigh what is "
                           "learned; the loss's bend costs %7 of epsilon, and the rest pays for the noise."),
                  methodLabel(idOf(method)), epsilon, lambda, raised, rows.rows, rows.columns,
                  roundedText(plan.logTerm, 3));
  const double terms = method == Perturbation::objectiveHalved ? 1 : 2;
  const double cost = terms * std::log1p(chargedChange(method, loss, rows) / lambda);
  return filled(sentence("Core",
                         "%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4 because the "
                         "change that one row of %5 can make to the curvature would cost %6 of epsilon; now "
                         "it costs at most half, and the other half pays for the noise."),
                methodLabel(idOf(method)), epsilon, lambda, raised, rows.rows, roundedText(cost, 3));
}

namespace {

/// One note per method: its first cell that was raised, and the number of others.
std::string raisedNote(const Study& study, const std::vector<Cell>& cells, const PublicRows& train,
                       const std::string& id) {
  const Perturbation method = methodOf(study, id);
  std::string first;
  std::size_t others = 0;
  for (const Cell& cell : cells) {
    if (cell.method != id || !cell.lambda) continue;
    PublicRows rows = train;
    if (cell.rows > 0) rows.rows = cell.rows;
    const std::string raised = raisedSentence(method, lossOf(study.privateClassifier), rows, *cell.lambda,
                                              rowBudget(study, cell.epsilon));
    if (raised.empty()) continue;
    others += first.empty() ? 0 : 1;
    if (first.empty()) first = raised;
  }
  if (others > 0)
    first += counted("Core", " The same holds at %n other combinations of epsilon, Lambda and rows.",
                     " The same holds at %n other combination of epsilon, Lambda and rows.", others);
  return first;
}

std::string tuningNote(const Study& study, std::size_t trainRows) {
  const std::size_t candidates = study.privateClassifier.tune->size(), parts = candidates + 1;
  if (choosesOnAllRows(study))
    return filled(
        counted("Core",
                "Lambda is chosen from %n candidates by scores that all training rows give them, which costs "
                "%1 of epsilon. The weights are learned from all training rows and cost the rest. Without "
                "privacy the mistakes on one of %2 parts decide, from which no candidate has learned.",
                "Lambda is chosen from %n candidate by scores that all training rows give it, which costs "
                "%1 of epsilon. The weights are learned from all training rows and cost the rest. Without "
                "privacy the mistakes on one of %2 parts decide, from which no candidate has learned.",
                candidates),
        roundedText(epsilonOfChoice(1), 3), parts);
  const std::size_t small = trainRows / parts, large = (trainRows + parts - 1) / parts;
  const std::string rows = small == large
                               ? counted("Core", "%n rows", "%n row", small)
                               : filled(counted("Core", "%1 or %n rows", "%1 or %n row", large), small);
  return filled(
      counted(
          "Core",
          "Lambda is chosen from %n candidates: the training rows fall into %1 parts of %2, one for each "
          "candidate to learn from and one on which their mistakes are counted. The choice and the weights "
          "cost epsilon together. Without privacy all candidates learn from all parts but the last.",
          "Lambda is chosen from %n candidate: the training rows fall into %1 parts of %2, one for each "
          "candidate to learn from and one on which their mistakes are counted. The choice and the weights "
          "cost epsilon together. Without privacy all candidates learn from all parts but the last.",
          candidates),
      parts, rows);
}

/// Notes for people about the cells, from public quantities alone: where the regularisation had to be raised,
/// and the number of rows for a choice of lambda. `train`: the whole training part.
std::vector<std::string> classifierNotes(const Study& study, const std::vector<Cell>& cells,
                                         const PublicRows& train) {
  std::vector<std::string> notes;
  for (const std::string& id : study.privateClassifier.methods) {
    std::string note = raisedNote(study, cells, train, id);
    if (!note.empty()) notes.push_back(std::move(note));
  }
  if (study.privateClassifier.tune) notes.push_back(tuningNote(study, train.rows));
  notes.emplace_back(sentence("Core",
                              "Errors are measured on private rows: they may be looked at in Classroom, and "
                              "epsilon does not cover them."));
  return notes;
}

/// Adding noise to weights and testing them, in units of one fit.
constexpr double kOutputCost = 0.02;

/// The draws of a cell, and what goes wrong in them.
struct Draws {
  std::vector<double> errors, losses;
  bool reached = true;
  std::optional<Booking> booked = {};  ///< the price of each

  void add(const TestErrors& found) {
    errors.push_back(found.error);
    losses.push_back(found.loss);
  }
};

CellValues valuesOf(const Cell& cell, Perturbation method, const Draws& drawn, Guarantee guarantee) {
  CellValues found;
  found.values = {drawn.errors, drawn.losses};
  found.guarantee = std::move(guarantee);
  found.booked = drawn.booked;
  if (!drawn.reached) found.note = notReachedSentence(method, cell.lambda);
  return found;
}

/// Returns the errors of weights without noise: one value each.
CellValues valuesOf(const TestErrors& errors) {
  CellValues found;
  found.values = {{errors.error}, {errors.loss}};
  return found;
}

/// Whether the noise is in what is minimised, so that every draw is a fit.
bool isObjective(const std::string& id) {
  const Perturbation method = perturbationOf(id).value();
  return method != Perturbation::none && !isOfOutput(method);
}

}  // namespace

// The proofs are in core/erm/perturbation.cpp, of the choice of lambda in core/erm/tuning.cpp and
// core/erm/candidate_scores.cpp.
Guarantee classifierGuarantee(const Study& study, const RowCounts& counts, const std::string& whyNot,
                              Perturbation method, double epsilon, bool reached) {
  if (method == Perturbation::none)
    return Guarantee::none(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  Guarantee guarantee = guaranteeOfRows(study.data, counts, epsilon,
                                        isGaussian(method) ? study.privateClassifier.delta : 0, whyNot);
  if (!reached) {
    guarantee = guarantee.unproved(notReachedSentence(method));
  }
  if (const auto mistake = mistakeOf(method)) guarantee = asPrinted(guarantee, *mistake);
  if (study.privateClassifier.randomFeatures > 0 && repeats(study, PrintedMistake::featureNorm))
    guarantee = asPrinted(guarantee, PrintedMistake::featureNorm);
  return amongPeople(std::move(guarantee), counts.units());
}

namespace {

/// Returns the cells of a run; without a lambda where the study has it chosen among candidates.
std::vector<Cell> classifierCells(const Study& study) {
  const PrivateClassifier& task = study.privateClassifier;
  const std::optional<double> lambda = task.tune ? std::nullopt : std::optional(task.lambda);
  return cellsOfMethods(study, task.methods, lambda, task.lambdaSweep);
}

/// The cell's rows, still without values.
std::vector<ResultRow> classifierRows(const Study& study, Cell cell) {
  cell.learner = study.privateClassifier.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLinear;
  const Perturbation method = methodOf(study, cell.method);
  if (method == Perturbation::none)
    return {rowOfCell(study, cell, kTestError, "exact"), rowOfCell(study, cell, kTestLoss, "exact")};
  std::vector<ResultRow> rows;
  if (isOfOutput(method) && cell.lambda) rows.push_back(rowOfCell(study, cell, kTestError, "exact"));
  rows.push_back(rowOfCell(study, cell, kTestError, "sampled"));
  rows.push_back(rowOfCell(study, cell, kTestLoss, "sampled"));
  return rows;
}

/// How long the cell takes, in units of one fit of all rows: for progress only.
double classifierCost(const Study& study, const Cell& cell) {
  const double draws = cell.method == kMethodNone ? 1 : study.privateClassifier.draws;
  if (!cell.lambda) return draws;
  return isObjective(cell.method) ? draws : draws * kOutputCost;
}

}  // namespace

ClassifierTrial::ClassifierTrial(const Study& study, std::shared_ptr<const ClassifierSplit> split, int trial)
    : m_study(study), m_loss(lossOf(study.privateClassifier)), m_split(std::move(split)), m_trial(trial) {}

std::unique_ptr<const ClassifierTrial> ClassifierTrial::begin(const Study& study,
                                                              const std::vector<Cell>& cells,
                                                              std::shared_ptr<const ClassifierSplit> split,
                                                              int trial, unsigned threads, const GoOn& goOn) {
  std::unique_ptr<ClassifierTrial> made(new ClassifierTrial(study, std::move(split), trial));
  for (const int rows : study.trainSizes) {
    const auto count = static_cast<std::size_t>(rows);
    made->m_parts[count] = made->m_split->firstRows(count);
  }
  for (const Cell& cell : cells)
    if (cell.lambda) made->m_minima[{cell.rows, *cell.lambda}];
  std::vector<std::pair<const Setting, Minimum>*> settings;
  for (auto& setting : made->m_minima) settings.push_back(&setting);

  std::mutex guard;
  double done = 0;
  const auto ask = [&] {
    const std::lock_guard lock(guard);
    return goOn(done / static_cast<double>(settings.size()));
  };
  const bool all = parallelFor(settings.size(), threads, [&](std::size_t i) {
    auto& [setting, minimum] = *settings[i];
    const LabelledRows& rows = made->part(setting.first);
    minimum = minimise(*rows.x, rows.y, {.loss = made->m_loss, .lambda = setting.second}, {}, ask);
    const std::lock_guard lock(guard);
    done += 1;
    return goOn(done / static_cast<double>(settings.size()));
  });
  return all ? std::move(made) : nullptr;
}

Rng ClassifierTrial::stream(const Cell& cell, std::size_t draw) const {
  return classifierStream(m_study.seed, m_trial, cell.method, cell.epsilon, cell.lambda.value_or(0),
                          cell.rows, draw);
}

std::optional<CellValues> ClassifierTrial::compute(const Cell& cell, const GoOn& goOn,
                                                   Transcript* keeps) const {
  if (!goOn(0)) return std::nullopt;
  const bool none = cell.method == kMethodNone;
  std::optional<CellValues> found;
  if (cell.lambda)
    found = none ? withoutNoise(cell) : perturbed(cell, goOn, keeps);
  else
    found = none ? tunedWithoutNoise(cell, goOn) : tuned(cell, goOn, keeps);
  if (!found) return std::nullopt;
  found->learner = classifierRows(m_study, cell).front().learner;
  if (none) found->guarantee = guaranteeOf(cell, true);
  found->lambda = cell.lambda.value_or(kNaN);
  found->zeta = kNaN;
  return found;
}

CellValues ClassifierTrial::withoutNoise(const Cell& cell) const {
  return valuesOf(m_split->errors(m_minima.at({cell.rows, *cell.lambda}).weights, m_loss));
}

std::optional<CellValues> ClassifierTrial::perturbed(const Cell& cell, const GoOn& goOn,
                                                     Transcript* keeps) const {
  const LabelledRows& rows = part(cell.rows);
  const Minimum& minimum = m_minima.at({cell.rows, *cell.lambda});
  const Perturbation method = methodOf(m_study, cell.method);
  const bool output = isOfOutput(method);
  const PerturbationPlan plan =
      planPerturbation(method, m_loss, publicRows(*rows.x), *cell.lambda, rowBudget(m_study, cell.epsilon));
  const auto draws = static_cast<std::size_t>(m_study.privateClassifier.draws);
  Draws drawn;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = stream(cell, draw);
    const Custodian custodian(rng, keeps);
    const auto ask = [&] { return goOn(static_cast<double>(draw) / static_cast<double>(draws)); };
    if (!ask()) return std::nullopt;
    if (output) {
      drawn.reached = drawn.reached && minimum.reached;
      drawn.add(m_split->errors(noisyWeights({minimum, custodian}, plan, rows.x->columns()), m_loss));
      drawn.booked = custodian.price();
      continue;
    }
    const PrivateFit fit = fitPrivately({rows, custodian}, m_loss, *cell.lambda, method,
                                        rowBudget(m_study, cell.epsilon), minimum.weights, ask);
    if (!ask()) return std::nullopt;
    custodian.publish(fit.weights);
    drawn.booked = custodian.price();
    drawn.reached = drawn.reached && fit.reached;
    drawn.add(m_split->errors(fit.weights, m_loss));
  }
  CellValues found = valuesOf(cell, method, drawn, guaranteeOf(cell, drawn.reached));
  if (output)
    found.values.insert(found.values.begin(),
                        {m_split->expectedError(minimum.weights, plan.noiseScale, plan.isNormal)});
  return found;
}

namespace {

/// The weights of a private choice of lambda.
struct TunedWeights {
  Eigen::VectorXd weights;
  bool reached = false;  ///< whether all minima were
};

std::optional<TunedWeights> tunedByParts(const LabelledRows& rows, const Tuning& tuning,
                                         const Custodian& custodian, const GoOn& goOn) {
  const auto parts = custodian.publicly(
      [&](Rng& from) { return tuningParts(rows.x->rows(), tuning.lambdas.size() + 1, from); });
  const auto result = tunePrivately({rows, custodian}, tuning, parts, goOn);
  if (!result) return std::nullopt;
  return TunedWeights{result->candidates[result->picked].fit.weights, result->reached};
}

std::optional<TunedWeights> tunedOnAllRows(const LabelledRows& rows, const std::vector<ScoringPlan>& plans,
                                           const std::vector<CandidateScore>& scores, const Tuning& tuning,
                                           const Custodian& custodian, const GoOn& goOn) {
  const auto result = tuneOnAllRows({rows, custodian}, {scores, custodian}, plans, tuning, goOn);
  if (!result) return std::nullopt;
  return TunedWeights{result->fit.weights,
                      result->fit.reached && std::ranges::all_of(scores, &CandidateScore::reached)};
}

}  // namespace

std::optional<CellValues> ClassifierTrial::tuned(const Cell& cell, const GoOn& goOn,
                                                 Transcript* keeps) const {
  const LabelledRows& rows = part(cell.rows);
  const Perturbation method = methodOf(m_study, cell.method);
  const Tuning tuning{.loss = m_loss,
                      .lambdas = *m_study.privateClassifier.tune,
                      .method = method,
                      .budget = rowBudget(m_study, cell.epsilon)};
  std::vector<ScoringPlan> plans;
  std::optional<std::vector<CandidateScore>> scores;  // the same for every draw
  if (choosesOnAllRows(m_study)) {
    plans = scoringPlans(tuning, rows.publicFacts());
    scores = scoresOn(rows, plans, [&] { return goOn(0); });
    if (!scores) return std::nullopt;
  }
  const auto draws = static_cast<std::size_t>(m_study.privateClassifier.draws);
  Draws drawn;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = stream(cell, draw);
    const Custodian custodian(rng, keeps);
    const auto ask = [&] { return goOn(static_cast<double>(draw) / static_cast<double>(draws)); };
    const auto found = scores ? tunedOnAllRows(rows, plans, *scores, tuning, custodian, ask)
                              : tunedByParts(rows, tuning, custodian, ask);
    if (!found) return std::nullopt;
    custodian.publish(found->weights);
    drawn.booked = custodian.price();
    drawn.reached = drawn.reached && found->reached;
    drawn.add(m_split->errors(found->weights, m_loss));
  }
  return valuesOf(cell, method, drawn, guaranteeOf(cell, drawn.reached));
}

/// The candidate with the fewest mistakes on a part that no candidate has learned from; all learn from the
/// rest.
std::optional<CellValues> ClassifierTrial::tunedWithoutNoise(const Cell& cell, const GoOn& goOn) const {
  const LabelledRows& rows = part(cell.rows);
  const std::vector<double>& lambdas = *m_study.privateClassifier.tune;
  Rng rng = stream({.method = cell.method, .epsilon = 0, .rows = cell.rows}, 0);
  const auto parts = tuningParts(rows.x->rows(), lambdas.size() + 1, rng);
  const LabelledRows judges = taken(rows, parts.back());
  std::vector<std::uint32_t> others;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    others.insert(others.end(), parts[i].begin(), parts[i].end());
  std::sort(others.begin(), others.end());
  const LabelledRows learned = taken(rows, others);

  Minimum best;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (const double lambda : lambdas) {
    Minimum found =
        minimise(*learned.x, learned.y, {.loss = m_loss, .lambda = lambda}, {}, [&] { return goOn(0.5); });
    if (!goOn(0.5)) return std::nullopt;
    Eigen::VectorXd scores;
    judges.x->margins(found.weights, scores);
    const std::size_t mistakes = countMistakes(scores, judges.y);
    if (mistakes < fewest) best = std::move(found);
    fewest = std::min(fewest, mistakes);
  }
  return valuesOf(m_split->errors(best.weights, m_loss));
}

namespace {

/// Floating-point operations of one fit, counted as about five Newton steps.
double costOfFit(const ClassifierSplit& split) {
  constexpr double kSteps = 5, kPerRow = 60;
  const double entries = split.entriesOfRow();
  const auto rows = static_cast<double>(split.trainRows());
  const auto width = static_cast<double>(split.train().x->columns());
  return kSteps * (rows * (entries * entries + 8 * entries + kPerRow) + width * width * width / 3);
}

class ClassifierTradeOff final : public TradeOffCells {
public:
  ClassifierTradeOff(const Study& study, const PrivateClassifierCache& cache)
      : TradeOffCells(study),
        m_cache(cache),
        m_split(cache.split()),
        m_loss(lossOf(study.privateClassifier)),
        m_ofLoss(study.view.metric == "loss"),
        m_effort(curveEffort(study, m_split)) {}

  bool isOverLambda() const override { return study().view.tradeOffAxis == kAxisLambda; }
  std::vector<double> axis(std::size_t points) const override;
  TradeOffFrame frame() const override;
  std::vector<CurvePlan> curves() const override;
  CurvePlan baseline() const override;
  bool isBaselineFlat() const override { return true; }
  double errorOfBaseline(double /*epsilon*/) const override {
    return m_ofLoss ? kNaN : m_split.errorOfConstantGuess();
  }
  double withoutPrivacy(const std::string&, const GoOn& goOn) override {
    return shown(m_split.errors(minimumAt({}, goOn).weights, m_loss));
  }
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) override {
    return along({cell}, draws, goOn).front();
  }
  std::vector<CellErrors> along(const std::vector<Cell>& cells, std::size_t draws, const GoOn& goOn) override;
  std::optional<double> found(const Cell& cell, const GoOn& goOn) override;
  void finish(MethodCurve& curve, double epsilon, bool reached) const override;

private:
  double shown(const TestErrors& errors) const { return m_ofLoss ? errors.loss : errors.error; }
  double lambdaOf(const Cell& cell) const { return cell.lambda.value_or(study().privateClassifier.lambda); }
  std::size_t exactPoints() const { return isOverLambda() ? m_effort.points : kCurvePoints; }
  bool isExact(Perturbation method) const {
    return method == Perturbation::none || (isOfOutput(method) && !m_ofLoss);
  }
  PerturbationPlan planOf(Perturbation method, const Cell& cell) const {
    return planPerturbation(method, m_loss, publicRows(*m_split.train().x), lambdaOf(cell),
                            rowBudget(study(), cell.epsilon));
  }
  /// Without noise; those of a lambda that has been met are remembered.
  const Minimum& minimumAt(const Cell& cell, const GoOn& goOn);
  void learnMinima(const std::vector<Cell>& cells, const GoOn& goOn);
  CellErrors exactAt(Perturbation method, const Cell& cell, const Minimum& minimum) const;
  void draw(const std::vector<Cell>& cells, std::size_t number, std::vector<CellErrors>& found,
            const GoOn& goOn) const;
  void addMark(Perturbation method, TradeOffFrame& frame) const;

  const PrivateClassifierCache& m_cache;
  const ClassifierSplit& m_split;
  const Loss m_loss;
  const bool m_ofLoss;
  const CurveEffort m_effort;
  std::map<double, Minimum> m_minima;  ///< by lambda
};

std::vector<double> ClassifierTradeOff::axis(std::size_t points) const {
  if (!isOverLambda()) return TradeOffCells::axis(points);
  constexpr double kLow = 1e-5, kHigh = 1;
  const PrivateClassifier& task = study().privateClassifier;
  double low = std::min(kLow, task.lambda), high = std::max(kHigh, task.lambda);
  for (const double lambda : task.lambdaSweep) {
    low = std::min(low, lambda);
    high = std::max(high, lambda);
  }
  return logSpaced(low, high, points);
}

TradeOffFrame ClassifierTradeOff::frame() const {
  TradeOffFrame frame{.metric = m_ofLoss ? kTestLoss : kTestError,
                      .testRows = static_cast<std::size_t>(m_split.test().x->rows())};
  for (const std::string& id : study().privateClassifier.methods)
    if (isObjective(id)) addMark(methodOf(study(), id), frame);
  return frame;
}

std::vector<CurvePlan> ClassifierTradeOff::curves() const {
  std::vector<CurvePlan> plans;
  for (const std::string& id : study().privateClassifier.methods) {
    const Perturbation method = methodOf(study(), id);
    if (method == Perturbation::none && !isOverLambda()) continue;
    CurvePlan plan{.method = idOf(method), .points = exactPoints()};
    if (!isExact(method)) {
      plan.points = m_effort.points;
      plan.draws = m_effort.draws;
    }
    if (study().privateClassifier.tune && !isOverLambda())
      plan.notes = {filled(sentence("Core", "At Lambda %1; a run chooses it privately."),
                           study().privateClassifier.lambda)};
    plans.push_back(std::move(plan));
  }
  return plans;
}

CurvePlan ClassifierTradeOff::baseline() const {
  return {.method = kMethodPredictMean,
          .label = sentence("Core", "Better constant guess"),
          .points = exactPoints()};
}

const Minimum& ClassifierTradeOff::minimumAt(const Cell& cell, const GoOn& goOn) {
  learnMinima({cell}, goOn);
  return m_minima.at(lambdaOf(cell));
}

void ClassifierTradeOff::learnMinima(const std::vector<Cell>& cells, const GoOn& goOn) {
  const LabelledRows& rows = m_split.train();
  std::map<double, Minimum> fresh;
  for (const Cell& cell : cells)
    if (!m_minima.contains(lambdaOf(cell))) fresh[lambdaOf(cell)];
  std::vector<std::pair<const double, Minimum>*> wanted;
  for (auto& one : fresh) wanted.push_back(&one);
  const GoOn ask = goOn.oneAtATime();
  parallelFor(wanted.size(), 0, [&](std::size_t i) {
    wanted[i]->second =
        minimise(*rows.x, rows.y, {.loss = m_loss, .lambda = wanted[i]->first}, {}, [&] { return ask(); });
    return ask();
  });
  m_minima.merge(fresh);
}

CellErrors ClassifierTradeOff::exactAt(Perturbation method, const Cell& cell, const Minimum& minimum) const {
  if (method == Perturbation::none)
    return {.errors = {shown(m_split.errors(minimum.weights, m_loss))}, .reached = minimum.reached};
  const PerturbationPlan plan = planOf(method, cell);
  return {.errors = {m_split.expectedError(minimum.weights, plan.noiseScale, plan.isNormal)},
          .reached = minimum.reached};
}

/// One draw along the axis.
void ClassifierTradeOff::draw(const std::vector<Cell>& cells, std::size_t number,
                              std::vector<CellErrors>& found, const GoOn& goOn) const {
  const LabelledRows& rows = m_split.train();
  Eigen::VectorXd start;
  for (std::size_t i = cells.size(); i-- > 0 && goOn();) {
    const Minimum& minimum = m_minima.at(lambdaOf(cells[i]));
    const Perturbation method = methodOf(study(), cells[i].method);
    Rng rng = previewStream(study().seed, m_cache.trial(), number);
    if (isOfOutput(method)) {
      start = noisyWeights({minimum, rng}, planOf(method, cells[i]), rows.x->columns());
      found[i].reached = minimum.reached;
    } else {
      const PrivateFit fit =
          fitPrivately({rows, rng}, m_loss, lambdaOf(cells[i]), method, rowBudget(study(), cells[i].epsilon),
                       start.size() > 0 ? start : minimum.weights, [&] { return goOn(); });
      start = fit.weights;
      found[i].reached = fit.reached;
    }
    found[i].errors = {shown(m_split.errors(start, m_loss))};
  }
}

std::vector<CellErrors> ClassifierTradeOff::along(const std::vector<Cell>& cells, std::size_t draws,
                                                  const GoOn& goOn) {
  learnMinima(cells, goOn);
  std::vector<CellErrors> found(cells.size());
  if (draws == 0) {
    for (std::size_t i = 0; i < cells.size() && goOn(); ++i)
      found[i] = exactAt(methodOf(study(), cells[i].method), cells[i], m_minima.at(lambdaOf(cells[i])));
    return found;
  }
  std::vector<std::vector<CellErrors>> ofDraws(draws, std::vector<CellErrors>(cells.size(), {{kNaN}}));
  const GoOn ask = goOn.oneAtATime();
  parallelFor(draws, 0, [&](std::size_t number) {
    draw(cells, number, ofDraws[number], ask);
    return ask();
  });
  for (const std::vector<CellErrors>& one : ofDraws)
    for (std::size_t i = 0; i < cells.size(); ++i) {
      found[i].errors.push_back(one[i].errors.front());
      found[i].reached = found[i].reached && one[i].reached;
    }
  return found;
}

std::optional<double> ClassifierTradeOff::found(const Cell& asked, const GoOn& goOn) {
  if (!perturbationOf(asked.method) || perturbationOf(asked.method) == Perturbation::none)
    return std::nullopt;
  Study here = study();
  here.epsilon = {asked.epsilon};
  here.trainSizes.clear();
  Cell cell = asked;
  if (!here.privateClassifier.tune) cell.lambda = here.privateClassifier.lambda;
  const auto trial = ClassifierTrial::begin(here, {cell}, m_cache.sharedSplit(), m_cache.trial(), 1, goOn);
  if (!trial) return std::nullopt;
  const std::optional<CellValues> values = trial->compute(cell, goOn);
  if (!values) return std::nullopt;
  const std::vector<ResultRow> rows = classifierRows(here, cell);
  const auto row = std::ranges::find(rows, m_ofLoss ? kTestLoss : kTestError, &ResultRow::metric);
  return meanOf(values->values[static_cast<std::size_t>(row - rows.begin())]);
}

void ClassifierTradeOff::finish(MethodCurve& curve, double epsilon, bool reached) const {
  if (curve.method == kMethodPredictMean) {
    curve.guarantee = Guarantee::none(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
    if (m_ofLoss) curve.notes.emplace_back(sentence("Core", "A constant guess has mistakes, but no loss."));
    return;
  }
  const Perturbation method = methodOf(study(), curve.method);
  curve.guarantee = classifierGuarantee(study(), m_split.data().counts(), m_split.data().takenFromRows,
                                        method, epsilon, reached);
  if (!reached && !isExact(method)) curve.notes.push_back(notReachedSentence(method));
}

/// Where the regularisation starts to be raised: always at smaller x.
void ClassifierTradeOff::addMark(Perturbation method, TradeOffFrame& frame) const {
  const auto switched = [&](double x) { return planOf(method, cellAt({}, x)).switched; };
  const std::vector<double> ends = axis(2);
  double low = ends.front(), high = ends.back();
  if (!switched(low) || switched(high)) return;
  constexpr double kPrecision = 1e-9;
  while (high - low > kPrecision * high) {
    const double middle = std::sqrt(low) * std::sqrt(high);
    (switched(middle) ? low : high) = middle;
  }
  frame.marks.push_back(
      {std::string("raised-") + idOf(method),
       filled(sentence("Core", "%1: regularisation raised below"), methodLabel(idOf(method))), high});
}

}  // namespace

CurveEffort curveEffort(const Study& study, const ClassifierSplit& split) {
  constexpr double kOperations = 8e9, kRatio = 3;
  const double cost = costOfFit(split);
  const auto& methods = study.privateClassifier.methods;
  const auto sampled = static_cast<double>(std::count_if(methods.begin(), methods.end(), isObjective));
  // The draws of all splits are shown together: of several, each needs fewer.
  const double share = std::clamp(study.trials, 1, 4);
  const double fits = kOperations / (share * cost * std::max(sampled, 1.0));
  const double draws = std::clamp(std::round(std::sqrt(fits / kRatio)), 5.0, 40.0);
  const double points = std::clamp(std::round(fits / draws), 16.0, static_cast<double>(kCurvePoints));
  const double minima = study.view.tradeOffAxis == kAxisLambda ? points : 1;
  return {static_cast<std::size_t>(points), static_cast<std::size_t>(draws),
          cost * (sampled * draws * points + minima)};
}

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const PrivateClassifierCache& cache) {
  return std::make_unique<ClassifierTradeOff>(study, cache);
}

bool isInstantOn(const Study& study, const PrivateClassifierCache& cache) {
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  return curveEffort(study, cache.split()).operations <= kOperations;
}

namespace {

/// Splitting, in units of one fit of all rows.
constexpr double kSplitCost = 2;

class PrivateClassifierTrials final : public CellTrials {
public:
  PrivateClassifierTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared, unsigned threads)
      : CellTrials(study, std::move(prepared), threads),
        m_inputs(privateClassifierInputs(study)),
        m_data(classifierData(m_inputs, table())) {
    for (const Cell& cell : classifierCells(study))
      add(cell, {.rows = classifierRows(study, cell),
                 .draws = static_cast<std::size_t>(study.privateClassifier.draws),
                 .cost = classifierCost(study, cell)});
  }

  double costOfBeginning() const override {
    return kSplitCost +
           static_cast<double>(1 + study().privateClassifier.lambdaSweep.size() + study().trainSizes.size());
  }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_trial->split().trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return m_trial->compute(cell, goOn, transcript());
  }

  PrivateClassifierInputs m_inputs;  ///< of the trial that has begun
  const std::shared_ptr<const ClassifierData> m_data;
  std::unique_ptr<const ClassifierTrial> m_trial;
};

void PrivateClassifierTrials::describe(Result& result) const {
  describeTable(result, {});
  for (const std::string& note : m_data->notes) addOnce(result.notes, note);
}

bool PrivateClassifierTrials::beginTrial(int trial, const GoOn& goOn) {
  constexpr double kShareOfSplit = 0.3;
  m_trial.reset();
  m_inputs.split.trial = trial;
  auto split = ClassifierSplit::build(m_inputs, m_data, threads(), goOn.part(0, kShareOfSplit));
  if (!split) return false;
  m_trial = ClassifierTrial::begin(study(), askedCells(), std::move(split), trial, threads(),
                                   goOn.part(kShareOfSplit, 1));
  if (!m_trial) return false;
  setNotes(trial, classifierNotes(study(), askedCells(), publicRows(*m_trial->split().train().x)));
  return true;
}

}  // namespace

std::unique_ptr<Trials> privateClassifierTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table,
                                                unsigned threads) {
  return std::make_unique<PrivateClassifierTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
