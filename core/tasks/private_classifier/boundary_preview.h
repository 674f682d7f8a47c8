#pragma once

#include "core/base/go_on.h"
#include "core/study/study.h"

#include <memory>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// Where a classifier of two features changes its mind, in the file's units.
struct BoundaryPreview {
  std::string xName, yName;
  double xLow = 0, xHigh = 1, yLow = 0, yHigh = 1;
  std::vector<double> positiveX, positiveY, negativeX, negativeY;  ///< training rows, at most about 2,000
  struct Line {
    std::vector<double> x, y;  ///< NaN between pieces
  };
  Line withoutPrivacy;
  std::string method;       ///< whose draws follow
  std::vector<Line> draws;  ///< at view.epsilon
  std::string reason;       ///< why there is no picture: the study has not two features; else empty
  std::vector<std::string> notes;
  /// The same at the epsilon to compare with, where the study has one; null: it has none.
  std::shared_ptr<const BoundaryPreview> compared = {};
};

/// Unfinished once `goOn` says false.
BoundaryPreview previewBoundary(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
