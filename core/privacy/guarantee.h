#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>

#include "core/privacy/booking.h"
#include "core/privacy/protected_unit.h"
#include "core/text/sentence.h"

namespace epsiscope {

/// The promise about one released thing, and with respect to which change of the data. It is made of what was
/// booked for that thing (or will be: a budget) and can be written in no other way; what is done to it
/// afterwards weakens it. Code that books, writes or states a promise reads it here and nowhere else.
class Guarantee {
public:
  using Neighbours = Booking::Neighbours;
  using Trust = Booking::Trust;

  /// Nobody's: of no release. It weakens nothing.
  Guarantee() = default;
  /// The promise of what costs this, to somebody of the unit: their rows pay one after the other what is not
  /// the price for all of them (core/privacy/protected_unit.h).
  static Guarantee of(const Booking& price, const ProtectedUnit& unit = {});
  /// The guarantee of a release that shows true values to everybody: none, and why.
  static Guarantee none(Neighbours neighbours, std::string why);

  double epsilon() const { return m_epsilon; }  ///< of all that is paid for; infinite: no bound
  double delta() const { return m_delta; }
  Neighbours neighbours() const { return m_neighbours; }
  Trust trust() const { return m_trust; }
  bool proved() const { return m_proved; }
  const std::string& note() const { return m_note; }  ///< why it is not private or not proved, else empty
  /// Rows with missing or bad cells were left out, so that a row that becomes incomplete changes the number
  /// of rows, and with it the noise: the promise is about tables whose complete rows are the same but for
  /// one.
  bool amongCompleteRows() const { return m_amongCompleteRows; }
  const ProtectedUnit& unit() const { return m_unit; }

  bool isPrivate() const {
    return m_trust != Trust::none && m_proved && m_epsilon < std::numeric_limits<double>::infinity();
  }
  bool operator==(const Guarantee&) const = default;

  /// Adds to the note why it is not private or not proved, unless it says so: one reason hides no other.
  Guarantee because(const std::string& why) const;
  /// The same claim without a proof, and why.
  Guarantee unproved(const std::string& why) const;
  /// The same claim, which promises nothing, and why.
  Guarantee voided(const std::string& why) const;
  /// The same among tables whose complete rows are the same but for one.
  Guarantee leavingRowsOut(bool leavesOut) const;
  /// With the price of what was drawn for it where that is more, and a curator where one was asked: what was
  /// booked counts, whatever was said before. Prices are sums of rounded parts, so that a billionth more is
  /// the same.
  Guarantee heldTo(const Booking& booked) const;
  /// With these numbers where its own, sums of rounded parts, are the same but for a billionth.
  Guarantee roundedTo(double epsilon, double delta) const;

  /// What holds of each of two releases by itself: private if both are, the larger epsilon and delta, the
  /// trust of the one that asks for more, the first note.
  friend Guarantee weaker(const Guarantee& one, const Guarantee& other);
  /// The guarantee of two releases about the same data together, of which the second may depend on the output
  /// of the first: epsilons and deltas are added (adaptive sequential composition).
  friend Guarantee composed(const Guarantee& first, const Guarantee& then);

private:
  double m_epsilon = std::numeric_limits<double>::infinity();
  double m_delta = 0;
  Neighbours m_neighbours = Neighbours::label;
  Trust m_trust = Trust::none;
  bool m_proved = true;
  std::string m_note = {};
  bool m_amongCompleteRows = false;
  ProtectedUnit m_unit = {};
};

Guarantee weaker(const Guarantee& one, const Guarantee& other);
Guarantee composed(const Guarantee& first, const Guarantee& then);

/// The judgement of a delta among so many people.
enum class DeltaReach {
  well,  ///< at most a tenth of 1/people
  near,  ///< above that
  all    ///< 1/people or more: nothing is promised
};
/// The reach of a delta among n people: drawing one of them at random and publishing that row as it is keeps
/// (0, 1/n), for replacing one row changes the law of the output by 1/n in total variation. So a promise with
/// a delta of 1/n or more does not exclude that, and promises nothing.
DeltaReach deltaReach(double delta, std::size_t people);
/// %1: delta, %2: 1/n, %3: n.
inline constexpr const char* kDeltaPromisesNothing =
    marked("Core",
           "Delta is %1, and 1/n is %2 for n = %3 rows: from 1/n on one of them, drawn at random, may be "
           "published as it is, so nothing is promised. Choose a delta far below 1/n.");
/// The same where the unit is the person.
inline constexpr const char* kDeltaPromisesNobody = marked(
    "Core",
    "Delta is %1, and 1/n is %2 for n = %3 people: from 1/n on the rows of one of them, drawn at random, "
    "may be published as they are, so nothing is promised. Choose a delta far below 1/n.");
/// Returns that sentence for so many.
std::string deltaPromisesNothing(double delta, std::size_t people, const ProtectedUnit& unit);

/// Returns what is left of the promise among so many people, whose releases have this delta together: with
/// one that promises nothing, no trust, and why. Precondition: there are people.
Guarantee amongPeople(Guarantee made, std::size_t people, double deltaTogether);
inline Guarantee amongPeople(Guarantee made, std::size_t people) {
  const double delta = made.delta();
  return amongPeople(std::move(made), people, delta);
}

/// Says that the promise is among complete rows; empty where it is not.
std::string completeRowsNote(const Guarantee& guarantee);

/// The surest an attacker can become who first held one of two neighbouring data sets for this likely and
/// then sees the output of an epsilon-private release. Bayes' rule, with f and f' the output's probabilities
/// under the two: p f/(p f + (1 - p) f'), largest where f = e^epsilon f'.
///
/// With delta > 0 no single output has such a bound. But every (epsilon, delta)-private release can be made
/// from an experiment that reveals the data set with probability delta and is epsilon-private else (Kairouz,
/// Oh and Viswanath 2015, Theorem 3.1): the attacker learns no more than one who becomes this sure, but with
/// probability delta learns the data set.
inline double attackerPosterior(double epsilon, double prior = 0.5) {
  return prior / (prior + (1 - prior) * std::exp(-epsilon));
}

}  // namespace epsiscope
