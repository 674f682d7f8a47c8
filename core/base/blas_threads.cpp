#include "core/base/blas_threads.h"

#include <algorithm>
#include <atomic>
#include <mutex>
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

/// The threads of parallelFor() are the only ones.
[[maybe_unused]] const bool kOneThreadPerProduct = [] {
  if (sizeOfProcessors > 0) ::syscall(SYS_sched_setaffinity, 0, sizeOfProcessors, processorsAtStart);
  openblas_set_num_threads(1);
  return true;
}();

/// More than OpenBLAS asks for at once.
constexpr std::size_t kBuffer = std::size_t{160} << 20;
/// OpenBLAS ends the program above about twice as many.
constexpr std::size_t kMostBuffers = 128;
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

bool hasRoomForHelpers(std::size_t helpers) {
  return hasBuffers(helpers + callersOfProducts);
}

}  // namespace epsiscope
