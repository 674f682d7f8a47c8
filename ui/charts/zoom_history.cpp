#include "ui/charts/zoom_history.h"

namespace epsiscope {

namespace {

constexpr std::size_t longestHistory = 100;

}  // namespace

void ZoomHistory::go(const std::optional<ChartPart>& part, Gesture gesture) {
  if (part == current()) return;
  m_steps.resize(m_at + 1);
  if (gesture != Gesture::single && gesture == m_gesture)
    m_steps.back() = part;
  else
    m_steps.push_back(part);
  m_gesture = gesture;
  if (m_steps.size() > longestHistory) m_steps.erase(m_steps.begin());
  m_at = m_steps.size() - 1;
}

void ZoomHistory::back() {
  endGesture();
  if (canGoBack()) --m_at;
}

void ZoomHistory::forward() {
  endGesture();
  if (canGoForward()) ++m_at;
}

}  // namespace epsiscope
