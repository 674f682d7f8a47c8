#include "core/erm/fourier_rows.h"
#include "core/erm/output_error.h"

#include <benchmark/benchmark.h>

namespace epsiscope::classifier_features_bench {
namespace {

/// Rows and columns as many as Adult has when prepared, with `entries` entries that are not 0.
SparseRows adultSized(int entries) {
  constexpr std::size_t kRows = 45'222;
  constexpr int kColumns = 104;
  Rng rng(1);
  std::vector<std::size_t> offsets{0};
  std::vector<std::int32_t> index;
  for (std::size_t i = 0; i < kRows; ++i) {
    const auto shift = static_cast<int>(rng.below(kColumns / entries));
    for (int k = 0; k < entries; ++k) index.push_back(k * (kColumns / entries) + shift);
    offsets.push_back(index.size());
  }
  std::vector<double> values(index.size());
  for (double& value : values) value = rng.uniform() / std::sqrt(entries);
  return {kColumns, std::move(offsets), std::move(index), std::move(values)};
}

void MapToFourierRows(benchmark::State& state) {
  const SparseRows x = adultSized(static_cast<int>(state.range(0)));
  Rng rng(2);
  const FourierRows fourier(x.columns(), 250, 1, rng);
  for (auto _ : state) benchmark::DoNotOptimize(fourier.map(x, static_cast<unsigned>(state.range(1))));
}
BENCHMARK(MapToFourierRows)
    ->ArgNames({"entries", "threads"})
    ->ArgsProduct({{12, 104}, {1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

void PlanProjectedNoise(benchmark::State& state) {
  for (auto _ : state) {
    const ProjectedNoise noise(state.range(0));
    benchmark::DoNotOptimize(&noise);
  }
}
BENCHMARK(PlanProjectedNoise)->ArgName("dimension")->Arg(104)->Arg(500)->Unit(benchmark::kMillisecond);

void ExpectedErrorOf100000Rows(benchmark::State& state) {
  constexpr Eigen::Index kRows = 100'000;
  const ProjectedNoise noise(104);
  Rng rng(3);
  const Eigen::VectorXd scores = Eigen::VectorXd::NullaryExpr(kRows, [&] { return rng.normal(); });
  const Eigen::VectorXd ones = Eigen::VectorXd::Ones(kRows);
  for (auto _ : state)
    benchmark::DoNotOptimize(expectedErrorOfOutputPerturbation(scores, ones, ones, 0.1, noise));
}
BENCHMARK(ExpectedErrorOf100000Rows)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::classifier_features_bench
