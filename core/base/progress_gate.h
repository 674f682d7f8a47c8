#pragma once

#include <mutex>
#include <utility>

#include "core/base/go_on.h"

namespace epsiscope {

/// Passes progress on from many threads, one at a time, and remembers that it said stop.
class ProgressGate {
public:
  explicit ProgressGate(GoOn goOn) : m_goOn(std::move(goOn)) {}
  bool operator()(double fraction) {
    const std::lock_guard lock(m_guard);
    if (!m_stopped && !m_goOn(fraction)) m_stopped = true;
    return !m_stopped;
  }
  bool stopped() const { return m_stopped; }

private:
  const GoOn m_goOn;
  std::mutex m_guard;
  bool m_stopped = false;
};

}  // namespace epsiscope
