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

#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" void openblas_set_num_threads(int);
extern "C" int openblas_get_parallel();
extern "C" void* blas_memory_alloc(int);
extern "C" void blas_memory_free(void*);

namespace epsiscope {

namespace {

/// The processors that this program may use, as the system writes them.
constexpr std::size_t kMostProcessorWords = 128;
using Processors = unsigned long[kMostProcessorWords];
constinit Processors processorsAtStart = {};
constinit long sizeOfProcessors = 0;

/// OpenBLAS, where it is a build with threads of its own, starts one for each processor while the program is
/// loaded, and ends the program where it gets none. They would never work, see below: it is shown one
/// processor until they are not started.
__attribute__((no_sanitize("address", "thread", "undefined"))) void showOneProcessor(int, char**, char**) {
  // Nothing has begun yet, neither libraries nor checkers: nothing but the system is asked.
  sizeOfProcessors = ::syscall(SYS_sched_getaffinity, 0, sizeof(Processors), processorsAtStart);
  if (sizeOfProcessors <= 0) return;
  Processors one;
  bool isFound = false;
  for (std::size_t i = 0; i < kMostProcessorWords; ++i) {
    one[i] = isFound ? 0 : processorsAtStart[i] & (~processorsAtStart[i] + 1);
    isFound = isFound || one[i] != 0;
  }
  ::syscall(SYS_sched_setaffinity, 0, sizeOfProcessors, one);
}
[[gnu::section(".preinit_array"), gnu::used]] void (*const kBeforeLibraries)(int, char**,
                                                                             char**) = showOneProcessor;

/// Threads are started here and nowhere else: OpenBLAS computes in the thread that calls it, or sums would
/// depend on the number of its threads.
[[maybe_unused]] const bool kOneThreadPerProduct = [] {
  if (sizeOfProcessors > 0) ::syscall(SYS_sched_setaffinity, 0, sizeOfProcessors, processorsAtStart);
  openblas_set_num_threads(1);
  return true;
}();

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
/// More than OpenBLAS asks for at once.
constexpr std::size_t kBuffer = 160 * kMegabyte;
/// OpenBLAS ends the program above about twice as many.
constexpr std::size_t kMostBuffers = 128;
/// The stack and the heap of a thread before it has done anything.
constexpr std::size_t kThread = 136 * kMegabyte;
/// What is kept for the work itself.
constexpr std::size_t kWork = 256 * kMegabyte;

/// OpenBLAS needs a buffer for each thread that is within a product, keeps it, and where there is no memory
/// for another one asks for ever. So it is made to have as many as there will be threads. Returns whether it
/// has.
bool hasBuffers(std::size_t threads) {
  static std::mutex guard;
  static std::size_t kept = 0;
  const std::lock_guard lock(guard);
  if (threads <= kept) return true;
  if (threads > kMostBuffers) return false;
  std::vector<void*> held;
  while (held.size() < threads && hasRoom(kBuffer)) held.push_back(blas_memory_alloc(0));
  for (void* const buffer : held) blas_memory_free(buffer);
  kept = std::max(kept, held.size());
  return threads <= kept;
}

std::atomic<std::size_t> callersOfProducts = 1;
std::atomic<std::size_t> helpersAtWork = 0;
std::atomic<bool> hadFewerThreads = false;

/// A thread for a part of the work, while it lives.
class Helper {
public:
  /// Throws std::system_error where there is no room for one more.
  explicit Helper(const std::function<void()>& work) {
    if (!hasBuffers(++helpersAtWork + callersOfProducts)) {
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

/// How many threads a call from this thread may use: a part of those of the call that it works for.
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

/// What the threads of one call share.
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

bool hasRoom(std::size_t bytes) {
  void* const room = ::mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) return false;
  ::munmap(room, bytes);
  return true;
}

bool productsAreThreadSafe() {
  return openblas_get_parallel() != 0;
}

bool hasRoomForProducts(unsigned callers) {
  callersOfProducts = callers;
  return hasBuffers(callers);
}

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
