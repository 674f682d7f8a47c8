#pragma once

#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"

#include <memory>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// The boundary of a classifier of two features, in the file's units.
struct BoundaryPreview {
  std::string xName, yName;
  double xLow = 0, xHigh = 1, yLow = 0, yHigh = 1;
  std::vector<double> positiveX, positiveY, negativeX, negativeY;  ///< training rows, at most about 2,000
  struct Line {
    std::vector<double> x, y;  ///< NaN between pieces
  };
  Line withoutPrivacy;
  std::string method;       ///< the method of the draws below
  Guarantee guarantee;      ///< the promise of one of the draws
  std::vector<Line> draws;  ///< at view.epsilon
  std::string reason;       ///< the reason why there is no picture: fewer than two features hold numbers;
                            ///< otherwise empty
  std::vector<std::string> notes;
  /// The cache of the two features on display, where the study has others as well.
  std::shared_ptr<const TaskCache> plane = {};
  /// The preview at the epsilon to compare with; null where the study has none.
  std::shared_ptr<const BoundaryPreview> compared = {};
};

/// Returns the names of the first two features that hold numbers, in the order of the table: the values play
/// no part. Empty where there are not two.
std::vector<std::string> firstTwoFeatures(const TaskCache& cache);

/// A study with other features than two numbers is shown only with firstTwoFeatures(). `drawn`: the previous
/// preview, whose cache of those may be reused; or null. Unfinished once `goOn` returns false.
BoundaryPreview previewBoundary(const Study& study, const TaskCache& cache, const GoOn& goOn = {},
                                const BoundaryPreview* drawn = nullptr);

}  // namespace epsiscope
