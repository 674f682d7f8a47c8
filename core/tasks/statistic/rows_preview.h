#pragma once

#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The number of rows needed at each epsilon, if more rows of the same kind could be had: a distribution with
/// the moments, or for a quantile the order statistics, of this column.
struct RowsPreview {
  std::string mechanism;        ///< its id
  std::vector<double> epsilon;  ///< ascending
  /// The number of rows from which on the noise is smaller than the statistic's own sampling error; NaN where
  /// no number below 1e15 is enough.
  std::vector<double> asSampling;
  /// The number of rows from which on the squared error of a release, clipping included, is at most
  /// view.error_target; empty without one, NaN where no number is enough.
  std::vector<double> forWanted;
  double asSamplingAtEpsilon = 0;  ///< at view.epsilon
  double forWantedAtEpsilon = 0;   ///< likewise; NaN without a wanted error
  double rows = 0;                 ///< number of rows of the table
  std::vector<std::string> notes;
};

/// Precondition: the cache is one of statistics. Once cancelled it ends early with any numbers.
RowsPreview previewRows(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
