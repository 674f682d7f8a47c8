#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>

#include "core/data/generators.h"
#include "core/data/reader.h"
#include "core/random/rng.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope {
namespace {

/// A million rows of twenty numbers, about 190 MB.
std::string numericTable() {
  Rng rng(1);
  std::string text = "c0";
  for (int j = 1; j < 20; ++j) text += ",c" + std::to_string(j);
  text += '\n';
  char cell[32];
  for (int row = 0; row < 1'000'000; ++row)
    for (int j = 0; j < 20; ++j) {
      std::snprintf(cell, sizeof cell, "%.6f", 100 * rng.uniform());
      text += cell;
      text += j == 19 ? '\n' : ',';
    }
  return text;
}

/// A million rows of a number and two words.
std::string textTable() {
  Rng rng(2);
  std::string text = "x,class,place\n";
  for (int row = 0; row < 1'000'000; ++row)
    text += std::to_string(rng.below(1000)) + ",class" + std::to_string(rng.below(20)) + ",\"place, " +
            std::to_string(rng.below(300)) + "\"\n";
  return text;
}

void readTable(benchmark::State& state, std::string (*make)()) {
  const test::TemporaryFolder folder;
  const std::string text = make();
  const auto file = folder.write("table.csv", text);
  for (auto _ : state) benchmark::DoNotOptimize(readDataset(file));
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}

BENCHMARK_CAPTURE(readTable, Numbers, numericTable)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(readTable, Words, textTable)->Unit(benchmark::kMillisecond)->UseRealTime();

void makeBuiltIn(benchmark::State& state) {
  const BuiltIn& builtIn = builtIns()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(builtIn.id);
  for (auto _ : state) benchmark::DoNotOptimize(builtIn.make());
}
BENCHMARK(makeBuiltIn)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope
