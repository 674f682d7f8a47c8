#pragma once

#include "core/mechanisms/finite_mechanism.h"

namespace epsiscope {

/// k = max(2, round(max(2 epsilon, 1.2 e^(3 epsilon/8)))) cells, but at most 1024: rounding then moves a
/// label by less than a thousandth of the width, and more cells would only take time.
/// The rule was fitted to downstream errors on California housing and on Communities and Crime, not
/// privately.
std::size_t gridCells(double epsilon);

/// Debiased grid response (spec 1.8): the label is rounded at random to one of the two nearest of k cell
/// centres c_i = lower + (i + 1/2) width/k so that its mean is kept, k-ary randomized response gives a centre
/// z, and z + (k z - sum of centres)/(e^epsilon - 1) is released.
///
/// Proof of epsilon-label-DP: in each column of randomized response the entries are p and e^-epsilon p, and
/// rounding averages them (see FiniteMechanism); what is released is a function of z and public numbers.
/// Unbiased between the outer centres: E z = (p - q) c + q sum, with q = e^-epsilon p and p = 1/(1 + (k-1)
/// e^-epsilon), hence (p - q) (1 + k/(e^epsilon - 1)) = 1.
class GridResponse : public FiniteMechanism {
public:
  GridResponse(LabelBounds bounds, double epsilon);
};

}  // namespace epsiscope
