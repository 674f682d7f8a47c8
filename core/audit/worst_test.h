#pragma once

#include "core/audit/hockey_stick.h"
#include "core/privacy/release_loss.h"

namespace epsiscope {

/// The curve of the best test between the worst neighbours of releases with this loss, all of them together:
/// no test between any neighbours finds more at as few false alarms.
///
/// Its points are exact for one release, and for any number with normal noise. The tests that say p wherever
/// more than a threshold is lost are the best (Neyman and Pearson), and p' has the loss l with e^-l times the
/// probability that p has it. Where something tells all with probability delta, a test finds delta without
/// a false alarm.
///
/// Several others are at most where the lines delta + e^epsilon a and 1 - e^-epsilon (1 - delta - a) of the
/// (epsilon, delta) of exactEpsilon() meet: all of these lines together are the curve (Dong, Roth and Su
/// 2022, Proposition 2.12), and some of them are above it.
RocCurve worstTest(const ReleaseLoss& loss);

}  // namespace epsiscope
