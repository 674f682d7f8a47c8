#include "core/privacy/guarantee.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace epsiscope {

namespace {

/// The more who is trusted sees, the larger.
int trusted(Guarantee::Trust trust) {
  constexpr std::array kOrder = {Guarantee::Trust::local, Guarantee::Trust::central, Guarantee::Trust::none};
  return static_cast<int>(std::ranges::find(kOrder, trust) - kOrder.begin());
}

}  // namespace

Guarantee notPrivate(Guarantee::Neighbours neighbours, std::string why) {
  return {.neighbours = neighbours, .note = std::move(why)};
}

void addReason(Guarantee& guarantee, const std::string& why) {
  if (guarantee.note.find(why) == std::string::npos) addSentence(guarantee.note, why);
}

Guarantee weaker(const Guarantee& one, const Guarantee& other) {
  if (one == Guarantee{}) return other;
  if (other == Guarantee{}) return one;
  Guarantee both = one;
  both.epsilon = std::max(one.epsilon, other.epsilon);
  both.delta = std::max(one.delta, other.delta);
  if (other.neighbours == Guarantee::Neighbours::row) both.neighbours = other.neighbours;
  if (trusted(other.trust) > trusted(one.trust)) both.trust = other.trust;
  both.proved = one.proved && other.proved;
  if (both.note.empty()) both.note = other.note;
  both.amongCompleteRows = one.amongCompleteRows || other.amongCompleteRows;
  both.unit.most = std::min(one.unit.most, other.unit.most);
  return both;
}

Guarantee composed(const Guarantee& first, const Guarantee& then) {
  Guarantee both = weaker(first, then);
  if (first == Guarantee{} || then == Guarantee{}) return both;
  both.epsilon = first.epsilon + then.epsilon;
  both.delta = first.delta + then.delta;
  addReason(both, then.note);
  return both;
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
  if (made.trust == Guarantee::Trust::none || !(made.delta > 0)) return made;
  if (deltaReach(deltaTogether, people) != DeltaReach::all) return made;
  made.trust = Guarantee::Trust::none;
  addReason(made, deltaPromisesNothing(deltaTogether, people, made.unit));
  return made;
}

std::string completeRowsNote(const Guarantee& guarantee) {
  if (!guarantee.amongCompleteRows) return {};
  return sentence("Core",
                  "Among complete rows: rows with missing cells are left out, and somebody whose row becomes "
                  "one of them is not protected.");
}

}  // namespace epsiscope
