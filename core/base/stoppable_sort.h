#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>

namespace epsiscope {

/// std::sort that asks now and then whether to go on, about every millisecond. Returns false, with the values
/// in any order, once `goOn` says no.
template <class Values, class Less>
bool sortUnlessStopped(Values& values, const Less& less, const std::function<bool()>& goOn) {
  constexpr std::size_t patience = 1 << 17;
  struct Stopped {};
  std::size_t comparisons = 0;
  try {
    std::sort(values.begin(), values.end(), [&](const auto& a, const auto& b) {
      if (++comparisons % patience == 0 && goOn && !goOn()) throw Stopped{};
      return less(a, b);
    });
  } catch (const Stopped&) {
    return false;
  }
  return true;
}

}  // namespace epsiscope
