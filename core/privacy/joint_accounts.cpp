#include "core/privacy/joint_accounts.h"

#include "core/privacy/accountant.h"

namespace epsiscope {

JointAccounts JointAccounts::of(std::span<const ReleaseLoss> releases, double spent, double delta) {
  return {.delta = delta,
          .spent = spent,
          .zcdp = zcdpEpsilon(releases, delta),
          .exact = exactEpsilon(releases, delta)};
}

}  // namespace epsiscope
