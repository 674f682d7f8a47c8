#include "core/interval/optimal_interval.h"
#include "core/prior/private_prior.h"
#include "tests/core/interval/paper_algorithm1.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>

namespace epsiscope::interval_bench {
namespace {

/// Noisy counts of a skewed label on k bins of [0, 5], as a study makes them.
Prior noisyPrior(std::size_t bins) {
  const LabelBounds bounds{0, 5};
  Rng rng(1);
  std::vector<double> labels(200'000);
  for (double& y : labels) y = 1 + 0.8 * std::abs(rng.laplace());
  return noisyCountsPrior({binCounts(labels, bounds, bins), rng}, bounds, 0.5).prior;
}

/// zeta in hundredths: narrow windows make the search look at many more bins than wide ones do.
void optimal(benchmark::State& state) {
  const Prior prior = noisyPrior(static_cast<std::size_t>(state.range(0)));
  const double zeta = static_cast<double>(state.range(1)) / 100;
  for (auto _ : state) benchmark::DoNotOptimize(optimalInterval(prior, 1, zeta));
}
BENCHMARK(optimal)
    ->ArgNames({"bins", "zeta_percent"})
    ->ArgsProduct({{2'000, 100'000, 1'000'000}, {1, 150}})
    ->Unit(benchmark::kMillisecond);

/// The counter `ratio` says how many times as fast as the paper's algorithm this is in the same run.
void paper(benchmark::State& state) {
  const Prior prior = noisyPrior(static_cast<std::size_t>(state.range(0)));
  using Clock = std::chrono::steady_clock;
  double paperSeconds = 0, ourSeconds = 0;
  for (auto _ : state) {
    const auto start = Clock::now();
    benchmark::DoNotOptimize(test::paperAlgorithm1(prior, 1, 1.5));
    const auto middle = Clock::now();
    for (int i = 0; i < 100; ++i) benchmark::DoNotOptimize(optimalInterval(prior, 1, 1.5));
    paperSeconds += std::chrono::duration<double>(middle - start).count();
    ourSeconds += std::chrono::duration<double>(Clock::now() - middle).count() / 100;
    state.SetIterationTime(std::chrono::duration<double>(middle - start).count());
  }
  state.counters["ratio"] = paperSeconds / ourSeconds;
}
BENCHMARK(paper)->ArgName("bins")->Arg(2'000)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::interval_bench
