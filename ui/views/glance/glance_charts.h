#pragma once

#include <optional>

#include "core/study/study_fwd.h"
#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"

namespace epsiscope {

struct GlancePreview;

/// The rows that are lit: those whose value in the first column in the picture lies between these.
struct Brush {
  std::optional<double> low{}, high{};
  bool isOn() const { return low || high; }
  bool holds(double value) const { return (!low || value >= *low) && (!high || value <= *high); }
};
/// Whether rows can be lit in the picture.
bool takesBrush(const GlancePreview& preview);
/// The value at a place of the picture's x axis where an end of the brush can be dragged to; absent beyond
/// the values, where the brush has no end.
std::optional<double> brushAt(const GlancePreview& preview, double x);

/// How much every two columns of the table say about each other, as colours. Not private.
ChartModel pairsChart(const Study& study, const GlancePreview& preview, const Theme& theme);
/// The correlations that remain at the study's epsilon, those that may as well be 0 hatched.
ChartModel privatePairsChart(const Study& study, const GlancePreview& preview, const Theme& theme);

/// The chosen columns as they are: bars of one, cells and rows of two numbers, a box for each category, a
/// mosaic of two texts, a matrix of cells of more. Not private.
ChartModel columnsChart(const Study& study, const GlancePreview& preview, const Theme& theme,
                        const Brush& brush = {});
/// The same picture as it remains at the study's epsilon: one possible result.
ChartModel privateColumnsChart(const Study& study, const GlancePreview& preview, const Theme& theme);

}  // namespace epsiscope
