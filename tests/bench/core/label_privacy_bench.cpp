#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/random/rng.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/split_caches.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/bench/iterations.h"
#include "tests/support/prepared.h"

namespace epsiscope::label_privacy_bench {
namespace {

// As many rows and features as California housing, with labels as skewed and clipped as those of that table.
constexpr std::size_t kRows = 20'640;
constexpr std::size_t kFeatures = 8;

std::shared_ptr<const Dataset> table() {
  static const auto made = [] {
    Rng rng(1);
    auto dataset = std::make_shared<Dataset>();
    dataset->columns.resize(kFeatures + 1);
    for (std::size_t j = 0; j <= kFeatures; ++j) {
      dataset->columns[j].name = j < kFeatures ? "x" + std::to_string(j + 1) : "target";
      dataset->columns[j].values.resize(kRows);
    }
    for (std::size_t i = 0; i < kRows; ++i) {
      const double shared = rng.normal();
      for (std::size_t j = 0; j < kFeatures; ++j) dataset->columns[j].values[i] = shared + rng.normal();
      dataset->columns[kFeatures].values[i] =
          std::min(5.0, 1.8 * std::exp(0.4 * shared + 0.3 * rng.normal()));
    }
    return std::shared_ptr<const Dataset>(std::move(dataset));
  }();
  return made;
}

Study studyOf(std::vector<std::string> methods) {
  Study study;
  study.data.target = "target";
  study.data.lower = 0;
  study.data.upper = 5;
  study.labelPrivacy.methods = std::move(methods);
  study.view.epsilon = 1;
  return study;
}

/// The caches of as many splits as a study has by default.
const SplitCaches& splits() {
  static const auto made = [] {
    const Study study = studyOf({kMethodBest});
    SplitCaches caches = {buildCache(study, table())};
    while (caches.size() < wantedSplits(study, *caches.front()->table())) addSplit(taskOf(study), caches);
    return caches;
  }();
  return made;
}

/// All curves of one method from nothing, on one split.
void coldCurves(benchmark::State& state, const std::string& method, bool suggested) {
  Study study = studyOf({method});
  if (suggested) study.labelPrivacy.zeta = study.labelPrivacy.priorShare = std::nullopt;
  for (auto _ : state) {
    state.PauseTiming();
    // The learners of `best` take longer to prepare than any curve, and no other method needs them.
    const auto own = buildCache(study, table());
    state.ResumeTiming();
    benchmark::DoNotOptimize(previewTradeOff(study, {own}));
  }
}

/// The time from one step of a slider to the preview that shows it, all methods ticked, the mean over all
/// splits.
template <class Move>
void sliderStep(benchmark::State& state, const Move& move) {
  Study study = studyOf(labelPrivacyMethods());
  TradeOffPreview drawn = previewTradeOff(study, splits());
  std::vector<double> milliseconds;
  double step = 0;
  for (auto _ : state) {
    Study moved = study;
    move(moved, ++step);
    const auto start = std::chrono::steady_clock::now();
    drawn = previewTradeOff(moved, splits(), haveSameCurves(study, moved) ? &drawn : nullptr);
    milliseconds.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    study = moved;
  }
  std::sort(milliseconds.begin(), milliseconds.end());
  state.counters["p50_ms"] = milliseconds[milliseconds.size() / 2];
  state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
}

void moveEpsilon(Study& study, double step) {
  study.view.epsilon = 0.05 * std::pow(160, std::fmod(0.137 * step, 1));
}
void moveLambda(Study& study, double step) {
  study.labelPrivacy.lambda = 1e-3 * step;
}
void moveZeta(Study& study, double step) {
  study.labelPrivacy.zeta = 0.1 + 0.01 * step;
}
void moveDelta(Study& study, double step) {
  study.labelPrivacy.delta = 1e-10 * std::pow(1e8, std::fmod(0.137 * step, 1));
}
void moveBinWidth(Study& study, double step) {
  study.labelPrivacy.binWidth = 5.0 / (4 + std::fmod(step, 97));
}
void moveShare(Study& study, double step) {
  study.labelPrivacy.priorShare = 0.05 + std::fmod(0.037 * step, 0.9);
}
void moveResponseValues(Study& study, double step) {
  study.labelPrivacy.rrValues = 100 + static_cast<int>(step);
}
void moveUnbiasedValues(Study& study, double step) {
  study.labelPrivacy.unbiasedValues = 16 + static_cast<int>(step) % 32;
}

[[maybe_unused]] const bool kRegistered = [] {
  for (const std::string& method : labelPrivacyMethods())
    for (const bool suggested : {false, true})
      if (!suggested || needsPrior(method))
        benchmark::RegisterBenchmark(("coldCurves/" + method + (suggested ? "/suggested" : "")).c_str(),
                                     coldCurves, method, suggested)
            ->Iterations(bench::times(3))
            ->Unit(benchmark::kMillisecond);
  return true;
}();
BENCHMARK_CAPTURE(sliderStep, epsilon, moveEpsilon)
    ->Iterations(bench::times(40))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, lambda, moveLambda)
    ->Iterations(bench::times(40))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, zeta, moveZeta)->Iterations(bench::times(40))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, delta, moveDelta)->Iterations(bench::times(40))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, bin_width, moveBinWidth)
    ->Iterations(bench::times(40))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, prior_share, moveShare)
    ->Iterations(bench::times(5))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, rr_values, moveResponseValues)
    ->Iterations(bench::times(20))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStep, unbiased_values, moveUnbiasedValues)
    ->Iterations(bench::times(5))
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::label_privacy_bench
