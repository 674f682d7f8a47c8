#include "core/tasks/private_regression/trade_off.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

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
  double errorOfBaseline(double epsilon) const override { return m_split.errorOfMean(epsilon); }
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

}  // namespace epsiscope
