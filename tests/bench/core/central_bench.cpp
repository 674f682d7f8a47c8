#include "core/central/central_ridge.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/methods.h"
#include "tests/bench/iterations.h"
#include "tests/core/learners/brute_ridge.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <memory>

namespace epsiscope::central_bench {
namespace {

const LabelBounds kBounds{0, 5};

struct Setting {
  PreparedData data;
  Split split;
  LearnerFeatures learner;
};

/// The rows and features of the two data sets of the paper; the last with 500 random features.
const Setting& setting(std::int64_t which) {
  static const auto made = [](std::size_t rows, std::size_t features, bool random) {
    PreparedData data = test::randomData(rows, features, 1);
    Split split = test::everyFourth(data);
    return Setting{std::move(data), std::move(split), {.random = random, .gamma = {}}};
  };
  static const Setting settings[] = {made(20640, 8, false), made(1994, 100, false), made(20640, 8, true)};
  return settings[which];
}

CentralRidge built(const Setting& p) {
  const auto features = makeCentralFeatures(p.data, p.split, p.learner, 2, [] { return true; });
  return std::move(
      *CentralRidge::build(features, p.split, p.data.target, kBounds, centralModel(p.learner), 2));
}

double curve(const CentralRidge& central, bool clipPredictions = false) {
  double sum = 0;
  for (int i = 0; i < 60; ++i) sum += central.expectedError(0.05 * std::pow(160, i / 59.0), clipPredictions);
  return sum;
}

void CentralBuild(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(built(setting(state.range(0))));
}
/// The first curve makes the estimates that its points need; later curves find them.
void CentralFirstCurve(benchmark::State& state) {
  for (auto _ : state) {
    state.PauseTiming();
    const CentralRidge central = built(setting(state.range(0)));
    state.ResumeTiming();
    benchmark::DoNotOptimize(curve(central));
  }
}
void CentralLaterCurve(benchmark::State& state) {
  const CentralRidge central = built(setting(state.range(0)));
  curve(central);
  for (auto _ : state) benchmark::DoNotOptimize(curve(central));
}
void CentralLaterCurveClipped(benchmark::State& state) {
  const CentralRidge central = built(setting(state.range(0)));
  curve(central, true);
  for (auto _ : state) benchmark::DoNotOptimize(curve(central, true));
}
/// The computation of all that `best` needs of 3 million rows, and of the errors of four of its points.
void CentralOfMillions(benchmark::State& state) {
  const PreparedData data = test::randomData(3'000'000, 6, 1);
  const LabelPrivacyInputs inputs{.split = {},
                                  .bounds = kBounds,
                                  .use = {.randomFeatures = true, .centralRidge = true},
                                  .randomFeatures = 500,
                                  .featureGamma = {},
                                  .priorFile = {}};
  for (auto _ : state) {
    const auto learners = SplitLearners::build(inputs, data, 2);
    for (const char* learner : {kLearnerRidge, kLearnerRandomFeatures})
      for (const double epsilon : {0.1, 0.5, 1.0, 2.0})
        benchmark::DoNotOptimize(learners->central(learner).expectedError(epsilon, true));
  }
}
void CentralSample(benchmark::State& state) {
  const CentralRidge central = built(setting(state.range(0)));
  Rng rng(1);
  for (auto _ : state) benchmark::DoNotOptimize(central.sampledError(1, rng, false));
}
BENCHMARK(CentralBuild)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(CentralFirstCurve)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->Iterations(bench::times(3));
BENCHMARK(CentralLaterCurve)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);
BENCHMARK(CentralLaterCurveClipped)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);
BENCHMARK(CentralOfMillions)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();
BENCHMARK(CentralSample)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::central_bench
