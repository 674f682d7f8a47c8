#pragma once

#include "core/learners/learner_features.h"
#include "core/study/study.h"

namespace epsiscope {

/// What the study's linear learner is given in trial `trial` (from 1).
LearnerFeatures learnerFeatures(const Study& study, int trial);

}  // namespace epsiscope
