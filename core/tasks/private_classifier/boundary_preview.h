#pragma once

#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"

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
  Guarantee guarantee;      ///< what is promised of one of the draws
  std::vector<Line> draws;  ///< at view.epsilon
  std::string reason;       ///< why there is no picture: no two features hold numbers; else empty
  std::vector<std::string> notes;
  /// The two features of the study's that are shown, where it has others as well, and what is learned from
  /// them alone.
  std::shared_ptr<const TaskCache> plane = {};
  /// The same at the epsilon to compare with, where the study has one; null: it has none.
  std::shared_ptr<const BoundaryPreview> compared = {};
};

/// Returns the names of the first two features that hold numbers, in the order of the table: the values play
/// no part. Empty where there are no two.
std::vector<std::string> firstTwoFeatures(const TaskCache& cache);

/// A study with other features than two numbers is looked at with firstTwoFeatures() alone. `drawn`: the
/// preview before, from which what is learned from those may be taken; or null. Unfinished once `goOn` says
/// false.
BoundaryPreview previewBoundary(const Study& study, const TaskCache& cache, const GoOn& goOn = {},
                                const BoundaryPreview* drawn = nullptr);

}  // namespace epsiscope
