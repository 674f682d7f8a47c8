#pragma once

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace epsiscope::bench {

/// The number of measurements of a benchmark: the usual one, or one where the environment only asks whether
/// all of them still run.
inline benchmark::IterationCount times(benchmark::IterationCount usual) {
  return std::getenv("EPSISCOPE_BENCH_ONCE") == nullptr ? usual : 1;
}

}  // namespace epsiscope::bench
