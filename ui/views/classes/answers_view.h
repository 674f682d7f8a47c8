#pragma once

#include "core/tasks/label_classes/answers_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* answers = "answers";
}

struct ViewDescription;

/// The probability of each answer for the classes y, filled, and y', an outline; both can be dragged.
ChartModel answersChart(const Study& study, const AnswersPreview& preview, const Theme& theme);
/// The frequency of each class: the true one, that in one draw of answers, and the estimate from these
/// answers with two standard deviations on both sides. Not private.
ChartModel frequenciesChart(const Study& study, const AnswersPreview& preview, const Theme& theme);

/// The answers for each class, and the estimate of the frequencies of the classes from all of them.
ViewDescription answersView();

}  // namespace epsiscope
