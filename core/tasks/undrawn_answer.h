#pragma once

#include "core/privacy/custody.h"

namespace epsiscope {

/// Asks for an answer that a run has the exact expectation of and so never draws: where it is kept, for a
/// replay then sees the law of the method that the expectation is about.
template <class Law>
void askUndrawn(const Law& law, Transcript* keeps) {
  struct ItsOwn {
    const Law& lawOn(const Law& held) const { return held; }
  };
  if (keeps == nullptr) return;
  Rng rng(1);
  Custody<Law>(law, {rng, keeps}).ask(ItsOwn());
}

}  // namespace epsiscope
