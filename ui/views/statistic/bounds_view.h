#pragma once

#include "core/tasks/statistic/bounds_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* bounds = "bounds";
}

struct ViewDescription;

enum class BoundSide { lower, upper };

const BoundCurves& curvesOf(const BoundsPreview& preview, BoundSide side);

/// The errors over one of the declared bounds, the other unchanged: the error of clipping, that of noise and
/// both together, with the declared bound as a guide "declared" to drag, the best one as a mark "best", and
/// the statistic's own sampling error as a line. Not private.
ChartModel boundsChart(const Study& study, const BoundsPreview& preview, BoundSide side, bool logError,
                       const Theme& theme);

/// Whether the statistic has values that are clipped.
bool hasClippedValues(const Study& study);

/// The declared bounds and their errors: the valley between clipping and noise.
ViewDescription boundsView();

}  // namespace epsiscope
