#pragma once

#include <cstddef>

namespace epsiscope {

// OpenBLAS computes in the threads that call it and starts none: sums would depend on their number. That is
// settled before the program begins.

/// Whether OpenBLAS may be called from several threads at once. Its serial build may not: products would be
/// wrong. A program that finds it so must not start.
bool productsAreThreadSafe();
/// Whether there is memory for OpenBLAS to work with in so many threads besides those of parallelFor(). A
/// program that finds none must not start: its first product would never end.
bool hasRoomForProducts(unsigned callers);
/// Whether there is memory for OpenBLAS in so many threads of parallelFor() besides those callers.
bool hasRoomForHelpers(std::size_t helpers);
/// Whether the program could get so much more memory now; none is taken.
bool hasRoom(std::size_t bytes);

}  // namespace epsiscope
