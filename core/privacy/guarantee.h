#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>

#include "core/privacy/protected_unit.h"
#include "core/text/sentence.h"

namespace epsiscope {

/// The promise about one released thing, and with respect to which change of the data. It is built where the
/// thing is made; code that draws, books, writes or states a promise reads it here and nowhere else.
struct Guarantee {
  enum class Neighbours { label, row };  ///< one label replaced (features public), or one whole row
  /// The people who see true values: nobody but their owners, a trusted curator, or everybody.
  enum class Trust { none, local, central };
  double epsilon = std::numeric_limits<double>::infinity();  ///< of all that is paid for; infinite: no bound
  double delta = 0;
  Neighbours neighbours = Neighbours::label;
  Trust trust = Trust::none;
  bool proved = true;
  std::string note = {};  ///< why it is not private or not proved, else empty
  /// Rows with missing or bad cells were left out, so that a row that becomes incomplete changes the number
  /// of rows, and with it the noise: the promise is about tables whose complete rows are the same but for
  /// one.
  bool amongCompleteRows = false;
  ProtectedUnit unit = {};

  bool isPrivate() const { return trust != Trust::none && proved && epsilon < infinity(); }
  bool operator==(const Guarantee&) const = default;

private:
  static constexpr double infinity() { return std::numeric_limits<double>::infinity(); }
};

/// Returns the guarantee of a release that shows true values to everybody: none, and why.
Guarantee notPrivate(Guarantee::Neighbours neighbours, std::string why);

/// Adds to the note why it is not private or not proved, unless it says so: one reason hides no other.
void addReason(Guarantee& guarantee, const std::string& why);

/// Returns what holds of each of two releases by itself: private if both are, the larger epsilon and delta,
/// the trust of the one that asks for more, the first note. A guarantee that nobody has made yet,
/// Guarantee{}, is of no release and weakens nothing.
Guarantee weaker(const Guarantee& one, const Guarantee& other);

/// Returns the guarantee of two releases about the same data together, of which the second may depend on the
/// output of the first: epsilons and deltas are added (adaptive sequential composition).
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
  const double delta = made.delta;
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
