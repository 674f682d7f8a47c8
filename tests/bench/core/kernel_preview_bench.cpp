#include "core/builtin/generators.h"
#include "core/run/run.h"
#include "core/tasks/kernel_release/split.h"

#include <benchmark/benchmark.h>

#include <memory>

#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/prepared.h"
namespace epsiscope::kernel_preview_bench {
namespace {

std::shared_ptr<const Dataset> data(const char* id) {
  return std::make_shared<const Dataset>(findBuiltIn(id)->make());
}

/// 1,000 test rows of house-prices, the rest to learn from, of which `rows` rows are used.
Study studyOf(int rows) {
  Study study;
  study.task = TaskId::kernelRelease;
  study.data.file = "builtin:house-prices";
  study.data.target = "price";
  study.testFraction = 0.25;
  study.kernelRelease.mostRows = rows;
  study.kernelRelease.lambda = 0.1;
  return study;
}

Study svmOf(int rows) {
  Study study = studyOf(rows);
  study.data.file = "builtin:income-class";
  study.data.target = "income";
  study.data.positive = ">50K";
  study.testFraction = 0.2;
  study.kernelRelease.method = "svm";
  return study;
}

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, data(study.data.file.substr(8).c_str()));
}

void buildKernelCache(benchmark::State& state) {
  const Study study = studyOf(static_cast<int>(state.range(0)));
  const auto dataset = data("house-prices");
  for (auto _ : state) benchmark::DoNotOptimize(buildCache(study, dataset));
}
BENCHMARK(buildKernelCache)
    ->Arg(1000)
    ->Arg(2000)
    ->Arg(3000)
    ->Unit(benchmark::kSecond)
    ->Iterations(1)
    ->UseRealTime();

/// A step of the lambda slider to a value not seen before.
void stepLambda(benchmark::State& state) {
  Study study = studyOf(static_cast<int>(state.range(0)));
  const auto cache = cacheOf(study);
  for (auto _ : state) {
    study.kernelRelease.lambda *= 1.0001;
    benchmark::DoNotOptimize(previewTradeOff(study, {cache}));
  }
}
BENCHMARK(stepLambda)->Arg(1000)->Arg(2000)->Arg(3000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A step of the epsilon slider under curves over lambda, all of which change.
void stepEpsilonOverLambda(benchmark::State& state) {
  Study study = studyOf(static_cast<int>(state.range(0)));
  study.view.tradeOffAxis = "lambda";
  const auto cache = cacheOf(study);
  for (auto _ : state) {
    study.view.epsilon *= 1.0001;
    benchmark::DoNotOptimize(previewTradeOff(study, {cache}));
  }
}
BENCHMARK(stepEpsilonOverLambda)->Arg(2000)->Unit(benchmark::kMillisecond)->UseRealTime();

void stepTheory(benchmark::State& state) {
  Study study = studyOf(2000);
  const auto cache = cacheOf(study);
  for (auto _ : state) {
    study.kernelRelease.lambda *= 1.0001;
    benchmark::DoNotOptimize(previewTheory(study, *cache));
  }
}
BENCHMARK(stepTheory)->Unit(benchmark::kMillisecond)->UseRealTime();

void supportVectorMachineOverLambda(benchmark::State& state) {
  Study study = svmOf(static_cast<int>(state.range(0)));
  study.view.tradeOffAxis = "lambda";
  for (auto _ : state) {
    state.PauseTiming();
    const auto cache = cacheOf(study);
    state.ResumeTiming();
    benchmark::DoNotOptimize(previewTradeOff(study, {cache}));
  }
}
BENCHMARK(supportVectorMachineOverLambda)
    ->Arg(500)
    ->Arg(2000)
    ->Unit(benchmark::kSecond)
    ->Iterations(1)
    ->UseRealTime();

void runKernelTrial(benchmark::State& state) {
  Study study = studyOf(static_cast<int>(state.range(0)));
  study.trials = 1;
  const auto dataset = data("house-prices");
  for (auto _ : state) benchmark::DoNotOptimize(run(study, dataset, {}, {}));
}
BENCHMARK(runKernelTrial)->Arg(2000)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();

}  // namespace
}  // namespace epsiscope::kernel_preview_bench
