#pragma once

#include <algorithm>
#include <cmath>

#include "core/mechanisms/registry.h"
#include "core/study/study.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// Whether a chosen method needs that input, as its row of the registry says.
inline bool anyMethodNeeds(const Study& study, bool Needs::*need) {
  return std::any_of(study.labelPrivacy.methods.begin(), study.labelPrivacy.methods.end(),
                     [need](const std::string& method) {
                       const RegistryRow* row = findMechanism(method);
                       return row != nullptr && row->needs.*need;
                     });
}

/// Rows that the study learns from in a trial; 0 while there is no cache.
inline std::size_t trainRows(const AppState& state) {
  if (!state.cache) return 0;
  const auto rows = static_cast<double>(state.cache->data().rows.size());
  return static_cast<std::size_t>(rows -
                                  std::clamp(std::round(state.study.testFraction * rows), 1.0, rows - 1));
}

/// Whether a private prior is paid for out of epsilon.
inline bool paysForPrior(const Study& study) {
  const PriorKind kind = study.labelPrivacy.prior;
  return (anyMethodNeeds(study, &Needs::priorBins) || anyMethodNeeds(study, &Needs::priorPoints)) &&
         (kind == PriorKind::noisyCounts || kind == PriorKind::noisyLabels);
}

}  // namespace epsiscope
