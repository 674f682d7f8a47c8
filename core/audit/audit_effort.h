#pragma once

#include <cstddef>

namespace epsiscope {

/// The effort of an audit.
struct AuditEffort {
  std::size_t draws = 0;  ///< that are counted of each sampler, for each of two neighbours; 0: none are drawn
  /// Neighbours of the table itself are tried too, so that the findings are private; else only those of
  /// made-up ones.
  bool looksAtRows = true;
  std::size_t rows = 1;            ///< so many times the usual number of them
  std::size_t replays = 0;         ///< pairs of neighbours that whole releases are replayed on; 0: none are
  std::size_t replayedRows = 200;  ///< of each of these tables, at most
};

/// The confidence of sampled bounds: a false alarm in a million.
inline constexpr double kAuditConfidence = 1 - 1e-6;

}  // namespace epsiscope
