#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

/// The probability with which each candidate is picked, as stems over lambda, and which one was.
ChartModel tuningChart(const Study& study, const TuningPreview& preview, const Theme& theme);

/// Adds the chart for an export, where there is a choice to see.
void addTuningCharts(const AppState& state, ChartList& charts);

/// Whether the study has a private choice of Lambda.
bool isTuningAsked(const AppState& state);

}  // namespace epsiscope
