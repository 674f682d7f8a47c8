#pragma once

#include "core/audit/audited_claim.h"
#include "core/base/json.h"

namespace epsiscope {

/// The claim, the measurement and the counterexample. A measured epsilon that is infinite is null.
Json toJson(const AuditedClaim& claim);

}  // namespace epsiscope
