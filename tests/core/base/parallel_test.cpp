#include "core/base/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

namespace epsiscope {
namespace {

TEST(Parallel, ProductsMayBeComputedOnSeveralThreads) {
  EXPECT_TRUE(productsAreThreadSafe()) << "this is the serial build of OpenBLAS";
}

TEST(ParallelFor, RunsEveryIndexOnce) {
  for (const unsigned threads : {0U, 1U, 2U, 7U}) {
    std::vector<std::atomic<int>> runs(1000);
    EXPECT_TRUE(parallelFor(runs.size(), threads, [&](std::size_t i) {
      ++runs[i];
      return true;
    }));
    for (const auto& count : runs) EXPECT_EQ(count, 1);
  }
}

TEST(ParallelFor, NothingToDoIsDone) {
  EXPECT_TRUE(parallelFor(0, 4, [](std::size_t) { return false; }));
}

TEST(ParallelFor, StopsWhenToldTo) {
  std::atomic<std::size_t> runs = 0;
  EXPECT_FALSE(parallelFor(1'000'000, 2, [&](std::size_t) { return ++runs < 10; }));
  // Each thread can have one index under way when the other says stop.
  EXPECT_LE(runs, 11U);
}

TEST(ParallelFor, RethrowsTheFirstException) {
  EXPECT_THROW(parallelFor(100, 2,
                           [](std::size_t i) -> bool {
                             if (i == 3) throw std::runtime_error("three");
                             return true;
                           }),
               std::runtime_error);
}

TEST(ParallelFor, OneThreadStaysInTheCaller) {
  std::set<std::thread::id> ids;
  parallelFor(10, 1, [&](std::size_t) {
    ids.insert(std::this_thread::get_id());
    return true;
  });
  EXPECT_EQ(ids, std::set{std::this_thread::get_id()});
}

}  // namespace
}  // namespace epsiscope
