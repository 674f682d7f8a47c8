#include "core/mechanisms/registry.h"

#include "core/prior/private_prior.h"

#include <benchmark/benchmark.h>

#include "core/random/discrete_gaussian.h"
#include "core/random/discrete_laplace.h"

#include <cmath>

namespace epsiscope::sampling_bench {
namespace {

constexpr LabelBounds kBounds{0, 5};

std::vector<double> manyLabels() {
  Rng rng(1);
  std::vector<double> labels(1'300'000);
  for (double& y : labels) y = kBounds.clamp(1.5 + rng.laplace());
  return labels;
}

/// 1.3 million labels through one mechanism: counting, noisy prior, interval and sampling.
void release(benchmark::State& state, const RegistryRow& row) {
  const std::vector<double> labels = manyLabels();
  std::vector<double> outputs(labels.size());
  for (auto _ : state) {
    Rng rng(2);
    MechanismParameters parameters;
    parameters.bounds = kBounds;
    parameters.zeta = 1.5;
    if (row.needs.priorBins || row.needs.priorPoints) {
      const auto counts = binCounts(labels, kBounds, binCount(kBounds, 0.25));
      parameters.prior = noisyCountsPrior({counts, rng}, kBounds, 0.2).prior;
      if (row.needs.priorPoints) parameters.prior = toPoints(parameters.prior);
    }
    row.make(parameters)->sampleAll(labels, outputs, rng);
    benchmark::DoNotOptimize(outputs.data());
  }
}

/// Draws of noise for a release at epsilon 1: of a count, and of a label on a lattice of 2^20 steps.
void secureDiscreteLaplace(benchmark::State& state) {
  Rng rng = Rng::secure();
  const DiscreteLaplaceSampler noise(1, state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(noise(rng));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(secureDiscreteLaplace)->Arg(1)->Arg(1 << 20);

void secureDiscreteGaussian(benchmark::State& state) {
  Rng rng = Rng::secure();
  const DiscreteGaussianSampler noise(3.7 * static_cast<double>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(noise(rng));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(secureDiscreteGaussian)->Arg(1)->Arg(1 << 20);

void secureWords(benchmark::State& state) {
  Rng rng = Rng::secure();
  for (auto _ : state) benchmark::DoNotOptimize(rng.bits());
}
BENCHMARK(secureWords);

void seededWords(benchmark::State& state) {
  Rng rng(1);
  for (auto _ : state) benchmark::DoNotOptimize(rng.bits());
}
BENCHMARK(seededWords);

const bool kRegistered = [] {
  for (const RegistryRow& row : mechanismRegistry())
    benchmark::RegisterBenchmark(("release/" + row.id).c_str(), [&row](benchmark::State& state) {
      release(state, row);
    })->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace epsiscope::sampling_bench
