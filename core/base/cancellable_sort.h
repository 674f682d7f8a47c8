#pragma once

#include "core/base/go_on.h"

#include <algorithm>
#include <cstddef>

namespace epsiscope {

/// std::sort that asks now and then whether to go on, about every millisecond. Returns whether it went to the
/// end; else the values are in any order.
template <class Values, class Less>
bool sortUnlessCancelled(Values& values, const Less& less, const GoOn& goOn) {
  constexpr std::size_t patience = 1 << 17;
  std::size_t comparisons = 0;
  try {
    std::sort(values.begin(), values.end(), [&](const auto& a, const auto& b) {
      if (++comparisons % patience == 0 && !goOn()) throw Cancelled{};
      return less(a, b);
    });
  } catch (const Cancelled&) {
    return false;
  }
  return true;
}

}  // namespace epsiscope
