#include "core/builtin/generators.h"
#include "core/random/rng.h"
#include "core/reading/reader.h"
#include "tests/support/temporary_folder.h"

#include <benchmark/benchmark.h>

#include <charconv>
#include <cstdio>
#include <functional>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace epsiscope::reader_bench {
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

std::size_t bytesOf(const Dataset& table) {
  std::size_t bytes = 0;
  for (const Column& column : table.columns)
    bytes += column.values.size() * sizeof(double) + column.codes.size() * sizeof(std::int32_t);
  return bytes;
}

/// The peak memory of a child process, in bytes.
double peakOf(const std::function<void()>& work) {
  const pid_t child = ::fork();
  if (child == 0) {
    work();
    ::_exit(0);
  }
  rusage usage{};
  ::wait4(child, nullptr, 0, &usage);
  return static_cast<double>(usage.ru_maxrss) * 1024;
}

/// The counter `memory` is the peak memory of reading, as a multiple of the table's own size.
void readTable(benchmark::State& state, std::string (*make)()) {
  const test::TemporaryFolder folder;
  std::string text = make();
  const auto file = folder.write("table.csv", text);
  const auto bytes = static_cast<std::int64_t>(text.size());
  text = {};
  const double memory = peakOf([&] { (void)readDataset(file); }) - peakOf([] {});
  state.counters["memory"] = memory / static_cast<double>(bytesOf(readDataset(file).value()));
  for (auto _ : state) benchmark::DoNotOptimize(readDataset(file));
  state.SetBytesProcessed(state.iterations() * bytes);
}

/// The work that no reader can avoid: every byte once, every number by the standard library. The ratio to
/// readTable does not depend on the machine.
void walkNumbers(benchmark::State& state) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", numericTable());
  for (auto _ : state) {
    const std::string text = test::bytesOf(file);
    double sum = 0, value = 0;
    for (const char *at = text.data() + text.find('\n') + 1, *end = text.data() + text.size(); at < end;
         ++at) {
      at = std::from_chars(at, end, value).ptr;
      sum += value;
    }
    benchmark::DoNotOptimize(sum);
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(std::filesystem::file_size(file)));
}

BENCHMARK_CAPTURE(readTable, Numbers, numericTable)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(walkNumbers)->Name("readTable/StandardLibrary")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(readTable, Words, textTable)->Unit(benchmark::kMillisecond)->UseRealTime();

void makeBuiltIn(benchmark::State& state) {
  const BuiltIn& builtIn = builtIns()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(builtIn.id);
  for (auto _ : state) benchmark::DoNotOptimize(builtIn.make());
}
BENCHMARK(makeBuiltIn)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::reader_bench
