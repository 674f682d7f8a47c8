#include "core/mechanisms/suggested_zeta.h"

#include "core/prior/private_prior.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace epsiscope::suggestion_bench {
namespace {

/// Noisy counts of a skewed label on k bins of [0, 5]; epsilon in hundredths.
void suggestedZeta(benchmark::State& state) {
  const LabelBounds bounds{0, 5};
  const auto bins = static_cast<std::size_t>(state.range(0));
  const double epsilon = static_cast<double>(state.range(1)) / 100;
  Rng rng(1);
  std::vector<double> labels(16'512);
  for (double& y : labels) y = 1 + 0.8 * std::abs(rng.laplace());
  const Prior prior = noisyCountsPrior({binCounts(labels, bounds, bins), rng}, bounds, 0.2 * epsilon).prior;
  for (auto _ : state)
    benchmark::DoNotOptimize(suggestZeta(prior, 0.8 * epsilon, bounds, {.varianceWeight = 0.01}));
}
BENCHMARK(suggestedZeta)
    ->ArgNames({"bins", "epsilon_percent"})
    ->ArgsProduct({{20, 2'000, 100'000}, {5, 100, 800}})
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace epsiscope::suggestion_bench
