#pragma once

#include <algorithm>
#include <cstddef>
#include <mutex>

#include <Eigen/Core>

#include "core/base/go_on.h"
#include "core/base/parallel.h"

namespace epsiscope {

/// work(begin, size) for blocks of `together` of the indices below `count`, on up to `threads` threads.
/// goOn is told after each block, in ascending order, and never from two threads at once. Returns whether
/// it was not cancelled.
template <class Work>
bool forBlocks(Eigen::Index count, Eigen::Index together, unsigned threads, const GoOn& goOn, Work work) {
  const auto blocks = static_cast<std::size_t>((count + together - 1) / together);
  std::mutex guard;
  std::size_t done = 0;
  bool going = true;
  return parallelFor(blocks, threads, [&](std::size_t block) {
    const Eigen::Index begin = static_cast<Eigen::Index>(block) * together;
    work(begin, std::min(together, count - begin));
    const std::lock_guard lock(guard);
    ++done;
    going = going && goOn(static_cast<double>(done) / static_cast<double>(blocks));
    return going;
  });
}

}  // namespace epsiscope
