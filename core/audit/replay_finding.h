#pragma once

#include <cstddef>
#include <vector>

#include "core/audit/audit_finding.h"

namespace epsiscope {

/// What replays of a release on neighbouring tables have shown, see Transcript.
struct ReplayFinding {
  double measured = 0;      ///< the largest loss; with delta > 0 the epsilon that delta leaves
  double rounding = 0;      ///< by which that may be too large
  double overPrice = 0;     ///< the largest loss by one answer, over the epsilon that was booked for it
  bool isSame = true;       ///< the same was asked, and with the same answers the same was released
  std::size_t pairs = 0;    ///< of neighbours
  std::size_t answers = 0;  ///< in one release
  std::size_t rows = 0;     ///< of each table
  bool ofRows = true;       ///< these are the table's own; else made up from what is declared
  std::vector<WitnessLine> worst = {};

  /// Whether the release keeps epsilon, as far as was tried.
  bool isWithin(double epsilon) const {
    constexpr double kRounding = 1 + 1e-4;
    return isSame && overPrice <= kRounding &&
           AuditFinding{.measured = measured, .rounding = rounding}.isWithin(epsilon);
  }
};

}  // namespace epsiscope
