#pragma once

#include <cstddef>

#include "core/privacy/bounds.h"
#include "core/statistics/statistic_kind.h"

namespace epsiscope {

// How far one replaced row can move a statistic of n rows whose values are clipped to [L, U], D = U - L; n is
// public (spec 14).
//
// A count of rows of a kind moves by at most 1. A histogram's counts move by at most 1 in the cell that is
// left and 1 in the one that is entered: 2 in the 1-norm, sqrt(2) in the 2-norm. A sum moves by D, a mean by
// D/n. The population variance is n^-2 sum_{i<j} (x_i - x_j)^2: one row is in n - 1 of the terms, each of
// them between 0 and D^2, so it moves by at most (n - 1) D^2/n^2; it does if the others all lie on one bound.

/// In the 1-norm. Precondition: not of a quantile, which has no noise added.
double sensitivity(StatisticKind kind, std::size_t rows, const LabelBounds& bounds);
/// In the 2-norm: the same but for histograms.
double euclideanSensitivity(StatisticKind kind, std::size_t rows, const LabelBounds& bounds);

}  // namespace epsiscope
