#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <latch>
#include <limits>
#include <list>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/blas_threads.h"

namespace epsiscope {

namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
/// The stack and the heap of a thread before it has done anything.
constexpr std::size_t kThread = 136 * kMegabyte;
/// The memory kept for the work itself.
constexpr std::size_t kWork = 256 * kMegabyte;

std::atomic<std::size_t> helpersAtWork = 0;
std::atomic<bool> hadFewerThreads = false;

/// A thread for a part of the work, while it lives.
class Helper {
public:
  /// Throws std::system_error where there is no room for one more.
  explicit Helper(const std::function<void()>& work) {
    if (!hasRoomForHelpers(++helpersAtWork)) {
      --helpersAtWork;
      throw std::system_error(std::make_error_code(std::errc::not_enough_memory));
    }
    try {
      m_thread = std::jthread(work);
    } catch (...) {
      --helpersAtWork;
      throw;
    }
  }
  ~Helper() {
    m_thread.join();
    --helpersAtWork;
  }
  Helper(const Helper&) = delete;
  Helper& operator=(const Helper&) = delete;

private:
  std::jthread m_thread;
};

/// The number of threads that a call from this thread may use: a part of those of the call that it works for.
thread_local std::size_t tMostThreads = std::numeric_limits<std::size_t>::max();

/// Lets this thread's calls use so many threads while it lives.
class ThreadsForNested {
public:
  explicit ThreadsForNested(std::size_t most) : m_before(std::exchange(tMostThreads, most)) {}
  ~ThreadsForNested() { tMostThreads = m_before; }
  ThreadsForNested(const ThreadsForNested&) = delete;
  ThreadsForNested& operator=(const ThreadsForNested&) = delete;

private:
  std::size_t m_before;
};

/// The state that the threads of one call share.
struct Work {
  Work(std::size_t howMany, const std::function<bool(std::size_t)>& what) : count(howMany), body(what) {}

  const std::size_t count;
  const std::function<bool(std::size_t)>& body;
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stopped = false;
  std::mutex guard;
  std::exception_ptr failure;

  void takeTurns() {
    while (!stopped) {
      const std::size_t index = next++;
      if (index >= count) return;
      try {
        if (!body(index)) stopped = true;
      } catch (...) {
        const std::lock_guard lock(guard);
        if (!failure) failure = std::current_exception();
        stopped = true;
      }
    }
  }
};

}  // namespace

bool canStartThreads(unsigned count) {
  if (!hasRoom(2 * kWork)) return false;
  std::latch everyone(count);
  std::vector<std::jthread> threads;
  try {
    for (unsigned i = 0; i < count; ++i) threads.emplace_back([&everyone] { everyone.arrive_and_wait(); });
  } catch (const std::system_error&) {
    everyone.count_down(static_cast<std::ptrdiff_t>(count - threads.size()));
    return false;
  }
  return true;
}

bool ranWithFewerThreads() {
  return hadFewerThreads;
}

unsigned threadCount(unsigned threads) {
  return threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
}

bool parallelFor(std::size_t count, unsigned threads, const std::function<bool(std::size_t)>& body) {
  Work work(count, body);
  const std::size_t most = std::min<std::size_t>(threadCount(threads), tMostThreads);
  const std::size_t helpers = std::min(most, count);
  const std::size_t nested = helpers > 0 ? most / helpers : most;
  const auto takeTurns = [&work, nested] {
    const ThreadsForNested share(nested);
    work.takeTurns();
  };
  {
    std::list<Helper> others;
    try {
      // Those that have just begun may not have taken their memory yet.
      for (std::size_t i = 1; i < helpers && hasRoom(kWork + i * kThread); ++i)
        others.emplace_back(takeTurns);
    } catch (const std::system_error&) {
      // There are as many as there are.
    }
    if (others.size() + 1 < helpers) hadFewerThreads = true;
    takeTurns();
  }
  if (work.failure) std::rethrow_exception(work.failure);
  return !work.stopped;
}

bool forBlocks(std::ptrdiff_t count, std::ptrdiff_t together, unsigned threads, const GoOn& goOn,
               const std::function<void(std::ptrdiff_t begin, std::ptrdiff_t size)>& work) {
  const auto blocks = static_cast<std::size_t>((count + together - 1) / together);
  std::mutex guard;
  std::size_t done = 0;
  bool going = true;
  return parallelFor(blocks, threads, [&](std::size_t block) {
    const std::ptrdiff_t begin = static_cast<std::ptrdiff_t>(block) * together;
    work(begin, std::min(together, count - begin));
    const std::lock_guard lock(guard);
    ++done;
    going = going && goOn(static_cast<double>(done) / static_cast<double>(blocks));
    return going;
  });
}

}  // namespace epsiscope
