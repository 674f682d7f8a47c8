#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "core/random/rng.h"
#include "core/tasks/statistic/glance_preview.h"
#include "core/tasks/task.h"
#include "tests/bench/iterations.h"
#include "tests/support/prepared.h"

namespace epsiscope::glance_bench {
namespace {

/// Columns of numbers that have something in common.
std::shared_ptr<const Dataset> tableOf(std::int64_t rows, std::int64_t columns) {
  Rng rng(1);
  auto dataset = std::make_shared<Dataset>();
  dataset->columns.resize(static_cast<std::size_t>(columns));
  for (std::size_t j = 0; j < dataset->columns.size(); ++j) {
    dataset->columns[j].name = "x" + std::to_string(j);
    dataset->columns[j].values.resize(static_cast<std::size_t>(rows));
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(rows); ++i) {
    const double shared = rng.normal();
    for (Column& column : dataset->columns) column.values[i] = shared + rng.normal();
  }
  return dataset;
}

Study studyOf(const Dataset& dataset) {
  Study study;
  study.task = TaskId::statistic;
  study.data.target = "x0";
  study.data.lower = -5;
  study.data.upper = 5;
  for (const Column& column : dataset.columns) study.data.columnBounds.push_back({column.name, 5, -5});
  return study;
}

/// What the view shows first: pairs, missing cells and private correlations.
void firstGlance(benchmark::State& state) {
  const auto dataset = tableOf(state.range(0), state.range(1));
  const Study study = studyOf(*dataset);
  const auto cache = buildCache(study, dataset);
  for (auto _ : state) benchmark::DoNotOptimize(previewGlance(study, *cache));
}
BENCHMARK(firstGlance)
    ->Args({20'640, 9})
    ->Args({1'000'000, 20})
    ->Apply([](benchmark::internal::Benchmark* all) {
      // Two gigabytes, where benchmarks are run for their figures.
      if (bench::times(2) > 1) all->Args({10'000'000, 20});
    })
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// A step of epsilon in a picture of so many columns: the grid follows, and rows are counted anew.
void stepOfEpsilon(benchmark::State& state) {
  const auto dataset = tableOf(20'640, 9);
  Study study = studyOf(*dataset);
  study.view.columns.emplace();
  for (std::int64_t i = 0; i < state.range(0); ++i) study.view.columns->push_back("x" + std::to_string(i));
  const auto cache = buildCache(study, dataset);
  GlancePreview last = previewGlance(study, *cache);
  for (auto _ : state) {
    study.view.epsilon = study.view.epsilon == 1 ? 0.5 : 1;
    last = previewGlance(study, *cache, &last);
  }
}
BENCHMARK(stepOfEpsilon)->Arg(0)->Arg(1)->Arg(2)->Arg(6)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace epsiscope::glance_bench
