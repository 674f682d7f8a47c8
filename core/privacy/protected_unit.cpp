#include "core/privacy/protected_unit.h"

#include <cmath>

namespace epsiscope {

/// The sum 1 + e^e + ... + e^((K-1) e) is (e^(K e) - 1)/(e^e - 1), written so that it does not overflow.
double ProtectedUnit::deltaOfRow(double epsilon, double delta) const {
  if (rows() == 1) return delta;
  const double own = epsilonOfRow(epsilon);
  return delta * std::exp(own - epsilon) * std::expm1(-own) / std::expm1(-epsilon);
}

}  // namespace epsiscope
