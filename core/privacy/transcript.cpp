#include "core/privacy/transcript.h"

#include "core/text/wording.h"

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

void Transcript::addLoss(const AnswerLoss& loss, const Booking& booking) {
  const bool isKnown = !std::isnan(loss.most) && !std::isnan(loss.moved);
  m_told.push_back({isKnown ? loss : AnswerLoss::endless(), booking});
}

std::size_t Transcript::answers() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(m_entries, [](const Entry& entry) { return entry.law.has_value(); }));
}

bool Transcript::saysTheSame() const {
  if (m_recorded == nullptr) return true;
  const auto isSame = [](const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
    // Numbers beyond the doubles are alike.
    return a.size() == b.size() && (a.array() == b.array() || (a.array().isNaN() && b.array().isNaN())).all();
  };
  return m_next == m_recorded->m_entries.size() &&
         std::ranges::equal(m_published, m_recorded->m_published, isSame);
}

AnswerLoss Transcript::loss() const {
  AnswerLoss sum;
  double squares = 0;
  for (const Told& one : m_told) {
    sum.most += one.loss.most;
    squares += one.loss.moved * one.loss.moved;
  }
  sum.moved = std::sqrt(squares);
  return sum;
}

Booking priceOf(const std::vector<Booking>& bookings) {
  std::map<std::size_t, Booking> groups;
  Booking price{.trust = Booking::Trust::local};
  if (!bookings.empty()) price.neighbours = Booking::Neighbours::row;
  for (const Booking& one : bookings) {
    Booking& sum = groups[one.group];
    sum.epsilon += one.epsilon / one.rows;
    sum.delta += one.delta / one.rows;
    if (one.trust == Booking::Trust::none || price.trust == Booking::Trust::local) price.trust = one.trust;
    if (one.neighbours == Booking::Neighbours::label) price.neighbours = one.neighbours;
    if (price.unproved.find(one.unproved) == std::string::npos) addSentence(price.unproved, one.unproved);
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
