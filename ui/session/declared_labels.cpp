#include "ui/session/declared_labels.h"

namespace epsiscope {

void DeclaredLabels::recall(DataChoice& data) const {
  const auto found = m_declared.find(data.target);
  if (found == m_declared.end() || data.lower || data.upper || data.unit || data.positive) return;
  const DataChoice& known = found->second;
  data.lower = known.lower;
  data.upper = known.upper;
  data.boundsFromData = known.boundsFromData;
  data.unit = known.unit;
  data.positive = known.positive;
}

}  // namespace epsiscope
