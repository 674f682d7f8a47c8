#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// Squared errors over one of the two bounds, the other as it is.
struct BoundCurves {
  std::vector<double> bound;     ///< ascending
  std::vector<double> clipping;  ///< for the statistic of the clipped values
  std::vector<double> noise;     ///< the error that the mechanism adds for these bounds
  std::vector<double> together;
  double declared = 0;  ///< the study's own, or that which is found most probably
  double best = 0;      ///< the bound in `bound` with the smallest `together`; computed from private values
};

/// The error of the declared bounds: narrow ones clip values, wide ones need more noise, and the valley lies
/// between. Exact, for view.epsilon; computed from the private values, so not private.
struct BoundsPreview {
  std::string mechanism;     ///< its id
  bool areFound = false;     ///< the bounds are not declared but found
  double samplingError = 0;  ///< error of the statistic itself; NaN where it has none
  BoundCurves upper, lower;
  std::vector<std::string> notes;
};

/// Precondition: the cache is one of statistics, and the statistic is a sum, mean, variance or quantile.
/// Once cancelled it ends early.
BoundsPreview previewBounds(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
