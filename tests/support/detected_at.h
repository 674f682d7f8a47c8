#pragma once

#include "core/audit/hockey_stick.h"

#include <algorithm>

namespace epsiscope::test {

/// The detection rate of the best test at this rate of false alarms, between the points of the curve.
inline double detectedAt(const RocCurve& curve, double alarms) {
  for (std::size_t i = 1; i < curve.falseAlarms.size(); ++i)
    if (curve.falseAlarms[i] >= alarms) {
      const double from = curve.falseAlarms[i - 1], to = curve.falseAlarms[i];
      const double share = to > from ? (alarms - from) / (to - from) : 1;
      return curve.detections[i - 1] + share * (curve.detections[i] - curve.detections[i - 1]);
    }
  return 1;
}

}  // namespace epsiscope::test
