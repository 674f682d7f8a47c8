#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
struct ViewDescription;

/// The probability with which each candidate is picked, as stems over lambda, and the picked one.
ChartModel tuningChart(const Study& study, const TuningPreview& preview, const Theme& theme);

/// Whether the study has a private choice of Lambda.
bool isTuningAsked(const AppState& state);

/// One private choice of the regularisation among candidates: its parts, mistakes and probabilities. A study
/// that names none begins with startCandidates().
ViewDescription tuningView();

}  // namespace epsiscope
