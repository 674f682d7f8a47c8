#pragma once

namespace epsiscope {

/// From now on blocks of 4 MB and more return to the system as soon as they are freed. Left alone, glibc
/// takes the first large block that is freed as a sign that others should stay in its heaps, one for each
/// thread that ever made one, and matrices of 32 MB make a window grow by as much again and again.
void giveBackLargeBlocks();

}  // namespace epsiscope
