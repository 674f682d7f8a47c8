#include "core/tasks/label_classes/trade_off.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/results/result.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/cells.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

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
    return m_ofAnswers ? expectedLabelError(study(), m_split, cell) : expectedMajorityError(m_split, cell);
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

}  // namespace epsiscope
