#include "core/base/parallel.h"

#include <gtest/gtest.h>

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <filesystem>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/base/blas_threads.h"

namespace epsiscope::parallel_test {
namespace {

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr bool kThreadsOfSanitizers = true;
#else
constexpr bool kThreadsOfSanitizers = false;
#endif

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
  // Each thread can have one index under way when the other stops.
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

/// An outer call on four threads with two indices leaves two threads to each: never more than four at once.
TEST(ParallelFor, CallsFromWithinShareTheThreads) {
  for (const std::size_t outer : {1, 2, 3, 4, 9}) {
    std::atomic<int> now = 0, most = 0, runs = 0;
    EXPECT_TRUE(parallelFor(outer, 4, [&](std::size_t) {
      return parallelFor(50, 0, [&](std::size_t) {
        return parallelFor(3, 7, [&](std::size_t) {
          const int atWork = ++now;
          for (int before = most; before < atWork && !most.compare_exchange_weak(before, atWork);) {
          }
          ++runs;
          std::this_thread::yield();
          --now;
          return true;
        });
      });
    }));
    EXPECT_EQ(runs, static_cast<int>(outer) * 150);
    EXPECT_LE(most, 4);
  }
}

TEST(ParallelFor, AfterAnExceptionTheThreadHasAllThreadsAgain) {
  const auto fail = [](std::size_t) -> bool { throw std::runtime_error("no"); };
  EXPECT_THROW(parallelFor(4, 2, fail), std::runtime_error);
  std::mutex guard;
  std::set<std::thread::id> ids;
  parallelFor(4, 4, [&](std::size_t) {
    {
      const std::lock_guard lock(guard);
      ids.insert(std::this_thread::get_id());
    }
    // Waits until all four are at work.
    for (int round = 0; round < 10'000'000; ++round) {
      {
        const std::lock_guard lock(guard);
        if (ids.size() == 4) break;
      }
      std::this_thread::yield();
    }
    return true;
  });
  EXPECT_EQ(ids.size(), 4U);
}

/// Works without threads and says by its exit code whether that went well: no user but root may have more
/// processes than the limit.
[[noreturn]] void workWithoutThreads() {
  const rlimit none = {.rlim_cur = 1, .rlim_max = 1};
  if ((::geteuid() == 0 && ::setuid(65534) != 0) || ::setrlimit(RLIMIT_NPROC, &none) != 0) ::_exit(1);
  std::atomic<int> runs = 0;
  const bool done = parallelFor(100, 4, [&](std::size_t) { return ++runs > 0; });
  ::_exit(done && runs == 100 && ranWithFewerThreads() && !canStartThreads(2) ? 0 : 2);
}

TEST(ParallelForDeathTest, DoesAllTheWorkWithTheThreadsThatThereAre) {
  EXPECT_FALSE(ranWithFewerThreads());
  EXPECT_TRUE(canStartThreads(4));
  EXPECT_EXIT(workWithoutThreads(), testing::ExitedWithCode(0), "");
}

/// OpenBLAS would end the program for want of buffers.
TEST(ParallelForDeathTest, StartsNoMoreThreadsThanOpenBlasHasBuffersFor) {
  const auto count = [] {
    std::mutex guard;
    std::set<std::thread::id> ids;
    const bool done = parallelFor(5000, 2000, [&](std::size_t) {
      const std::lock_guard lock(guard);
      ids.insert(std::this_thread::get_id());
      return true;
    });
    ::_exit(done && ids.size() <= 128 ? 0 : 1);
  };
  EXPECT_EXIT(count(), testing::ExitedWithCode(0), "");
}

/// OpenBLAS is loaded while the program sees one processor; all of them are available afterwards.
TEST(Parallel, AllProcessorsCanBeUsed) {
  cpu_set_t processors;
  ASSERT_EQ(::sched_getaffinity(0, sizeof(processors), &processors), 0);
  EXPECT_EQ(CPU_COUNT(&processors), std::max(1U, std::thread::hardware_concurrency()));
}

TEST(Parallel, LoadingThePartsOfTheProgramStartsNoThread) {
  if (kThreadsOfSanitizers) return;
  const auto count = [] {
    std::ptrdiff_t threads = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator("/proc/self/task"))
      ++threads;
    return threads;
  };
  EXPECT_EQ(count(), 1);
}

TEST(ForBlocks, CoversEveryIndexOnceAndTellsARisingShare) {
  for (const unsigned threads : {1U, 4U}) {
    std::vector<int> runs(103);
    std::vector<double> told;
    EXPECT_TRUE(forBlocks(
        103, 10, threads, [&](double done) { return told.push_back(done), true; },
        [&](std::ptrdiff_t begin, std::ptrdiff_t size) {
          for (std::ptrdiff_t i = begin; i < begin + size; ++i) ++runs[static_cast<std::size_t>(i)];
        }));
    EXPECT_EQ(runs, std::vector<int>(103, 1));
    ASSERT_EQ(told.size(), 11U);
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_EQ(told.back(), 1);
  }
}

TEST(ForBlocks, AsksNoMoreOnceCancelled) {
  int asked = 0;
  const auto goOn = [&](double) { return ++asked < 3; };
  EXPECT_FALSE(forBlocks(1000, 10, 4, goOn, [](std::ptrdiff_t, std::ptrdiff_t) {}));
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace epsiscope::parallel_test
