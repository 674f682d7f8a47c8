#pragma once

#include "core/study/study_fwd.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct FunctionPreview;
struct Theme;
struct ViewDescription;

namespace view_id {
inline constexpr const char* function = "function";
}

/// The function without noise, possible releases of it and the band of nine in ten, along one feature.
ChartModel functionChart(const Study& study, const FunctionPreview& preview, const Theme& theme);
/// The deviation of a prediction's noise against the number of predictions.
ChartModel predictionsChart(const Study& study, const FunctionPreview& preview, const Theme& theme);

/// A whole function as it is released, and what so many predictions would cost one by one.
ViewDescription functionView();

}  // namespace epsiscope
