#include "core/learners/ridge_cache.h"
#include "core/random/rng.h"
#include "tests/core/learners/brute_ridge.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace epsiscope::features_bench {
namespace {

const LabelBounds kBounds{0, 5};

/// A table with as many rows and features as California housing.
struct HousingSized {
  PreparedData data;
  Split split;
};
const HousingSized& housingSized() {
  static const HousingSized made = [] {
    HousingSized sized{test::randomData(20'640, 8, 1), {}};
    Rng rng(1);
    sized.split = randomSplit(sized.data.rows, 0.2, rng);
    return sized;
  }();
  return made;
}

RidgeCache built(unsigned threads) {
  const HousingSized& sized = housingSized();
  return std::move(
      *RidgeCache::build(sized.data, sized.split, kBounds, threads, {}, {.random = true, .gamma = {}}));
}
const RidgeCache& cache() {
  static const RidgeCache made = built(0);
  return made;
}

void BuildRandomFeatures(benchmark::State& state) {
  housingSized();
  for (auto _ : state) {
    const RidgeCache made = built(static_cast<unsigned>(state.range(0)));
    benchmark::DoNotOptimize(&made);
  }
}
BENCHMARK(BuildRandomFeatures)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

MomentCurve piecewise(int pieces, double shift) {
  MomentCurve curve{.bounds = kBounds, .pieces = {}};
  for (int i = 1; i < pieces; ++i)
    curve.pieces.push_back({kBounds.upper * (i + shift) / pieces, true, {2.5, 2}, {1, 0.1 * i, 0.2}});
  curve.pieces.push_back({kBounds.upper, true, {2.5, 2}, {1, 0.3, 0.2}});
  return curve;
}

/// A new lambda each time, with the same ends of the pieces.
void ErrorNewLambda(benchmark::State& state) {
  const MomentCurve moments = piecewise(static_cast<int>(state.range(0)), 0);
  double lambda = 1e-6;
  cache();
  for (auto _ : state) benchmark::DoNotOptimize(cache().expectedError(moments, lambda *= 1.001));
}
BENCHMARK(ErrorNewLambda)->ArgName("pieces")->Arg(1)->Arg(3)->Arg(24)->Arg(30)->Unit(benchmark::kMillisecond);

/// A first meeting with the ends of the pieces.
void ErrorNewThresholds(benchmark::State& state) {
  double shift = 0;
  cache();
  for (auto _ : state) {
    shift = std::fmod(shift + 0.0618, 0.999);
    benchmark::DoNotOptimize(cache().expectedError(piecewise(static_cast<int>(state.range(0)), shift), 1e-3));
  }
  state.counters["flops_claimed_per_threshold"] = cache().costOfNewThreshold();
}
BENCHMARK(ErrorNewThresholds)->ArgName("pieces")->Arg(3)->Arg(24)->Unit(benchmark::kMillisecond);

void SampledFit(benchmark::State& state) {
  cache();
  for (auto _ : state) benchmark::DoNotOptimize(cache().sampledError(cache().trainLabels(), 1e-3, false));
}
BENCHMARK(SampledFit)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::features_bench
