#pragma once

#include <cmath>

namespace epsiscope {

/// The surest an attacker can become who first held two neighbouring data sets equally likely and then sees
/// the output of an epsilon-private release: e^epsilon/(1 + e^epsilon) (Bayes' rule with the largest allowed
/// ratio).
inline double attackerPosterior(double epsilon) {
  return 1 / (1 + std::exp(-epsilon));
}

}  // namespace epsiscope
