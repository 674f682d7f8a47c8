#pragma once

#include <cstddef>

namespace epsiscope {

/// How hard an audit tries.
struct AuditEffort {
  std::size_t draws = 0;  ///< that are counted of each sampler, for each of two neighbours; 0: none are drawn
  bool looksAtRows =
      true;              ///< neighbours of the table itself are tried too, so that what is found is private
  std::size_t rows = 1;  ///< so many times the usual number of them
};

/// With which sampled bounds are told: a false alarm in a million.
inline constexpr double kAuditConfidence = 1 - 1e-6;

}  // namespace epsiscope
