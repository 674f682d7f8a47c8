#include "core/kernels/kernel_ridge.h"
#include "tests/core/kernels/kernel_support.h"

#include <Eigen/Eigenvalues>

#include <benchmark/benchmark.h>

namespace epsiscope::kernel_bench {
namespace {

using Eigen::MatrixXd;

constexpr Kernel kKernel{.kind = KernelKind::gaussian, .gamma = 0.1};

MatrixXd kernelMatrix(std::int64_t rows) {
  return *gram(kKernel, test::randomMatrix(rows, 8, 1), 2);
}

void gramOfRows(benchmark::State& state) {
  const MatrixXd rows = test::randomMatrix(state.range(0), state.range(1), 1);
  for (auto _ : state) benchmark::DoNotOptimize(gram(kKernel, rows, 2));
}
void reduce(benchmark::State& state) {
  const MatrixXd k = kernelMatrix(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(tridiagonalise(k, static_cast<unsigned>(state.range(1))));
}
/// The baseline.
void reduceByEigen(benchmark::State& state) {
  const MatrixXd k = kernelMatrix(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(Eigen::Tridiagonalization<MatrixXd>(k));
}
KernelRidge ridgeWithTestRows(std::int64_t rows) {
  return *KernelRidge::build(kKernel, test::randomMatrix(rows, 8, 1), test::randomMatrix(rows, 1, 2),
                             test::randomMatrix(1000, 8, 3), 2);
}
/// Everything that does not depend on lambda, with 1,000 test rows.
void build(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ridgeWithTestRows(state.range(0)));
}
/// Fit and predictions at 1,000 test rows.
void eachLambda(benchmark::State& state) {
  const KernelRidge ridge = ridgeWithTestRows(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(ridge.fit(1e-3));
}
void alpha(benchmark::State& state) {
  const KernelRidge ridge = ridgeWithTestRows(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(ridge.alpha(1e-3));
}
BENCHMARK(gramOfRows)
    ->Name("kernel/gram")
    ->ArgNames({"rows", "features"})
    ->Args({4000, 8})
    ->Args({4000, 100})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(reduce)
    ->Name("kernel/tridiagonal")
    ->ArgNames({"rows", "threads"})
    ->ArgsProduct({{1000, 2000, 4000}, {1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(reduceByEigen)
    ->Name("kernel/tridiagonal_by_eigen")
    ->Arg(1000)
    ->Arg(2000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(build)
    ->Name("kernel/build_with_1000_test_rows")
    ->Arg(2000)
    ->Arg(4000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(eachLambda)->Name("kernel/each_lambda")->Arg(2000)->Arg(4000)->Unit(benchmark::kMillisecond);
BENCHMARK(alpha)->Name("kernel/alpha")->Arg(2000)->Arg(4000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::kernel_bench
