#pragma once

namespace epsiscope {

/// Noise on a point that was found, which hides how far from the minimum the search for it ended. Whoever
/// asks has the point, and no other value is looked at.
template <class Law>
struct HiddenRest {
  Law law;

  template <class Values>
  const Law& lawOn(const Values&) const {
    return law;
  }
};

}  // namespace epsiscope
