#include "core/tasks/kernel_release/trade_off.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/split.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/text/sentence.h"

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
    if (!isSvm(study())) return TradeOffCells::baseline();
    return {.method = kMethodPredictMean, .label = sentence("Core", "Better constant guess")};
  }
  double errorOfBaseline(double epsilon) const override {
    return isSvm(study()) ? m_errors.ofConstantGuess() : m_errors.ofMean(epsilon);
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

}  // namespace epsiscope
