#pragma once

#include <cstddef>
#include <string>

#include "core/privacy/bounds.h"
#include "core/statistics/statistic_kind.h"

namespace epsiscope {

/// Which statistic of one column is released, and how, without epsilon.
struct ReleasePlan {
  StatisticKind kind = StatisticKind::mean;
  std::string mechanism = {};  ///< one of StatisticRow::mechanisms
  LabelBounds bounds = {};     ///< values are clipped to these; of a count: those inside count
  double quantile = 0.5;
  std::size_t bins = 1;  ///< of a histogram of numbers
  double delta = 1e-5;   ///< of Gaussian noise
  bool operator==(const ReleasePlan&) const = default;
};

}  // namespace epsiscope
