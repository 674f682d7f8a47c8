#pragma once

#include <functional>
#include <mutex>

namespace epsiscope {

/// Passes progress on from many threads, one at a time, and remembers that it said stop.
class ProgressGate {
public:
  explicit ProgressGate(const std::function<bool(double)>& progress) : m_progress(progress) {}
  bool operator()(double fraction) {
    const std::lock_guard lock(m_guard);
    if (!m_stopped && m_progress && !m_progress(fraction)) m_stopped = true;
    return !m_stopped;
  }
  bool stopped() const { return m_stopped; }

private:
  const std::function<bool(double)>& m_progress;
  std::mutex m_guard;
  bool m_stopped = false;
};

}  // namespace epsiscope
