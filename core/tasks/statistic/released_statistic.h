#pragma once

#include <vector>

#include "core/privacy/custody.h"
#include "core/tasks/statistic/release.h"

namespace epsiscope {

/// A statistic of private rows, with the noise that may release it.
using HeldStatistic = Custody<const StatisticRelease&>;

/// The numbers that are drawn: the statistic, or the sums of groups, see GroupSums.
std::vector<double> noisyNumbers(const HeldStatistic& statistic, double epsilon);
/// One release: as many numbers as the statistic has.
std::vector<double> releasedStatistic(const HeldStatistic& statistic, double epsilon);

}  // namespace epsiscope
