#include "ui/tasks/label_privacy/needs.h"

#include <algorithm>

#include "core/study/study.h"

namespace epsiscope {

bool anyMethodNeeds(const Study& study, bool Needs::*need) {
  return std::ranges::any_of(study.labelPrivacy.methods, [need](const std::string& method) {
    const RegistryRow* row = findMechanism(method);
    return row != nullptr && row->needs.*need;
  });
}

bool paysForPrior(const Study& study) {
  const PriorKind kind = study.labelPrivacy.prior;
  return (anyMethodNeeds(study, &Needs::priorBins) || anyMethodNeeds(study, &Needs::priorPoints)) &&
         (kind == PriorKind::noisyCounts || kind == PriorKind::noisyLabels);
}

}  // namespace epsiscope
