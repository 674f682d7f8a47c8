#pragma once

#include <algorithm>

#include "core/mechanisms/registry.h"
#include "core/study/study.h"

namespace epsiscope {

/// Whether a chosen method needs that input, as its row of the registry says.
inline bool anyMethodNeeds(const Study& study, bool Needs::*need) {
  return std::any_of(study.labelPrivacy.methods.begin(), study.labelPrivacy.methods.end(),
                     [need](const std::string& method) {
                       const RegistryRow* row = findMechanism(method);
                       return row != nullptr && row->needs.*need;
                     });
}

/// Whether a private prior is paid for out of epsilon.
inline bool paysForPrior(const Study& study) {
  const PriorKind kind = study.labelPrivacy.prior;
  return (anyMethodNeeds(study, &Needs::priorBins) || anyMethodNeeds(study, &Needs::priorPoints)) &&
         (kind == PriorKind::noisyCounts || kind == PriorKind::noisyLabels);
}

}  // namespace epsiscope
