#include "core/random/rng.h"
#include "core/table/profile.h"

#include <benchmark/benchmark.h>

namespace epsiscope::profile_bench {
namespace {

/// The summary of the columns of a million rows of twenty numbers.
void profileMillionRows(benchmark::State& state) {
  Rng rng(1);
  Dataset dataset;
  dataset.columns.resize(20);
  for (Column& column : dataset.columns)
    for (int row = 0; row < 1'000'000; ++row) column.values.push_back(rng.uniform());
  for (auto _ : state)
    benchmark::DoNotOptimize(profiles(
        dataset, [] { return true; }, static_cast<unsigned>(state.range(0))));
}
BENCHMARK(profileMillionRows)->Arg(1)->Arg(0)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::profile_bench
