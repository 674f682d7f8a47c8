#include "core/base/borrowed.h"
#include "core/erm/private_fit.h"
#include "tests/support/adult.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace epsiscope::erm_bench {
namespace {

const Loss kLosses[] = {{LossKind::logistic, 0.5}, {LossKind::huber, 0.5}};

/// 45,222 rows of 104 columns, 12 entries each; null without the file.
const test::Adult* adult(benchmark::State& state) {
  if (!std::filesystem::exists(test::dataFile("adult/adult.data"))) {
    state.SkipWithError("adult.data is not here: set EPSISCOPE_SHARED");
    return nullptr;
  }
  static const test::Adult made = test::preparedAdult();
  return &made;
}

Minimum withoutNoise(const test::Adult& data, const Loss& loss) {
  return minimise(*data.x.rows, data.y, {.loss = loss, .lambda = 1e-3});
}

void ErmWithoutNoise(benchmark::State& state) {
  const test::Adult* data = adult(state);
  if (data == nullptr) return;
  for (auto _ : state) benchmark::DoNotOptimize(withoutNoise(*data, kLosses[state.range(0)]));
}

/// One private draw, epsilon 0.1, from the solution without noise.
void ErmPrivateDraw(benchmark::State& state) {
  const test::Adult* data = adult(state);
  if (data == nullptr) return;
  const Loss& loss = kLosses[state.range(0)];
  const auto method = static_cast<Perturbation>(state.range(1));
  const Eigen::VectorXd start = withoutNoise(*data, loss).weights;
  Rng rng(1);
  for (auto _ : state)
    benchmark::DoNotOptimize(
        fitPrivately({{borrowed(*data->x.rows), data->y}, rng}, loss, 1e-3, method, 0.1, start));
  state.SetLabel(idOf(method));
}

/// The weighted Gram matrix, of which a step is made.
void ErmGram(benchmark::State& state) {
  const test::Adult* data = adult(state);
  if (data == nullptr) return;
  Eigen::MatrixXd gram;
  for (auto _ : state) benchmark::DoNotOptimize(data->x.rows->weightedGram(data->y.cwiseAbs(), gram));
}

BENCHMARK(ErmWithoutNoise)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(ErmPrivateDraw)
    ->Args({0, static_cast<int>(Perturbation::output)})
    ->Args({0, static_cast<int>(Perturbation::objective)})
    ->Args({1, static_cast<int>(Perturbation::objective)})
    ->Args({1, static_cast<int>(Perturbation::objectiveHalved)})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(ErmGram)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::erm_bench
