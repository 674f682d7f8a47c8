#pragma once

#include <QString>

#include <optional>

#include "ui/charts/readout.h"

namespace epsiscope {

/// How a series differs between the two pinned markers. Bands have no difference.
struct MarkerChange {
  SeriesValue difference;            ///< at the second less at the first
  std::optional<SeriesValue> ratio;  ///< on a logarithmic axis of values above zero
};
std::optional<MarkerChange> changeBetween(const SeriesValue& first, const SeriesValue& second,
                                          bool logarithmic);

/// The values of all visible series at the crosshair and at the pinned markers, their differences and, on a
/// log axis, ratios: tab separated, all digits, "interpolated" beside what is no computed point.
QString valuesAsText(const ChartFrame& frame, std::optional<double> crosshair);

}  // namespace epsiscope
