#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "core/data/dataset.h"

namespace epsiscope {

/// What a person looks at first in a column. Of a text column only count, distinct and the classes exist.
struct ColumnProfile {
  ColumnSummary numbers;
  std::size_t distinct = 0;  ///< different values, missing cells apart
  std::array<double, 5>
      quantiles{};  ///< least, lower quartile, median, upper quartile, largest; NaN without any
  /// Numbers: cells in equally wide bins from the least to the largest. Text: cells of the most frequent
  /// categories, in falling order.
  std::vector<std::size_t> histogram{};
  std::vector<std::int32_t> classes{};  ///< of text: the category of each bar
};

/// Called between columns and within long ones; returns false to stop.
using ProfileStop = std::function<bool()>;

/// One for each column; fewer once `goOn` says false. Work for another thread: it takes a copy of one column.
std::vector<ColumnProfile> profiles(const Dataset& dataset, const ProfileStop& goOn = {});

}  // namespace epsiscope
