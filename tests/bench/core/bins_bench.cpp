#include "core/bins/optimal_bins.h"
#include "core/mechanisms/rr_on_bins.h"
#include "tests/core/bins/cubic_bins.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>

namespace epsiscope::bins_bench {
namespace {

/// A skewed prior with noise on k values of [0, 5].
Prior noisyPoints(std::size_t count) {
  Rng rng(1);
  Prior points{Prior::Kind::points, {}, {}};
  for (std::size_t i = 0; i < count; ++i) {
    const double y = 5 * static_cast<double>(i) / static_cast<double>(count - 1);
    points.nodes.push_back(y);
    points.mass.push_back(std::max(0.0, std::exp(-std::abs(y - 1)) + 0.1 * rng.laplace()));
  }
  normalise(points.mass);
  return points;
}

/// Argument: epsilon in hundredths.
void optimal(benchmark::State& state) {
  const Prior points = noisyPoints(static_cast<std::size_t>(state.range(0)));
  const double epsilon = static_cast<double>(state.range(1)) / 100;
  OptimalBins found;
  for (auto _ : state) found = optimalBins(points, epsilon);
  state.counters["bins"] = static_cast<double>(found.bins.size());
  state.counters["rounds"] = found.rounds;
}
BENCHMARK(optimal)
    ->Name("bins/optimal")
    ->ArgNames({"values", "epsilon_percent"})
    ->ArgsProduct({{256, 10'000}, {10, 100, 1200}})
    ->Unit(benchmark::kMillisecond);

/// The whole randomizer, its moments included.
void rrOnBins(benchmark::State& state) {
  const Prior points = noisyPoints(256);
  for (auto _ : state) benchmark::DoNotOptimize(RrOnBins({0, 5}, points, 4).moments().pieces.data());
}
BENCHMARK(rrOnBins)->Name("bins/mechanism")->Unit(benchmark::kMillisecond);

/// The counter `ratio` says how many times as fast as the published programme this is in the same run.
void cubic(benchmark::State& state) {
  const Prior points = noisyPoints(static_cast<std::size_t>(state.range(0)));
  using Clock = std::chrono::steady_clock;
  double cubicSeconds = 0, ourSeconds = 0;
  for (auto _ : state) {
    const auto start = Clock::now();
    benchmark::DoNotOptimize(test::cubicBins(points, 1));
    const auto middle = Clock::now();
    for (int i = 0; i < 10; ++i) benchmark::DoNotOptimize(optimalBins(points, 1));
    cubicSeconds += std::chrono::duration<double>(middle - start).count();
    ourSeconds += std::chrono::duration<double>(Clock::now() - middle).count() / 10;
    state.SetIterationTime(std::chrono::duration<double>(middle - start).count());
  }
  state.counters["ratio"] = cubicSeconds / ourSeconds;
}
BENCHMARK(cubic)
    ->Name("bins/cubic")
    ->ArgName("values")
    ->Arg(472)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::bins_bench
