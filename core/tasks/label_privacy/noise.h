#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/noise_preview.h"

namespace epsiscope {

class LabelPrivacyCache;

/// Returns what the study's label randomizers answer for the labels y and y' of the view.
NoisePreview noiseOn(const Study& study, const LabelPrivacyCache& cache);

}  // namespace epsiscope
