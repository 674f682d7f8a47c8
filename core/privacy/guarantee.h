#pragma once

#include <cmath>
#include <string>

namespace epsiscope {

/// What is promised, and with respect to which change of the data.
struct Guarantee {
  enum class Neighbours { label, row };  ///< one label replaced (features public), or one whole row
  double epsilon = 0;
  double delta = 0;
  Neighbours neighbours = Neighbours::label;
  bool proved = true;
  std::string note = {};  ///< why it is not proved, else empty
  bool operator==(const Guarantee&) const = default;
};

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
