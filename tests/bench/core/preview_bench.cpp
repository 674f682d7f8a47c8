#include "core/random/rng.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <memory>
#include <string>

#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/prepared.h"
namespace epsiscope::preview_bench {
namespace {

constexpr std::size_t kRows = 1'300'000;
constexpr std::size_t kFeatures = 20;
constexpr double kTableBytes = static_cast<double>(kRows * (kFeatures + 1) * sizeof(double));

/// Correlated features and a skewed target, most labels within [0, 5].
std::shared_ptr<const Dataset> bigTable() {
  static const auto table = [] {
    Rng rng(1);
    auto dataset = std::make_shared<Dataset>();
    dataset->columns.resize(kFeatures + 1);
    for (std::size_t j = 0; j <= kFeatures; ++j) {
      dataset->columns[j].name = j < kFeatures ? "x" + std::to_string(j + 1) : "target";
      dataset->columns[j].values.resize(kRows);
    }
    for (std::size_t i = 0; i < kRows; ++i) {
      const double shared = rng.normal();
      for (std::size_t j = 0; j < kFeatures; ++j) dataset->columns[j].values[i] = shared + rng.normal();
      dataset->columns[kFeatures].values[i] = std::exp(0.4 * shared + 0.3 * rng.normal());
    }
    return std::shared_ptr<const Dataset>(std::move(dataset));
  }();
  return table;
}

Study bigStudy() {
  Study study;
  study.data.target = "target";
  study.data.lower = 0;
  study.data.upper = 5;
  // The methods whose previews follow a slider on this many rows.
  study.labelPrivacy.methods = {"laplace",       "gaussian",      "gaussian-classic",
                                "staircase",     "rp-with-prior", "rp-with-prior-debiased",
                                "grid-response", "central-ridge"};
  return study;
}

/// One number of /proc/self/status in bytes: "VmRSS:" now, "VmHWM:" the most so far.
double statusBytes(const std::string& wanted) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    double kibibytes = 0;
    if (word == wanted && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

void resetPeak() {
  std::ofstream("/proc/self/clear_refs") << "5";
}

/// The first split alone: ten splits of so many rows are not kept.
const SplitCaches& bigSplits() {
  static const SplitCaches splits = {buildCache(bigStudy(), bigTable())};
  return splits;
}
const TaskCache& bigCache() {
  return *bigSplits().front();
}

void BuildCache(benchmark::State& state) {
  bigTable();
  double extra = 0;
  for (auto _ : state) {
    resetPeak();
    const double before = statusBytes("VmRSS:");
    const auto cache = buildCache(bigStudy(), bigTable());
    benchmark::DoNotOptimize(cache.get());
    extra = statusBytes("VmHWM:") - before;
  }
  state.counters["extra_memory_over_table"] = extra / kTableBytes;
}
BENCHMARK(BuildCache)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

void TradeOffWarm(benchmark::State& state) {
  const Study study = bigStudy();
  bigCache();
  for (auto _ : state) benchmark::DoNotOptimize(previewTradeOff(study, bigSplits()));
  state.counters["curves"] = static_cast<double>(study.labelPrivacy.methods.size());
}
BENCHMARK(TradeOffWarm)->Unit(benchmark::kMillisecond);

/// Each step moves one slider to a place where it has not been.
template <class Move>
void tradeOffMoving(benchmark::State& state, const Move& move) {
  Study study = bigStudy();
  bigCache();
  double step = 0;
  double slowest = 0;
  for (auto _ : state) {
    move(study, ++step);
    const auto start = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(previewTradeOff(study, bigSplits()));
    slowest =
        std::max(slowest, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  state.counters["slowest_ms"] = 1e3 * slowest;
}
void TradeOffLambda(benchmark::State& state) {
  tradeOffMoving(state, [](Study& study, double step) { study.labelPrivacy.lambda = 1e-3 * step; });
}
void TradeOffZeta(benchmark::State& state) {
  tradeOffMoving(state, [](Study& study, double step) { study.labelPrivacy.zeta = 0.1 + 0.001 * step; });
}
void TradeOffShare(benchmark::State& state) {
  tradeOffMoving(state, [](Study& study, double step) {
    study.labelPrivacy.priorShare = std::fmod(0.1 + 0.001 * step, 0.9);
  });
}
void TradeOffBinWidth(benchmark::State& state) {
  tradeOffMoving(state, [](Study& study, double step) {
    study.labelPrivacy.binWidth = 5.0 / (4 + std::fmod(step, 997));
  });
}
BENCHMARK(TradeOffLambda)->Unit(benchmark::kMillisecond);
BENCHMARK(TradeOffZeta)->Unit(benchmark::kMillisecond);
BENCHMARK(TradeOffShare)->Unit(benchmark::kMillisecond);
BENCHMARK(TradeOffBinWidth)->Unit(benchmark::kMillisecond);

void Noise(benchmark::State& state) {
  const Study study = bigStudy();
  bigCache();
  for (auto _ : state) benchmark::DoNotOptimize(previewNoise(study, bigCache()));
}
BENCHMARK(Noise)->Unit(benchmark::kMillisecond);

void Interval(benchmark::State& state) {
  const Study study = bigStudy();
  bigCache();
  for (auto _ : state) benchmark::DoNotOptimize(previewInterval(study, bigCache()));
}
BENCHMARK(Interval)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::preview_bench
