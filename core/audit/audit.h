#pragma once

#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// Is it really private? The exact worst case over outputs and pairs of labels (spec 9).
struct AuditReport {
  double claimedEpsilon = 0;
  double claimedDelta = 0;
  double measured =
      0;  ///< largest log-ratio; for delta > 0 the smallest epsilon whose hockey-stick divergence is <= delta
  double worstOutput = 0;
  double worstLabel = 0;
  double worstOtherLabel = 0;
  bool passed = false;
};
AuditReport audit(const Mechanism& mechanism);

}  // namespace epsiscope
