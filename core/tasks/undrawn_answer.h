#pragma once

#include "core/privacy/custodian.h"

namespace epsiscope {

/// Asks for an answer that a run has the exact expectation of and so never draws: where it is kept, for a
/// replay then sees the law of the method that the expectation is about.
template <class Law>
void askUndrawn(const Law& law, Transcript* keeps) {
  if (keeps == nullptr) return;
  Rng rng(1);
  Custodian(rng, keeps).answer(law);
}

}  // namespace epsiscope
