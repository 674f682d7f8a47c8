#pragma once

#include <vector>

#include "core/results/result.h"

namespace epsiscope {

/// Returns the epsilons at which no method has a smaller mean test error than predicting the private mean;
/// none where a result lacks it, or has no rows of methods. Where a method has several rows the last one
/// counts: that of clipped or drawn predictions.
std::vector<double> epsilonsWithoutGain(const Result& result);

}  // namespace epsiscope
