#pragma once

#include "core/mechanisms/registry.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Whether a chosen method needs that input, as its row of the registry says.
bool anyMethodNeeds(const Study& study, bool Needs::*need);

/// Whether a private prior is paid for out of epsilon.
bool paysForPrior(const Study& study);

}  // namespace epsiscope
