#pragma once

namespace epsiscope {

/// What is told about one column.
enum class StatisticKind { count, sum, mean, variance, quantile, histogram };

}  // namespace epsiscope
