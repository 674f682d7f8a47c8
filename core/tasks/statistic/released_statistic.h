#pragma once

#include <vector>

#include "core/privacy/custody.h"
#include "core/study/study_fwd.h"
#include "core/tasks/statistic/release.h"

namespace epsiscope {

struct SharedRelease;

/// A statistic of private rows, with the noise that may release it.
using HeldStatistic = Custody<const StatisticRelease&>;

/// The numbers that are drawn: the statistic, or the sums of groups, see GroupSums.
std::vector<double> noisyNumbers(const HeldStatistic& statistic, double epsilon);
/// One release: as many numbers as the statistic has.
std::vector<double> releasedStatistic(const HeldStatistic& statistic, double epsilon);

/// The stream from which a trial of a study draws this release, by that mechanism. `epsilon`: of all
/// releases.
Rng streamOf(const Study& study, const std::string& mechanism, const std::string& id, double share,
             double epsilon, int trial);
/// What leaves of the numbers that a trial has drawn: themselves, or those of their family that agree. The
/// other members are drawn again as the trial draws them, each booked where it is released: what is done to
/// their numbers costs nothing.
std::vector<double> agreedNumbers(const Study& study, const SharedRelease& shared, std::vector<double> drawn,
                                  double epsilon, int trial);

}  // namespace epsiscope
