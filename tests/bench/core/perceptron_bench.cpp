#include "core/base/parallel.h"
#include "core/learners/perceptron.h"

#include <benchmark/benchmark.h>

namespace epsiscope::perceptron_bench {
namespace {

/// `fits` simultaneous trainings with the paper's settings, each on a thread of its own.
void train(benchmark::State& state) {
  const Eigen::Index features = state.range(0), samples = state.range(1);
  const auto fits = static_cast<std::size_t>(state.range(2));
  Rng rng(1);
  const SampleRows rows =
      SampleRows::NullaryExpr(samples, features, [&] { return static_cast<float>(rng.normal()); });
  std::vector<double> labels(static_cast<std::size_t>(samples));
  for (std::size_t i = 0; i < labels.size(); ++i)
    labels[i] = static_cast<double>(rows.row(static_cast<Eigen::Index>(i)).sum()) + rng.normal();
  for (auto _ : state)
    parallelFor(fits, static_cast<unsigned>(fits), [&](std::size_t seed) {
      Rng own(seed);
      benchmark::DoNotOptimize(trainPerceptron(rows, labels, {}, own));
      return true;
    });
  state.counters["seconds_per_fit"] = benchmark::Counter(
      static_cast<double>(fits), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(train)
    ->ArgNames({"features", "samples", "fits"})
    ->Args({8, 16'512, 1})
    ->Args({8, 16'512, 2})
    ->Args({100, 1'595, 1})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::perceptron_bench
