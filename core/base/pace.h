#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <utility>

namespace epsiscope {

/// Counts the bytes that a loop has worked on, and asks once for every megabyte whether to go on: for loops
/// with more steps than should ask, and for steps that make much out of little.
class Pace {
public:
  explicit Pace(GoOn goOn = {}) : m_goOn(std::move(goOn)) {}

  /// Throws Cancelled.
  void count(std::size_t bytes) {
    m_bytes += bytes;
    if (m_bytes < kBytesAtOnce) return;
    m_bytes = 0;
    if (!m_goOn()) throw Cancelled{};
  }

private:
  static constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20;

  GoOn m_goOn;
  std::size_t m_bytes = 0;
};

}  // namespace epsiscope
