#include "core/privacy/guarantee.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

/// The more who is trusted sees, the larger.
int trusted(Guarantee::Trust trust) {
  constexpr std::array kOrder = {Guarantee::Trust::local, Guarantee::Trust::central, Guarantee::Trust::none};
  return static_cast<int>(std::ranges::find(kOrder, trust) - kOrder.begin());
}

/// Numbers that are sums of rounded parts differ by less.
constexpr double kRoundingOfPrices = 1e-9;

bool isMore(double price, double promised) {
  return price > promised * (1 + kRoundingOfPrices);
}

bool isRounded(double sum, double whole) {
  return std::abs(sum - whole) <= kRoundingOfPrices * whole;
}

}  // namespace

Guarantee Guarantee::of(const Booking& price, const ProtectedUnit& unit) {
  Guarantee made;
  const double times = unit.rows() / price.rows;
  made.m_epsilon = times * price.epsilon;
  made.m_delta = times * price.delta;
  made.m_neighbours = price.neighbours;
  made.m_trust = price.trust;
  made.m_proved = price.unproved.empty();
  made.m_note = price.unproved;
  made.m_unit = unit;
  return made;
}

Guarantee Guarantee::none(Neighbours neighbours, std::string why) {
  Guarantee made;
  made.m_neighbours = neighbours;
  made.m_note = std::move(why);
  return made;
}

Guarantee Guarantee::because(const std::string& why) const {
  Guarantee made = *this;
  if (made.m_note.find(why) == std::string::npos) addSentence(made.m_note, why);
  return made;
}

Guarantee Guarantee::unproved(const std::string& why) const {
  Guarantee made = because(why);
  made.m_proved = false;
  return made;
}

Guarantee Guarantee::voided(const std::string& why) const {
  Guarantee made = because(why);
  made.m_trust = Trust::none;
  return made;
}

Guarantee Guarantee::leavingRowsOut(bool leavesOut) const {
  Guarantee made = *this;
  made.m_amongCompleteRows = leavesOut;
  return made;
}

Guarantee Guarantee::heldTo(const Booking& booked) const {
  const Guarantee paid = of(booked, m_unit);
  Guarantee made = *this;
  if (isMore(paid.m_epsilon, m_epsilon)) made.m_epsilon = paid.m_epsilon;
  if (isMore(paid.m_delta, m_delta)) made.m_delta = paid.m_delta;
  if (m_trust == Trust::local) made.m_trust = paid.m_trust;
  if (paid.m_neighbours == Neighbours::label) made.m_neighbours = Neighbours::label;
  return made;
}

Guarantee Guarantee::roundedTo(double epsilon, double delta) const {
  Guarantee made = *this;
  if (isRounded(m_epsilon, epsilon)) made.m_epsilon = epsilon;
  if (isRounded(m_delta, delta)) made.m_delta = delta;
  return made;
}

Guarantee weaker(const Guarantee& one, const Guarantee& other) {
  if (one == Guarantee()) return other;
  if (other == Guarantee()) return one;
  using Neighbours = Guarantee::Neighbours;
  Guarantee both = one;
  both.m_epsilon = std::max(one.m_epsilon, other.m_epsilon);
  both.m_delta = std::max(one.m_delta, other.m_delta);
  // Whoever protects rows protects labels too.
  if (other.m_neighbours == Neighbours::label) both.m_neighbours = Neighbours::label;
  if (trusted(other.m_trust) > trusted(one.m_trust)) both.m_trust = other.m_trust;
  both.m_proved = one.m_proved && other.m_proved;
  if (both.m_note.empty()) both.m_note = other.m_note;
  both.m_amongCompleteRows = one.m_amongCompleteRows || other.m_amongCompleteRows;
  both.m_unit.most = std::min(one.m_unit.most, other.m_unit.most);
  return both;
}

Guarantee composed(const Guarantee& first, const Guarantee& then) {
  Guarantee both = weaker(first, then);
  if (first == Guarantee() || then == Guarantee()) return both;
  both.m_epsilon = first.m_epsilon + then.m_epsilon;
  both.m_delta = first.m_delta + then.m_delta;
  return both.because(then.m_note);
}

DeltaReach deltaReach(double delta, std::size_t people) {
  constexpr double kTenth = 0.1;
  const double one = 1 / static_cast<double>(people);
  if (delta >= one) return DeltaReach::all;
  return delta > kTenth * one ? DeltaReach::near : DeltaReach::well;
}

std::string deltaPromisesNothing(double delta, std::size_t people, const ProtectedUnit& unit) {
  constexpr int kDigits = 3;
  return filled(sentence("Core", unit.isPerson() ? kDeltaPromisesNobody : kDeltaPromisesNothing),
                roundedText(delta, kDigits), roundedText(1 / static_cast<double>(people), kDigits), people);
}

Guarantee amongPeople(Guarantee made, std::size_t people, double deltaTogether) {
  if (made.trust() == Guarantee::Trust::none || !(made.delta() > 0)) return made;
  if (deltaReach(deltaTogether, people) != DeltaReach::all) return made;
  return made.voided(deltaPromisesNothing(deltaTogether, people, made.unit()));
}

std::string completeRowsNote(const Guarantee& guarantee) {
  if (!guarantee.amongCompleteRows()) return {};
  return sentence("Core",
                  "Among complete rows: rows with missing cells are left out, and somebody whose row becomes "
                  "one of them is not protected.");
}

}  // namespace epsiscope
