#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/numbers.h"
#include "core/tasks/statistic/inputs.h"

namespace epsiscope {

struct ReleasePlan;

/// What one of the numbers of a release is about.
struct StatisticCell {
  std::string group = {};             ///< see groupNames()
  std::string category = {};          ///< that it counts
  double lower = kNaN, upper = kNaN;  ///< of a bin
};

/// The places of so many numbers of a release, group after group.
std::vector<StatisticCell> statisticCells(const ReleasePlan& plan, const ColumnInputs& inputs,
                                          const std::vector<std::string>& groups, std::size_t numbers);

}  // namespace epsiscope
