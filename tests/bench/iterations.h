#pragma once

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace epsiscope::bench {

/// How often a benchmark is measured: so often, or once where the environment asks whether all of them still
/// run.
inline benchmark::IterationCount times(benchmark::IterationCount usual) {
  return std::getenv("EPSISCOPE_BENCH_ONCE") == nullptr ? usual : 1;
}

}  // namespace epsiscope::bench
