#pragma once

#include <span>

#include "core/privacy/release_loss.h"

namespace epsiscope {

/// Upper bounds of the epsilon that several releases about the same data have together for delta, see
/// core/privacy/accountant.h: where `zcdp` or `exact` are above `spent`, or infinite, nothing is gained.
struct JointAccounts {
  double delta = 0;
  double spent = 1;  ///< the sum of their epsilons: what is promised and booked
  double zcdp = 1, exact = 1;

  static JointAccounts of(std::span<const ReleaseLoss> releases, double spent, double delta);
};

}  // namespace epsiscope
