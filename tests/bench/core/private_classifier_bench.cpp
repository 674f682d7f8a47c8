#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "tests/support/paths.h"
#include "tests/support/shared_files.h"

#include <benchmark/benchmark.h>

#include <chrono>

#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/prepared.h"
namespace epsiscope::private_classifier_bench {
namespace {

/// All 45,222 rows of Adult, as in the paper, at one Lambda.
struct AdultStudy {
  Study study;
  std::shared_ptr<const Dataset> data;

  AdultStudy() {
    study =
        readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies/paper-adult-huber.json");
    study.data.file = test::dataFile("adult/adult.data").string();
    study.privateClassifier.methods = {"none", "output", "objective"};
    study.privateClassifier.lambdaSweep = {};
    study.epsilon = {0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 8};
    study.trials = 1;
    study.privateClassifier.draws = 50;
    data = loadData(study.data, {});
  }
};

bool lacksAdult(benchmark::State& state) {
  const bool lacks = !std::filesystem::exists(test::dataFile("adult/adult.test"));
  if (lacks) state.SkipWithError("the Adult data are not here");
  return lacks;
}

/// One of ten trials: 600 fits with noise, 600 noises on the weights. Counter: seconds to the first rows.
void BM_TrialOnAdult(benchmark::State& state) {
  if (lacksAdult(state)) return;
  const AdultStudy adult;
  double first = 0;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    first = 0;
    run(adult.study, adult.data, {.threads = 2}, [&](double, const std::string&, const Result* partial) {
      const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
      if (partial != nullptr && first == 0) first = passed.count();
      return true;
    });
  }
  state.counters["first_rows_s"] = first;
}
BENCHMARK(BM_TrialOnAdult)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The curves over epsilon, from a cache.
void BM_TradeOffOfAdult(benchmark::State& state) {
  if (lacksAdult(state)) return;
  const AdultStudy adult;
  const auto cache = buildCache(adult.study, adult.data);
  for (auto _ : state) benchmark::DoNotOptimize(previewTradeOff(adult.study, {cache}));
}
BENCHMARK(BM_TradeOffOfAdult)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The longest time between two calls of goOn.
void BM_CancelOnAdult(benchmark::State& state) {
  if (lacksAdult(state)) return;
  AdultStudy adult;
  adult.study.privateClassifier.draws = 5;
  adult.study.epsilon = {0.1};
  double longest = 0;
  for (auto _ : state) {
    auto last = std::chrono::steady_clock::now();
    run(adult.study, adult.data, {.threads = 1}, [&](double, const std::string&, const Result*) {
      const auto now = std::chrono::steady_clock::now();
      longest = std::max(longest, std::chrono::duration<double>(now - last).count());
      last = now;
      return true;
    });
  }
  state.counters["longest_ms"] = 1000 * longest;
}
BENCHMARK(BM_CancelOnAdult)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace epsiscope::private_classifier_bench
