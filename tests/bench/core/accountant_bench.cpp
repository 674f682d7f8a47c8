#include "core/privacy/accountant.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <vector>

namespace epsiscope::accountant_bench {
namespace {

/// Releases of every kind, no two alike.
std::vector<ReleaseLoss> mixture(std::size_t count) {
  std::vector<ReleaseLoss> all;
  for (int i = 0; all.size() < count; ++i) {
    const double epsilon = 0.01 + 0.2 * std::fmod(i * 0.6180339887, 1.0);
    all.insert(all.end(), {ReleaseLoss::laplace(epsilon, 1), ReleaseLoss::normal(epsilon, 4),
                           ReleaseLoss::response(epsilon, 5),
                           ReleaseLoss::staircase(epsilon, 1 / (1 + std::exp(epsilon / 2)))});
  }
  return all;
}

void mixed(benchmark::State& state) {
  const std::vector<ReleaseLoss> all = mixture(1000);
  for (auto _ : state)
    benchmark::DoNotOptimize(exactEpsilon(all, std::pow(10.0, -static_cast<double>(state.range(0)))));
}
BENCHMARK(mixed)->ArgName("delta_exponent")->Arg(2)->Arg(5)->Arg(12)->Arg(300)->Unit(benchmark::kMillisecond);

void equal(benchmark::State& state) {
  ReleaseLoss laplace = ReleaseLoss::laplace(1e-6, 1);
  laplace.times = static_cast<std::uint64_t>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(exactEpsilon({&laplace, 1}, 1e-9));
}
BENCHMARK(equal)->ArgName("times")->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::accountant_bench
