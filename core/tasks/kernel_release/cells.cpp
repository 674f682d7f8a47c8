#include "core/tasks/kernel_release/cells.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "core/base/evenly_spread.h"
#include "core/base/numbers.h"
#include "core/kernels/process_root.h"
#include "core/study/problem_list.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/split.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/streams.h"
#include "core/tasks/kernel_release/released_predictions.h"
#include "core/tasks/undrawn_answer.h"
#include "core/tasks/task.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

class KernelTradeOff final : public TradeOffCells {
public:
  KernelTradeOff(const Study& study, const KernelReleaseCache& cache)
      : TradeOffCells(study), m_cache(cache), m_errors(study, cache.split()) {}

  bool isOverLambda() const override { return study().view.tradeOffAxis == kAxisLambda; }
  std::vector<double> axis(std::size_t points) const override {
    return isOverLambda() ? lambdaAxis(study()) : TradeOffCells::axis(points);
  }
  TradeOffFrame frame() const override {
    return {.metric = metricOf(study()), .testRows = m_cache.split().testRows()};
  }
  std::vector<CurvePlan> curves() const override {
    std::vector<CurvePlan> plans;
    if (isOverLambda()) plans.push_back({.method = kMethodNone});
    for (const std::string& method : perturbedMethods(study())) plans.push_back({.method = method});
    return plans;
  }
  CurvePlan baseline() const override {
    if (hasPrivateMean(study())) return TradeOffCells::baseline();
    return {.method = kMethodPredictMean,
            .label = learnsClasses(study()) ? sentence("Core", "Better constant guess")
                                            : sentence("Core", "The quantile for all")};
  }
  double errorOfBaseline(double epsilon) const override {
    return hasPrivateMean(study()) ? m_errors.ofMean(epsilon) : m_errors.ofConstantGuess();
  }
  double withoutPrivacy(const std::string&, const GoOn& goOn) override {
    return at({.method = kMethodNone}, 0, goOn).errors.front();
  }
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) override;
  std::vector<std::vector<CellErrors>> allAlong(const std::vector<CurvePlan>& plans,
                                                const GoOn& goOn) override;
  void finish(MethodCurve& curve, double epsilon, bool /*reached*/) const override {
    curve.guarantee = kernelReleaseGuarantee(study(), m_cache.data(), curve.method, epsilon);
  }

private:
  std::shared_ptr<const KernelPredictions> predictions(double lambda, const GoOn& goOn) const {
    return m_cache.split().predictions(lambda, releaseBounds(study()), goOn);
  }

  const KernelReleaseCache& m_cache;
  const KernelErrors m_errors;
};

CellErrors KernelTradeOff::at(const Cell& cell, std::size_t /*draws*/, const GoOn& goOn) {
  const double lambda = cell.lambda.value_or(study().kernelRelease.lambda);
  const auto fit = predictions(lambda, goOn);
  if (!fit) return {.errors = {kNaN}};
  CellErrors found{.errors = {kNaN}, .notes = {fit->reason}};
  if (cell.method == kMethodNone) {
    found.errors = {m_errors.exact(*fit, 0)};
    return found;
  }
  const auto rows = static_cast<double>(m_cache.split().rows());
  const NoiseScale noise =
      noiseScale(study(), outputPerturbation(study(), rows, lambda, cell.epsilon), noiseBoundOf(cell.method));
  found.notes.push_back(noise.reason);
  if (!noise.proved || !fit->reason.empty()) return found;
  const CellErrors exact = exactError(m_errors.exact(*fit, noise.scale));
  found.errors = exact.errors;
  found.notes.insert(found.notes.end(), exact.notes.begin(), exact.notes.end());
  return found;
}

/// From the largest lambda down, where each fit starts from the one before.
std::vector<std::vector<CellErrors>> KernelTradeOff::allAlong(const std::vector<CurvePlan>& plans,
                                                              const GoOn& goOn) {
  if (isOverLambda()) {
    const std::vector<double> lambdas = axis(0);
    if (!std::all_of(lambdas.rbegin(), lambdas.rend(),
                     [&](double lambda) { return predictions(lambda, goOn) != nullptr; }))
      return {};
  }
  return TradeOffCells::allAlong(plans, goOn);
}

}  // namespace

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const KernelReleaseCache& cache) {
  return std::make_unique<KernelTradeOff>(study, cache);
}

namespace {

/// Factorising a kernel matrix, in units of one cell's error: for progress only.
constexpr double kFactorisationCost = 1000;

class KernelReleaseTrials final : public CellTrials {
public:
  KernelReleaseTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads);

  double costOfBeginning() const override { return kFactorisationCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_splits.front()->rows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override;
  void addCells(std::size_t rows, const std::vector<double>& lambdas);
  void addCell(Cell cell);
  std::size_t sizeOf(const Cell& cell) const {
    return static_cast<std::size_t>(std::ranges::find(m_sizes, cell.rows) - m_sizes.begin());
  }
  Guarantee guaranteeOf(const Cell& cell) const {
    return kernelReleaseGuarantee(study(), data(), cell.method, cell.epsilon);
  }
  CellValues released(const Cell& cell, const KernelPredictions& predictions) const;
  /// The error of one release.
  double drawn(const Cell& cell, const KernelPredictions& predictions, const OutputPerturbation& release,
               double scale, const Custodian& custodian) const;
  bool placeFunction(const GoOn& goOn);

  KernelReleaseInputs m_inputs;  ///< of the trial that has begun
  const KernelData m_data;
  const std::vector<double> m_lambdas;
  std::vector<std::size_t> m_sizes = {0};  ///< rows to learn from; 0: all
  int m_trial = 0;
  std::vector<std::shared_ptr<const KernelSplit>> m_splits;  ///< one per size
  std::vector<KernelErrors> m_errors;                        ///< likewise
  FunctionNoise m_function;                                  ///< where a released function is looked at
};

KernelReleaseTrials::KernelReleaseTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared,
                                         unsigned threads)
    : CellTrials(study, std::move(prepared), threads),
      m_inputs(kernelReleaseInputs(study)),
      m_data(kernelData(m_inputs, table())),
      m_lambdas(lambdasOf(study.kernelRelease)) {
  for (const int size : study.trainSizes) m_sizes.push_back(static_cast<std::size_t>(size));
  for (const std::size_t rows : m_sizes)
    addCells(rows, rows == 0 ? m_lambdas : std::vector{study.kernelRelease.lambda});
}

void KernelReleaseTrials::addCells(std::size_t rows, const std::vector<double>& lambdas) {
  const auto addAll = [&](const std::string& method, std::optional<double> lambda) {
    for (const double epsilon : study().epsilon)
      addCell({.method = method, .epsilon = epsilon, .lambda = lambda, .rows = rows});
  };
  for (const std::string& method : kernelReleaseMethods(study()))
    if (method == kMethodPredictMean)
      addAll(method, {});
    else
      for (const double lambda : lambdas) addAll(method, lambda);
}

void KernelReleaseTrials::addCell(Cell cell) {
  if (cell.lambda) cell.learner = study().kernelRelease.kernel;
  const char* metric = metricOf(study());
  CellPlan plan{.rows = {rowOfCell(study(), cell, metric, "exact")}};
  if (taskOf(study()).isMethod(cell.method)) plan.rows.push_back(rowOfCell(study(), cell, metric, "sampled"));
  add(std::move(cell), std::move(plan));
}

void KernelReleaseTrials::describe(Result& result) const {
  describeTable(result, {});
  for (const std::string& note : m_data.notes) addOnce(result.notes, note);
  if (!learnsClasses(study())) result.clippedLabels = labelsOutside(data(), releaseBounds(study()));
  addOnce(result.notes, clippedLabelsNote(study(), result.clippedLabels, data().rows.size()));
  addOnce(result.notes, predictionsNote(study()));
}

bool KernelReleaseTrials::beginTrial(int trial, const GoOn& goOn) {
  m_trial = m_inputs.split.trial = trial;
  m_splits.clear();
  m_errors.clear();
  const auto cost = [&](std::size_t rows) {
    const double size = rows > 0 ? static_cast<double>(rows) : study().kernelRelease.mostRows;
    return size * size * size;
  };
  const double all = std::accumulate(m_sizes.begin(), m_sizes.end(), 0.0,
                                     [&](double sum, std::size_t rows) { return sum + cost(rows); });
  double done = 0;
  for (const std::size_t rows : m_sizes) {
    const double share = cost(rows) / all;
    const std::vector<double> lambdas = rows == 0 ? m_lambdas : std::vector{study().kernelRelease.lambda};
    auto split = KernelSplit::build(m_inputs, m_data, rows, lambdas, releaseBounds(study()), threads(),
                                    goOn.part(done, done + share));
    if (!split) return false;
    m_splits.push_back(std::move(split));
    m_errors.emplace_back(study(), *m_splits.back());
    done += share;
  }
  if (releasesFunction(study()) && !placeFunction(goOn.at(1))) return false;
  setNotes(trial, m_splits.front()->notes());
  return true;
}

/// A function that is drawn is looked at at so many test rows: the work grows with their cube.
constexpr std::size_t kMostDrawn = 1000;

bool KernelReleaseTrials::placeFunction(const GoOn& goOn) {
  std::vector<Eigen::Index> all(m_splits.front()->testRows());
  std::iota(all.begin(), all.end(), Eigen::Index{0});
  m_function = {.delta = study().kernelRelease.delta,
                .rows = protectedUnit(study().data).rows(),
                .places = evenlySpread(std::span<const Eigen::Index>(all), kMostDrawn),
                .root = {}};
  const KernelRows rows = kernelRows(m_inputs, m_data, {.rows = 1}, threads());
  m_function.root =
      processRoot(m_inputs.kernel, rows.testRows(m_function.places, Eigen::all), threads(), goOn);
  return m_function.root != nullptr;
}

std::optional<CellValues> KernelReleaseTrials::valuesOf(const Cell& asked, const GoOn&) const {
  if (asked.method == kMethodPredictMean) {
    const KernelErrors& errors = m_errors[sizeOf(asked)];
    askUndrawn(errors.lawOfMean(asked.epsilon), transcript());
    return CellValues{{}, kNaN, kNaN, {{errors.ofMean(asked.epsilon)}}, {}, guaranteeOf(asked)};
  }
  const auto predictions = m_splits[sizeOf(asked)]->predictions(*asked.lambda, releaseBounds(study()));
  return released(asked, *predictions);
}

CellValues KernelReleaseTrials::released(const Cell& cell, const KernelPredictions& predictions) const {
  const KernelErrors& errors = m_errors[sizeOf(cell)];
  CellValues found{study().kernelRelease.kernel, *cell.lambda,     kNaN, {},
                   predictions.reason,           guaranteeOf(cell)};
  if (cell.method == kMethodNone) {
    found.values = {{errors.exact(predictions, 0)}};
    return found;
  }
  const auto rows = static_cast<double>(m_splits[sizeOf(cell)]->rows());
  const OutputPerturbation release = outputPerturbation(study(), rows, *cell.lambda, cell.epsilon);
  const NoiseScale noise = noiseScale(study(), release, noiseBoundOf(cell.method));
  if (!noise.proved) {
    found.values = {{kNaN}, {kNaN}};
    found.guarantee = Guarantee::none(Guarantee::Neighbours::row, noise.reason);
    addSentence(found.note, filled(sentence("Core", "%1 at lambda %2 is left out. %3"),
                                   methodLabel(cell.method), *cell.lambda, noise.reason));
    return found;
  }
  Rng rng = releaseStream(study().seed, m_trial, cell.method, cell.epsilon, *cell.lambda, cell.rows);
  const Custodian custodian(rng, transcript());
  found.values = {{errors.exact(predictions, noise.scale)}, {kNaN}};
  if (predictions.reason.empty())
    found.values.back() = {drawn(cell, predictions, release, noise.scale, custodian)};
  found.booked = custodian.price();
  if (predictions.reason.empty() && !std::isfinite(found.values.front().front()))
    addSentence(
        found.note,
        filled(sentence("Core",
                        "%1 at epsilon %2 has errors too large for a computer's number; they are left out."),
               methodLabel(cell.method), cell.epsilon));
  return found;
}

double KernelReleaseTrials::drawn(const Cell& cell, const KernelPredictions& predictions,
                                  const OutputPerturbation& release, double scale,
                                  const Custodian& custodian) const {
  const KernelErrors& errors = m_errors[sizeOf(cell)];
  const HeldPredictions held({predictions.values.data(), static_cast<std::size_t>(predictions.values.size())},
                             custodian);
  if (releasesFunction(study())) {
    FunctionNoise noise = m_function;
    noise.scale = scale;
    noise.epsilon = release.epsilon;
    return errors.ofFunction(releasedFunction(held, noise), noise.places);
  }
  const bool shares = sharesNoise(study(), cell.method);
  return errors.ofReleased(
      releasedPredictions(held, {.bound = errors.bound(),
                                 .scale = scale,
                                 .isShared = shares,
                                 .epsilon = release.epsilon,
                                 .predictions = static_cast<std::size_t>(release.predictions)}),
      shares);
}

}  // namespace

std::unique_ptr<Trials> kernelReleaseTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                            unsigned threads) {
  return std::make_unique<KernelReleaseTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
