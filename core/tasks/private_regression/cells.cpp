#include "core/tasks/private_regression/cells.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/results/result.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/label_warnings.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/streams.h"
#include "core/tasks/undrawn_answer.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

RegressionPart regressionPart(const Study& study, const RegressionSplit& split, std::size_t rows,
                              const GoOn& goOn) {
  RegressionPart part{.rows = split.rowsOf(rows), .sums = split.sums()};
  if (part.rows.y.size() < static_cast<Eigen::Index>(split.trainRows()))
    part.sums = regressionSums(*part.rows.x, part.rows.y, split.weights(), goOn);
  if (!goOn()) return part;
  const SumsFit fit = fitSums(part.sums, study.privateRegression.lambda);
  part.lambda = fit.lambda;
  part.error = split.error(fit.weights);
  return part;
}

DrawnError drawnError(const Study& study, const RegressionSplit& split, const RegressionPart& part,
                      const Cell& cell, Rng& rng, const GoOn& goOn) {
  const LearnedWeights learned =
      learnedPrivately(study, cell.method, cell.epsilon, {part.summed(), rng}, goOn);
  return {split.error(learned.weights), learned.reached};
}

namespace {

/// "linear" or "random-features"; empty for a method that learns from no features.
std::string regressionLearner(const Study& study, const std::string& method) {
  if (method == kMethodPredictMean) return {};
  return study.privateRegression.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLinear;
}

/// The cell's row, still without values.
ResultRow regressionRow(const Study& study, Cell cell) {
  cell.learner = regressionLearner(study, cell.method);
  return rowOfCell(study, cell, "test_mse", isLearned(cell.method) ? "sampled" : "exact");
}

/// The noise of a cell in a run.
Rng sumsStream(const Study& study, int trial, const Cell& cell) {
  return classifierStream(study.seed, trial, cell.method, cell.epsilon, 0, cell.rows, 0);
}

/// Returns the values that a run finds. `part`: the cell's rows. Nothing once cancelled.
std::optional<CellValues> regressionValues(const Study& study, const RegressionSplit& split,
                                           const RegressionPart& part, const Cell& cell, const GoOn& goOn,
                                           Transcript* keeps) {
  CellValues found{.learner = regressionLearner(study, cell.method),
                   .lambda = kNaN,
                   .zeta = kNaN,
                   .values = {},
                   .note = {}};
  bool reached = true;
  if (cell.method == kMethodPredictMean) {
    found.values = {{split.errorOfMean(epsilonOfRow(study, cell.epsilon), cell.rows)}};
    askUndrawn(split.lawOfMean(epsilonOfRow(study, cell.epsilon), cell.rows), keeps);
  } else if (cell.method == kMethodNone) {
    found.lambda = part.lambda;
    found.values = {{part.error}};
  } else {
    Rng rng = sumsStream(study, split.trial(), cell);
    const Custodian custodian(rng, keeps);
    const LearnedWeights learned =
        learnedPrivately(study, cell.method, cell.epsilon, {part.summed(), custodian}, goOn);
    if (!goOn()) return std::nullopt;
    found.booked = custodian.price();
    reached = learned.reached;
    found.lambda = learned.lambda;
    found.withoutPrivacy = part.error;
    found.values = {{split.error(learned.weights)}};
  }
  found.guarantee =
      regressionGuarantee(study, split.data().table->data(), cell.method, cell.epsilon, reached);
  return found;
}

std::vector<std::string> drawnMethods(const Study& study) {
  std::vector<std::string> methods;
  std::ranges::copy_if(study.privateRegression.methods, std::back_inserter(methods), isLearned);
  return methods;
}

/// As few points and draws as keep the work of a preview near a second, or as many as make curves smooth.
struct SumsEffort {
  std::size_t points = 0, draws = 0;
  double operations = 0;
};

/// Floating-point operations of one draw.
double costOfDraw(const RegressionSplit& split, const std::string& method) {
  constexpr double kOfEigenvectors = 15, kOfPrediction = 10, kSteps = 8;
  const auto size = static_cast<double>(split.sums().matrix.rows());
  const double tested = static_cast<double>(split.testRows()) * (2 * size + kOfPrediction);
  if (isNoisySums(method)) return kOfEigenvectors * size * size * size + tested;
  return kSteps * (static_cast<double>(split.trainRows()) * (size * size + 8 * size + kOfPrediction) +
                   size * size * size / 3) +
         tested;
}

SumsEffort sumsEffort(const Study& study, const RegressionSplit& split) {
  constexpr double kOperations = 5e8, kRatio = 3;
  double cost = 0;
  for (const std::string& method : drawnMethods(study)) cost += costOfDraw(split, method);
  // The draws of all splits are shown together: of several, each needs fewer.
  const double most = std::max(4.0, 20.0 / std::max(study.trials, 1));
  const double all = kOperations / std::max(1.0, cost);
  const double draws = std::clamp(std::round(std::sqrt(all / kRatio)), 1.0, most);
  const double points = std::clamp(std::round(all / draws), 8.0, static_cast<double>(kCurvePoints));
  return {static_cast<std::size_t>(points), static_cast<std::size_t>(draws), cost * draws * points};
}

class RegressionTradeOff final : public TradeOffCells {
public:
  RegressionTradeOff(const Study& study, const RegressionSplit& split)
      : TradeOffCells(study), m_split(split), m_part{.rows = split.rowsOf(0), .sums = split.sums()} {}

  TradeOffFrame frame() const override { return {.testRows = m_split.testRows()}; }
  std::vector<CurvePlan> curves() const override {
    const SumsEffort effort = sumsEffort(study(), m_split);
    std::vector<CurvePlan> plans;
    for (const std::string& method : drawnMethods(study()))
      plans.push_back({.method = method, .points = effort.points, .draws = effort.draws});
    return plans;
  }
  double errorOfBaseline(double epsilon) const override {
    return m_split.errorOfMean(epsilonOfRow(study(), epsilon));
  }
  double withoutPrivacy(const std::string&, const GoOn&) override {
    if (!m_withoutPrivacy) m_withoutPrivacy = regressionPart(study(), m_split, 0).error;
    return *m_withoutPrivacy;
  }
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) override {
    CellErrors found;
    for (std::size_t draw = 0; draw < draws; ++draw) {
      Rng rng = previewStream(study().seed, m_split.trial(), draw);
      const DrawnError drawn = drawnError(study(), m_split, m_part, cell, rng, goOn);
      found.errors.push_back(drawn.error);
      found.reached = found.reached && drawn.reached;
    }
    return found;
  }
  std::optional<double> found(const Cell& cell, const GoOn& goOn) override {
    if (!isLearned(cell.method)) return std::nullopt;
    Rng rng = sumsStream(study(), m_split.trial(), cell);
    return drawnError(study(), m_split, m_part, cell, rng, goOn).error;
  }
  void finish(MethodCurve& curve, double epsilon, bool reached) const override {
    curve.guarantee =
        regressionGuarantee(study(), m_split.data().table->data(), curve.method, epsilon, reached);
  }

private:
  const RegressionSplit& m_split;
  const RegressionPart m_part;
  std::optional<double> m_withoutPrivacy;
};

}  // namespace

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const PrivateRegressionCache& cache) {
  return std::make_unique<RegressionTradeOff>(study, cache.split());
}

bool isInstantOn(const Study& study, const PrivateRegressionCache& cache) {
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  return sumsEffort(study, cache.split()).operations <= kOperations;
}

namespace {

/// Summing up a split's rows, a minimum that is found over them, and a closed form, in units of one release
/// of sums.
constexpr double kSummingCost = 30, kMinimumCost = 30, kFormulaCost = 0.001;

double costOfCell(const Cell& cell) {
  if (isNoisySums(cell.method)) return 1;
  return isLearned(cell.method) ? kMinimumCost : kFormulaCost;
}

class PrivateRegressionTrials final : public CellTrials {
public:
  PrivateRegressionTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared, unsigned threads)
      : CellTrials(study, std::move(prepared), threads),
        m_inputs(privateRegressionInputs(study)),
        m_data(regressionData(m_inputs, table())) {
    for (const Cell& cell : cellsOfMethods(study, study.privateRegression.methods))
      add(cell, {.rows = {regressionRow(study, cell)}, .cost = costOfCell(cell)});
  }

  double costOfBeginning() const override { return kSummingCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_split->trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return regressionValues(study(), *m_split, m_parts.at(cell.rows), cell, goOn, transcript());
  }

  PrivateRegressionInputs m_inputs;  ///< of the trial that has begun
  const std::shared_ptr<const RegressionData> m_data;
  std::shared_ptr<const RegressionSplit> m_split;
  std::map<std::size_t, RegressionPart> m_parts;  ///< by the number of rows
};

void PrivateRegressionTrials::describe(Result& result) const {
  describeTable(result, labelWarnings(data(), m_inputs.bounds));
  result.clippedLabels = labelsOutside(data(), m_inputs.bounds);
  for (const std::string& note : m_data->notes) addOnce(result.notes, note);
  addOnce(result.notes, sentence("Core",
                                 "Epsilon is for the released sums or weights: predictions computed from "
                                 "them, however many, cost nothing more."));
}

bool PrivateRegressionTrials::beginTrial(int trial, const GoOn& goOn) {
  constexpr double kShareOfSplit = 0.9;
  m_parts.clear();
  m_inputs.split.trial = trial;
  m_split = RegressionSplit::build(m_inputs, m_data, threads(), goOn.part(0, kShareOfSplit));
  if (!m_split) return false;
  setNotes(trial, m_split->notes());
  const GoOn ask = goOn.at(kShareOfSplit);
  for (const Cell& cell : askedCells()) {
    if (m_parts.contains(cell.rows)) continue;
    m_parts[cell.rows] = regressionPart(study(), *m_split, cell.rows, ask);
    if (!ask()) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<Trials> privateRegressionTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table,
                                                unsigned threads) {
  return std::make_unique<PrivateRegressionTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
