#pragma once

#include "core/tasks/label_privacy/pipeline.h"

namespace epsiscope {

/// What public quantities expect to be best at this epsilon: among noise on X'y and debiased RPWithPrior with
/// the uniform prior, each with ridge and with ridge on random features, the pipeline with the smallest error
/// that PublicModel predicts. Features, n, epsilon and the declared bounds decide; no label does, so the
/// choice costs no privacy.
Choice bestChoice(const SplitLearners& learners, double epsilon);

}  // namespace epsiscope
