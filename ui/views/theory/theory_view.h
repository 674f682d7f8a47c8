#pragma once

#include "core/study/chart_look.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct ViewDescription;

/// The terms of the bound and their sum over epsilon, lambda or the number of rows, beside the measurement.
/// The range where the bound is not proved is shaded. The current value is a guide with the axis as its id,
/// which can be dragged unless it is the number of rows. `look`: whether axes are logarithmic.
ChartModel theoryChart(const Study& study, const TheoryPreview& preview, const Theme& theme,
                       const ChartLook& look = {});

/// The bound on the error of released predictions, term by term, beside the measurement; below it, the noise
/// that each form of the bound needs.
ViewDescription theoryView();

}  // namespace epsiscope
