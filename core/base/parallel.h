#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <functional>

namespace epsiscope {

/// Whether the system would give so many threads at once, and memory to do something with.
bool canStartThreads(unsigned count);

/// The number of threads that "threads" means: itself, or for 0 as many as the machine has.
unsigned threadCount(unsigned threads);

/// Runs body(0) ... body(count - 1) on up to `threads` threads (0: as many as the machine has), each index
/// once, in about ascending order. The only place in core that starts threads. body returns false to stop the
/// rest. A call from within body shares the threads: one of k threads has a k-th of them for its own calls,
/// so that there are never more at work than the outermost call may have, and none waits for another. Where
/// the system gives fewer threads, or has no memory for them, those that there are do all the work. The first
/// exception is rethrown here. Results must depend on the index alone, never on the thread. Returns whether
/// every index ran and none stopped the rest.
bool parallelFor(std::size_t count, unsigned threads, const std::function<bool(std::size_t)>& body);

/// Whether some call had to do with fewer threads than it wanted.
bool ranWithFewerThreads();

/// work(begin, size) for blocks of `together` of the indices below `count`, on up to `threads` threads. goOn
/// is called after each block, in ascending order, and never from two threads at once. Returns whether it was
/// not cancelled.
bool forBlocks(std::ptrdiff_t count, std::ptrdiff_t together, unsigned threads, const GoOn& goOn,
               const std::function<void(std::ptrdiff_t begin, std::ptrdiff_t size)>& work);

}  // namespace epsiscope
