#include "core/tasks/private_classifier/trade_off.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/erm/private_fit.h"
#include "core/random/norm_noise.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/private_classifier/notes.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/study/problem_list.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

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
    return planPerturbation(method, m_loss, publicRows(*m_split.train().x), lambdaOf(cell), cell.epsilon);
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
  return {.errors = {method == Perturbation::none
                         ? shown(m_split.errors(minimum.weights, m_loss))
                         : m_split.expectedError(minimum.weights, planOf(method, cell).noiseScale)},
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
      start = minimum.weights + normNoise(minimum.weights.size(), planOf(method, cells[i]).noiseScale, rng);
      found[i].reached = minimum.reached;
    } else {
      const PrivateFit fit =
          fitPrivately(*rows.x, rows.y, m_loss, lambdaOf(cells[i]), method, cells[i].epsilon,
                       start.size() > 0 ? start : minimum.weights, rng, [&] { return goOn(); });
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
    curve.guarantee = notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
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

}  // namespace epsiscope
