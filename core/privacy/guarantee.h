#pragma once

#include <cmath>
#include <limits>
#include <string>

namespace epsiscope {

/// What is promised about one released thing, and with respect to which change of the data. It is built where
/// the thing is made; whatever draws, books, writes or tells a promise reads it here and nowhere else.
struct Guarantee {
  enum class Neighbours { label, row };  ///< one label replaced (features public), or one whole row
  /// Who sees true values: nobody but their owners, a trusted curator, or everybody.
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

  bool isPrivate() const { return trust != Trust::none && proved && epsilon < infinity(); }
  bool operator==(const Guarantee&) const = default;

private:
  static constexpr double infinity() { return std::numeric_limits<double>::infinity(); }
};

/// Returns the guarantee of what tells true values to everybody: none, and why.
Guarantee notPrivate(Guarantee::Neighbours neighbours, std::string why);

/// Returns what holds of each of two releases by itself: private if both are, the larger epsilon and delta,
/// the trust of the one that asks for more, the first note. A guarantee that nobody has made yet,
/// Guarantee{}, is of no release and weakens nothing.
Guarantee weaker(const Guarantee& one, const Guarantee& other);

/// Returns what holds of two releases about the same data together, of which the second may depend on what
/// the first one told: epsilons and deltas are added (adaptive sequential composition).
Guarantee composed(const Guarantee& first, const Guarantee& then);

/// Says that the promise is among complete rows; empty where it is not.
std::string completeRowsNote(const Guarantee& guarantee);

/// The surest an attacker can become who first held one of two neighbouring data sets for this likely and
/// then sees the output of an epsilon-private release. Bayes' rule, with f and f' the output's probabilities
/// under the two: p f/(p f + (1 - p) f'), largest where f = e^epsilon f'.
///
/// With delta > 0 no single output has such a bound. But whatever is (epsilon, delta)-private can be made
/// from an experiment that tells the data set with probability delta and is epsilon-private else (Kairouz, Oh
/// and Viswanath 2015, Theorem 3.1): the attacker learns no more than one who becomes this sure, but with
/// probability delta is told.
inline double attackerPosterior(double epsilon, double prior = 0.5) {
  return prior / (prior + (1 - prior) * std::exp(-epsilon));
}

}  // namespace epsiscope
