#pragma once

#include "core/tasks/label_classes/answers_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* answers = "answers";
}

struct ViewDescription;

/// How likely each answer is for the classes y, filled, and y', an outline; both can be dragged.
ChartModel answersChart(const Study& study, const AnswersPreview& preview, const Theme& theme);
/// How often each class occurs: truly, in one draw of answers, and as these answers tell with two standard
/// deviations to both sides. Not private.
ChartModel frequenciesChart(const Study& study, const AnswersPreview& preview, const Theme& theme);

/// The answers for each class, and what all of them tell of how often the classes occur.
ViewDescription answersView();

}  // namespace epsiscope
