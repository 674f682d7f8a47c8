#include "core/kernels/kernel_machine.h"
#include "tests/core/kernels/svm_support.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>
#include <optional>

namespace epsiscope::svm_bench {
namespace {

const test::SvmProblem& problem(Eigen::Index rows) {
  static const test::SvmProblem small = test::overlappingClasses(2000, 0.5, 1);
  static const test::SvmProblem large = test::overlappingClasses(4000, 0.5, 1);
  return rows == 2000 ? small : large;
}

/// Second argument: -log10 of lambda.
void solve(benchmark::State& state) {
  const test::SvmProblem& p = problem(state.range(0));
  const double lambda = std::pow(10, -static_cast<double>(state.range(1)));
  KernelMachine svm;
  for (auto _ : state) svm = *kernelMachine(kHingeLoss, p.gram, p.labels, lambda);
  state.counters["gap"] = svm.gap;
  state.counters["sweeps"] = svm.sweeps;
}
BENCHMARK(solve)
    ->Name("svm/solve")
    ->ArgNames({"rows", "decades"})
    ->ArgsProduct({{2000, 4000}, {1, 2, 3, 4, 5}})
    ->Unit(benchmark::kMillisecond);

/// Twenty lambdas from 0.1 to 1e-4, each started from the one before. The counter `ratio` says how many times
/// as fast this is as starting each from zero in the same run.
void path(benchmark::State& state) {
  const test::SvmProblem& p = problem(2000);
  using Clock = std::chrono::steady_clock;
  double coldSeconds = 0, warmSeconds = 0;
  const auto solved = [&](bool warm) {
    const auto start = Clock::now();
    std::optional<KernelMachine> last;
    for (int i = 0; i < 20; ++i)
      last = kernelMachine(kHingeLoss, p.gram, p.labels, std::pow(10, -1 - 3 * i / 19.0), {},
                           warm && last ? &*last : nullptr);
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  for (auto _ : state) {
    coldSeconds += solved(false);
    const double seconds = solved(true);
    warmSeconds += seconds;
    state.SetIterationTime(seconds);
  }
  state.counters["ratio"] = coldSeconds / warmSeconds;
}
BENCHMARK(path)->Name("svm/path")->UseManualTime()->Unit(benchmark::kMillisecond);

/// One check of a matrix, for all lambdas.
void check(benchmark::State& state) {
  const test::SvmProblem& p = problem(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(gramProblem(p.gram));
}
BENCHMARK(check)->Name("svm/check")->ArgName("rows")->Arg(2000)->Arg(4000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::svm_bench
