#pragma once

namespace epsiscope {

/// Whole numbers of 128 bits, for sums that must be exact. (GCC and clang have them outside the standard.)
__extension__ using WideInteger = __int128;
__extension__ using WideUnsigned = unsigned __int128;

}  // namespace epsiscope
