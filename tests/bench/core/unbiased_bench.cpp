#include "core/unbiased/optimal_unbiased.h"
#include "core/unbiased/unbiased_range.h"
#include "tests/core/unbiased/direct_lp.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>

namespace epsiscope::unbiased_bench {
namespace {

/// k values of [0, 1] with a peaked prior; outputs reach 1.5 times as far as is needed.
UnbiasedProblem peaked(std::size_t values, std::size_t outputs, double epsilon) {
  UnbiasedProblem problem;
  for (std::size_t i = 0; i < values; ++i) {
    problem.values.push_back(static_cast<double>(i) / static_cast<double>(values - 1));
    problem.prior.push_back(std::exp(-8 * std::abs(problem.values.back() - 0.4)));
  }
  const double reach = 1.5 / std::expm1(epsilon);
  problem.epsilon = epsilon;
  problem.outputs = {-reach, 1 + reach, outputs};
  return problem;
}

/// Argument: epsilon in tenths.
void columnGeneration(benchmark::State& state) {
  const UnbiasedProblem problem =
      peaked(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)),
             static_cast<double>(state.range(2)) / 10);
  UnbiasedSolution found;
  for (auto _ : state) found = optimalUnbiased(problem);
  state.counters["gap"] = (found.loss - found.lowerBound) / found.loss;
  state.counters["rounds"] = found.rounds;
  state.counters["pivots"] = found.pivots;
}
BENCHMARK(columnGeneration)
    ->ArgNames({"values", "outputs", "epsilon_tenths"})
    ->Args({8, 121, 10})
    ->Args({32, 128, 1})
    ->Args({32, 128, 10})
    ->Args({32, 128, 40})
    ->Args({50, 300, 10})
    ->Unit(benchmark::kMillisecond);

/// The counter `ratio` says how many times as fast as the textbook linear programme this is in the same run.
void direct(benchmark::State& state) {
  const UnbiasedProblem problem =
      peaked(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)), 1);
  using Clock = std::chrono::steady_clock;
  double directSeconds = 0, ourSeconds = 0;
  for (auto _ : state) {
    const auto start = Clock::now();
    benchmark::DoNotOptimize(test::DirectLp(problem).loss());
    const auto middle = Clock::now();
    for (int i = 0; i < 10; ++i) benchmark::DoNotOptimize(optimalUnbiased(problem));
    directSeconds += std::chrono::duration<double>(middle - start).count();
    ourSeconds += std::chrono::duration<double>(Clock::now() - middle).count() / 10;
    state.SetIterationTime(std::chrono::duration<double>(middle - start).count());
  }
  state.counters["ratio"] = directSeconds / ourSeconds;
}
BENCHMARK(direct)
    ->ArgNames({"values", "outputs"})
    ->Args({8, 31})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::unbiased_bench
