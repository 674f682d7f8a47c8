#pragma once

#include <utility>

#include "core/privacy/vector_law.h"

namespace epsiscope {

/// Noise on a point that was found, which hides how far from the minimum the search for it ended. Whoever
/// asks has the point, and no other value is looked at.
struct HiddenRest {
  VectorLaw law;

  template <class Values>
  const VectorLaw& lawOn(const Values&) const {
    return law;
  }
};

}  // namespace epsiscope
