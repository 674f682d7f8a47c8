#pragma once

#include <memory>

#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// A label randomizer that is unbiased for residuals within [-half, half], and its variance averaged over
/// residuals uniform there.
struct ResidualRandomizer {
  std::shared_ptr<const Mechanism> mechanism;
  double variance = 0;
};

/// RPWithPrior, debiased, with the uniform prior and the zeta that suits it.
ResidualRandomizer rpOfResiduals(double half, double epsilon);
/// That or the debiased grid response, whichever has the smaller variance. Both are epsilon-label-DP for
/// every half, so the choice, which depends on epsilon alone, is too.
ResidualRandomizer bestOfResiduals(double half, double epsilon);

}  // namespace epsiscope
