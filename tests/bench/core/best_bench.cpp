#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "tests/support/best_tables.h"

namespace epsiscope::best_bench {
namespace {

// The errors of `best` against those of all other methods of its trust, on tables that nothing was tuned on,
// at nine epsilons: not its time. "worse" counts the epsilons at which it is more than 5 % above the best
// other or 2 % above the private mean, "worst" is the largest such ratio.

void compare(benchmark::State& state, const test::OrdinaryTable& table, double times, const char* ours) {
  Study study = test::studyOfTable(table, times);
  if (!std::filesystem::exists(study.data.file)) return state.SkipWithError("the table is not here");
  study.epsilon = {0.05, 0.1, 0.2, 0.5, 1, 2, 3, 4, 8};
  study.trials = 10;
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures};
  const bool isLocal = ours == std::string(kMethodBestLocal);
  study.labelPrivacy.methods = {"laplace", "gaussian", "staircase", "grid-response", ours};
  if (!isLocal)
    for (const char* method : {"rr-on-bins", "unbiased", "rp-with-prior", "rp-with-prior-debiased",
                               kMethodCentralRidge, kMethodCentralRidgeGaussian, kMethodPredictMean})
      study.labelPrivacy.methods.emplace_back(method);
  int worse = 0;
  double worst = 0;
  for (auto _ : state)
    for (const auto& [epsilon, errors] : test::comparedErrors(study, ours)) {
      const double ratio =
          std::max(errors.ours / errors.other / 1.05, isLocal ? 0 : errors.ours / errors.mean / 1.02);
      worse += ratio > 1 ? 1 : 0;
      worst = std::max(worst, ratio);
    }
  state.counters["worse"] = worse;
  state.counters["worst"] = worst;
}

[[maybe_unused]] const bool kRegistered = [] {
  for (const test::OrdinaryTable& table : test::kReportingTables)
    for (const double times : {1.0, 2.0, 6.0})
      for (const char* ours : {kMethodBestCentral, kMethodBestLocal})
        benchmark::RegisterBenchmark(
            (std::string(ours) + "/" + table.target + "/x" + std::to_string(static_cast<int>(times))).c_str(),
            [&table, times, ours](benchmark::State& state) { compare(state, table, times, ours); })
            ->Iterations(1)
            ->Unit(benchmark::kSecond);
  return true;
}();

}  // namespace
}  // namespace epsiscope::best_bench
