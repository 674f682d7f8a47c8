// In the place of core/base/parallel.cpp and core/base/blas_threads.cpp: a page's engine has one thread, and
// Eigen makes its own products.

#include <algorithm>

#include "core/base/blas_threads.h"
#include "core/base/parallel.h"

namespace epsiscope {

bool canStartThreads(unsigned) {
  return false;
}

unsigned threadCount(unsigned) {
  return 1;
}

bool parallelFor(std::size_t count, unsigned, const std::function<bool(std::size_t)>& body) {
  for (std::size_t i = 0; i < count; ++i)
    if (!body(i)) return false;
  return true;
}

bool ranWithFewerThreads() {
  return false;
}

bool forBlocks(std::ptrdiff_t count, std::ptrdiff_t together, unsigned, const GoOn& goOn,
               const std::function<void(std::ptrdiff_t begin, std::ptrdiff_t size)>& work) {
  for (std::ptrdiff_t begin = 0; begin < count; begin += together) {
    const std::ptrdiff_t end = std::min(count, begin + together);
    work(begin, end - begin);
    if (!goOn(static_cast<double>(end) / static_cast<double>(count))) return false;
  }
  return true;
}

bool hasRoom(std::size_t bytes) {
  // The largest memory that the engine may grow to.
  return bytes < std::size_t{2} << 30;
}

bool productsAreThreadSafe() {
  return true;
}

bool hasRoomForProducts(unsigned) {
  return true;
}

bool hasRoomForHelpers(std::size_t) {
  return false;
}

}  // namespace epsiscope
