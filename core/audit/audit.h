#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/audit/audit_finding.h"
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
  double rounding = 0;     ///< by which `measured` may be too large
  std::size_t labels = 0;  ///< whose pairs were compared
  bool passed = false;
};
AuditReport audit(const Mechanism& mechanism);

/// The same as a finding. `named`: how a label or an output is written.
AuditFinding findingOf(const AuditReport& report, const std::function<std::string(double)>& named);

}  // namespace epsiscope
