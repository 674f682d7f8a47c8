#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ui/charts/chart_part.h"

namespace epsiscope {

/// The parts of a chart that were looked at, one after the other; an absent one is the whole chart. One
/// gesture is one step: turning the wheel on one spot, one drag, arrows in a row.
class ZoomHistory {
public:
  enum class Gesture { single, wheel, drag, arrows };

  ZoomHistory() = default;
  /// Begins with the whole chart and this part.
  explicit ZoomHistory(const ChartPart& part) { go(part); }

  const std::optional<ChartPart>& current() const { return m_steps[m_at]; }
  /// A new step, which forgets those ahead; the same gesture replaces its own.
  void go(const std::optional<ChartPart>& part, Gesture gesture = Gesture::single);
  void endGesture() { m_gesture = Gesture::single; }
  bool canGoBack() const { return m_at > 0; }
  bool canGoForward() const { return m_at + 1 < m_steps.size(); }
  void back();
  void forward();

private:
  std::vector<std::optional<ChartPart>> m_steps{std::nullopt};
  std::size_t m_at = 0;
  Gesture m_gesture = Gesture::single;
};

}  // namespace epsiscope
