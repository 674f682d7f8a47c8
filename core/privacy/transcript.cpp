#include "core/privacy/transcript.h"

#include <algorithm>
#include <map>

namespace epsiscope {

Transcript Transcript::replayOf(const Transcript& recorded) {
  Transcript replay;
  replay.m_recorded = &recorded;
  return replay;
}

const Transcript::Entry* Transcript::next() {
  if (m_next >= m_recorded->m_entries.size()) {
    ++m_next;
    return nullptr;
  }
  return &m_recorded->m_entries[m_next++];
}

std::size_t Transcript::answers() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(m_entries, [](const Entry& entry) { return entry.law.has_value(); }));
}

bool Transcript::saysTheSame() const {
  return m_recorded == nullptr ||
         (m_next == m_recorded->m_entries.size() && m_published == m_recorded->m_published);
}

AnswerLoss Transcript::loss() const {
  AnswerLoss sum;
  double squares = 0;
  for (const Told& one : m_told) {
    sum.most += std::isnan(one.loss.most) ? kInfinity : one.loss.most;
    squares += one.loss.moved * one.loss.moved;
  }
  sum.moved = std::sqrt(squares);
  return sum;
}

Booking priceOf(const std::vector<Booking>& bookings) {
  std::map<std::size_t, Booking> groups;
  Booking price{.trust = Guarantee::Trust::local};
  for (const Booking& one : bookings) {
    Booking& sum = groups[one.group];
    sum.epsilon += one.epsilon / one.rows;
    sum.delta += one.delta / one.rows;
    if (one.trust == Guarantee::Trust::none || price.trust == Guarantee::Trust::local)
      price.trust = one.trust;
  }
  Booking most;
  for (const auto& [group, sum] : groups) {
    if (group == 0) continue;
    most.epsilon = std::max(most.epsilon, sum.epsilon);
    most.delta = std::max(most.delta, sum.delta);
  }
  price.epsilon = groups[0].epsilon + most.epsilon;
  price.delta = groups[0].delta + most.delta;
  return price;
}

}  // namespace epsiscope
