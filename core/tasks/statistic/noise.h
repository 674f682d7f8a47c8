#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/noise_preview.h"

namespace epsiscope {

class StatisticCache;

/// What is released for two neighbouring tables, by the study's mechanism and by the others that suit the
/// statistic. Of a quantile y and y' are values of the lowest row, between the bounds; else they are the
/// statistics of two tables, from the true one upwards as far as a row can move it.
NoisePreview noiseOn(const Study& study, const StatisticCache& cache);

}  // namespace epsiscope
