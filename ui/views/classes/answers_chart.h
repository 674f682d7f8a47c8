#pragma once

#include "core/tasks/label_classes/answers_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

/// How likely each answer is for the classes y, filled, and y', an outline; both can be dragged.
ChartModel answersChart(const Study& study, const AnswersPreview& preview, const Theme& theme);
/// How often each class occurs: truly, in one draw of answers, and as these answers tell with two standard
/// deviations to both sides. Not private.
ChartModel frequenciesChart(const Study& study, const AnswersPreview& preview, const Theme& theme);

/// Adds every chart of the view for an export.
void addAnswersCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
