#pragma once

#include "core/base/go_on.h"
#include "core/table/dataset.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace epsiscope {

/// Between order statistics by linear interpolation (type 7); NaN without any. `share` in [0, 1].
double columnQuantile(std::span<const double> sorted, double share);

/// The summary that a person looks at first in a column. A text column has only count, distinct and the
/// classes.
struct ColumnProfile {
  ColumnSummary numbers;
  std::size_t distinct = 0;   ///< different values, missing and bad cells apart
  double mode = 0;            ///< of numbers: the most frequent one, the least of several
  std::size_t modeCells = 0;  ///< that hold it; of text see `classes`
  std::array<double, 5>
      quantiles{};  ///< least, lower quartile, median, upper quartile, largest; NaN without any
  /// Numbers: cells in equally wide bins from the least to the largest, one bin if they are equal. Text:
  /// cells of the most frequent categories, in falling order.
  std::vector<std::size_t> histogram{};
  std::vector<std::int32_t> classes{};  ///< of text: the category of each bar
};

/// One for each column; none at all if cancelled: goOn is called within long columns too, from several
/// threads at once. Work for another thread: it takes a copy of one
/// column for each of `threads` (0: as many as the machine has).
std::vector<ColumnProfile> profiles(const Dataset& dataset, const GoOn& goOn = {}, unsigned threads = 0);

}  // namespace epsiscope
