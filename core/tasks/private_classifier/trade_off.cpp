#include "core/tasks/private_classifier/trade_off.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
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

/// A place on the axis: where weights are learned.
struct AxisPlace {
  double epsilon = 1, lambda = 1;
};

/// The parts of the picture that one study has at one cache.
class ClassifierTradeOff {
public:
  ClassifierTradeOff(const Study& study, const PrivateClassifierCache& cache, const GoOn& goOn)
      : m_study(study),
        m_split(cache.split()),
        m_trial(cache.trial()),
        m_goOn(goOn),
        m_loss(lossOf(study.privateClassifier)),
        m_overLambda(study.view.tradeOffAxis == kAxisLambda),
        m_ofLoss(study.view.metric == "loss"),
        m_effort(curveEffort(study, m_split)) {}

  TradeOffPreview curves();
  void fillAtEpsilon(TradeOffPreview& preview);

private:
  /// Errors of every draw at every place: [place][draw].
  using Sampled = std::vector<std::vector<double>>;

  struct Axis {
    std::vector<double> x;
    std::vector<AxisPlace> places = {};
    std::vector<Minimum> minima = {};  ///< without noise, one per place
  };

  bool goOn();
  Axis axisOf(const TradeOffPreview& preview, std::size_t points);
  double shown(const TestErrors& errors) const { return m_ofLoss ? errors.loss : errors.error; }
  AxisPlace placeAt(double x) const;
  std::vector<Minimum> minima(const std::vector<AxisPlace>& places);
  bool isExact(Perturbation method) const {
    return method == Perturbation::none || (isOfOutput(method) && !m_ofLoss);
  }
  double exact(Perturbation method, const AxisPlace& place, const Minimum& minimum) const;
  Sampled sample(Perturbation method, const Axis& axis, bool& reached);
  void draw(Perturbation method, const Axis& axis, std::size_t number, Sampled& found, bool& reached);
  Guarantee guaranteeOf(Perturbation method, double epsilon, bool reached) const {
    return classifierGuarantee(m_study, m_split.data().counts(), m_split.data().takenFromRows, method,
                               epsilon, reached);
  }
  MethodCurve curve(Perturbation method, const Axis& axis);
  MethodCurve constantGuess(const std::vector<double>& x) const;
  void chooseRange(TradeOffPreview& preview) const;
  void addMark(Perturbation method, TradeOffPreview& preview) const;

  const Study& m_study;
  const ClassifierSplit& m_split;
  const int m_trial;
  const GoOn& m_goOn;
  const Loss m_loss;
  const bool m_overLambda, m_ofLoss;
  const CurveEffort m_effort;
  std::map<double, Minimum> m_minima;  ///< by lambda
  std::mutex m_guard;                  ///< of m_goOn and of what the threads of sample() share
};

bool ClassifierTradeOff::goOn() {
  const std::lock_guard lock(m_guard);
  return m_goOn();
}

AxisPlace ClassifierTradeOff::placeAt(double x) const {
  return m_overLambda ? AxisPlace{viewEpsilon(m_study), x} : AxisPlace{x, m_study.privateClassifier.lambda};
}

/// Without noise, one per place. Those of a lambda that has been met are remembered.
std::vector<Minimum> ClassifierTradeOff::minima(const std::vector<AxisPlace>& places) {
  const LabelledRows& rows = m_split.train();
  std::vector<std::pair<double, Minimum>> fresh;
  for (const AxisPlace& place : places)
    if (!m_minima.contains(place.lambda) && (fresh.empty() || fresh.back().first != place.lambda))
      fresh.push_back({place.lambda, {}});
  parallelFor(fresh.size(), 0, [&](std::size_t i) {
    fresh[i].second =
        minimise(*rows.x, rows.y, {.loss = m_loss, .lambda = fresh[i].first}, {}, [&] { return goOn(); });
    return goOn();
  });
  m_minima.insert(fresh.begin(), fresh.end());
  std::vector<Minimum> found;
  for (const AxisPlace& place : places) found.push_back(m_minima.at(place.lambda));
  return found;
}

double ClassifierTradeOff::exact(Perturbation method, const AxisPlace& place, const Minimum& minimum) const {
  if (method == Perturbation::none) return shown(m_split.errors(minimum.weights, m_loss));
  const PerturbationPlan plan =
      planPerturbation(method, m_loss, publicRows(*m_split.train().x), place.lambda, place.epsilon);
  return m_split.expectedError(minimum.weights, plan.noiseScale);
}

/// One draw along the axis. The noise is the same up to its scale at every place and for every method, so
/// that curves are smooth and their differences are not chance.
void ClassifierTradeOff::draw(Perturbation method, const Axis& axis, std::size_t number, Sampled& found,
                              bool& reached) {
  const LabelledRows& rows = m_split.train();
  Eigen::VectorXd start;
  bool all = true;
  for (std::size_t i = axis.places.size(); i-- > 0 && goOn();) {
    const AxisPlace& place = axis.places[i];
    Rng rng = classifierStream(m_study.seed, m_trial, "preview", 0, 0, 0, number);
    if (isOfOutput(method)) {
      const PerturbationPlan plan =
          planPerturbation(method, m_loss, publicRows(*m_split.train().x), place.lambda, place.epsilon);
      start = axis.minima[i].weights + normNoise(axis.minima[i].weights.size(), plan.noiseScale, rng);
      all = all && axis.minima[i].reached;
    } else {
      const PrivateFit fit =
          fitPrivately(*rows.x, rows.y, m_loss, place.lambda, method, place.epsilon,
                       start.size() > 0 ? start : axis.minima[i].weights, rng, [&] { return goOn(); });
      start = fit.weights;
      all = all && fit.reached;
    }
    found[i][number] = shown(m_split.errors(start, m_loss));
  }
  const std::lock_guard lock(m_guard);
  reached = reached && all;
}

ClassifierTradeOff::Sampled ClassifierTradeOff::sample(Perturbation method, const Axis& axis, bool& reached) {
  Sampled found(axis.places.size(), std::vector<double>(m_effort.draws, kNaN));
  parallelFor(m_effort.draws, 0, [&](std::size_t number) {
    draw(method, axis, number, found, reached);
    return goOn();
  });
  return found;
}

MethodCurve ClassifierTradeOff::curve(Perturbation method, const Axis& axis) {
  MethodCurve made{.method = idOf(method), .label = methodLabel(idOf(method)), .x = axis.x, .y = {}};
  const double largest = std::max_element(axis.places.begin(), axis.places.end(), [](auto& a, auto& b) {
                           return a.epsilon < b.epsilon;
                         })->epsilon;
  bool reached = true;
  if (m_study.privateClassifier.tune && !m_overLambda)
    made.notes.push_back(filled(sentence("Core", "At Lambda %1; a run chooses it privately."),
                                m_study.privateClassifier.lambda));
  if (isExact(method)) {
    for (std::size_t i = 0; i < axis.x.size(); ++i) {
      made.y.push_back(exact(method, axis.places[i], axis.minima[i]));
      reached = reached && axis.minima[i].reached;
    }
    made.guarantee = guaranteeOf(method, largest, reached);
    return made;
  }
  made.draws = sample(method, axis, reached);
  for (const std::vector<double>& errors : made.draws) made.y.push_back(meanOf(errors));
  fillQuantiles(made);
  made.guarantee = guaranteeOf(method, largest, reached);
  made.notes.push_back(counted(
      "Core", "The mean of %n draws in each split with the same noise along the curve; press Run for more.",
      "The mean of %n draw in each split with the same noise along the curve; press Run for more.",
      m_effort.draws));
  if (!reached) made.notes.push_back(notReachedSentence(method));
  return made;
}

MethodCurve ClassifierTradeOff::constantGuess(const std::vector<double>& x) const {
  MethodCurve made{
      .method = kMethodPredictMean, .label = sentence("Core", "Better constant guess"), .x = x, .y = {}};
  made.guarantee = notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  made.y.assign(x.size(), m_ofLoss ? kNaN : m_split.errorOfConstantGuess());
  if (m_ofLoss) made.notes.emplace_back(sentence("Core", "A constant guess has mistakes, but no loss."));
  return made;
}

void ClassifierTradeOff::chooseRange(TradeOffPreview& preview) const {
  if (!m_overLambda) {
    const AxisRange range = epsilonRange(m_study);
    preview.low = range.low;
    preview.high = range.high;
    return;
  }
  constexpr double kLow = 1e-5, kHigh = 1;
  const PrivateClassifier& task = m_study.privateClassifier;
  preview.low = std::min(kLow, task.lambda);
  preview.high = std::max(kHigh, task.lambda);
  for (const double lambda : task.lambdaSweep) {
    preview.low = std::min(preview.low, lambda);
    preview.high = std::max(preview.high, lambda);
  }
}

/// Where the regularisation starts to be raised: always at smaller x.
void ClassifierTradeOff::addMark(Perturbation method, TradeOffPreview& preview) const {
  const auto switched = [&](double x) {
    const AxisPlace place = placeAt(x);
    return planPerturbation(method, m_loss, publicRows(*m_split.train().x), place.lambda, place.epsilon)
        .switched;
  };
  double low = preview.low, high = preview.high;
  if (!switched(low) || switched(high)) return;
  constexpr double kPrecision = 1e-9;
  while (high - low > kPrecision * high) {
    const double middle = std::sqrt(low) * std::sqrt(high);
    (switched(middle) ? low : high) = middle;
  }
  preview.marks.push_back(
      {std::string("raised-") + idOf(method),
       filled(sentence("Core", "%1: regularisation raised below"), methodLabel(idOf(method))), high});
}

ClassifierTradeOff::Axis ClassifierTradeOff::axisOf(const TradeOffPreview& preview, std::size_t points) {
  Axis axis{.x = logSpaced(preview.low, preview.high, points)};
  for (const double x : axis.x) axis.places.push_back(placeAt(x));
  axis.minima = minima(axis.places);
  return axis;
}

TradeOffPreview ClassifierTradeOff::curves() {
  TradeOffPreview preview;
  preview.overLambda = m_overLambda;
  preview.metric = m_ofLoss ? kTestLoss : kTestError;
  chooseRange(preview);
  const Axis axis = axisOf(preview, m_effort.points);
  // Over epsilon an exact curve costs one minimum, however many points it has.
  const Axis fine = m_overLambda ? axis : axisOf(preview, kCurvePoints);
  preview.predictMean = constantGuess(fine.x);
  for (const std::string& id : m_study.privateClassifier.methods) {
    const Perturbation method = methodOf(m_study, id);
    if (!goOn()) return preview;
    if (method == Perturbation::none && !m_overLambda) continue;
    preview.curves.push_back(curve(method, isExact(method) ? fine : axis));
    if (isObjective(id)) addMark(method, preview);
  }
  return preview;
}

void ClassifierTradeOff::fillAtEpsilon(TradeOffPreview& preview) {
  const std::vector<AxisPlace> here = {{viewEpsilon(m_study), m_study.privateClassifier.lambda}};
  const Axis point{.x = {0}, .places = here, .minima = minima(here)};
  if (!goOn()) return;
  preview.none = exact(Perturbation::none, here[0], point.minima[0]);
  preview.testRows = static_cast<std::size_t>(m_split.test().x->rows());
  for (MethodCurve& each : preview.curves) each.withoutPrivacy = preview.none;
  preview.predictMeanAtEpsilon = m_ofLoss ? kNaN : m_split.errorOfConstantGuess();
  preview.atEpsilon.clear();
  for (const MethodCurve& each : preview.curves)
    preview.atEpsilon.push_back(curve(methodOf(m_study, each.method), point).y.front());
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

TradeOffPreview tradeOffOn(const Study& study, const PrivateClassifierCache& cache,
                           const TradeOffPreview* drawn, const GoOn& goOn) {
  ClassifierTradeOff picture(study, cache, goOn);
  TradeOffPreview preview = drawn != nullptr ? *drawn : picture.curves();
  if (goOn()) picture.fillAtEpsilon(preview);
  return preview;
}

std::optional<double> errorOn(const Study& study, const PrivateClassifierCache& cache,
                              const std::string& method, double epsilon, const GoOn& goOn) {
  if (!perturbationOf(method) || perturbationOf(method) == Perturbation::none) return std::nullopt;
  Study here = study;
  here.epsilon = {epsilon};
  here.trainSizes.clear();
  const PrivateClassifier& task = study.privateClassifier;
  const ClassifierCell cell{.method = methodOf(study, method),
                            .epsilon = epsilon,
                            .lambda = task.tune ? std::nullopt : std::optional(task.lambda)};
  const auto trial = ClassifierTrial::begin(here, {cell}, cache.sharedSplit(), cache.trial(), 1, goOn);
  if (!trial) return std::nullopt;
  const std::optional<CellValues> found = trial->compute(cell, goOn);
  if (!found) return std::nullopt;
  const std::vector<ResultRow> rows = rowsOf(here, cell);
  const std::string metric = study.view.metric == "loss" ? kTestLoss : kTestError;
  const auto row = std::ranges::find_if(rows, [&](const ResultRow& one) { return one.metric == metric; });
  return meanOf(found->values[static_cast<std::size_t>(row - rows.begin())]);
}

bool isInstantOn(const Study& study, const PrivateClassifierCache& cache) {
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  return curveEffort(study, cache.split()).operations <= kOperations;
}

}  // namespace epsiscope
