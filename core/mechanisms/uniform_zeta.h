#pragma once

#include "core/privacy/bounds.h"

namespace epsiscope {

/// The zeta of RPWithPrior, debiased, with the uniform prior that gives the least variance, averaged over
/// labels uniform on the bounds. Public: it depends on epsilon and the bounds only.
///
/// With the uniform prior the interval is all of the bounds. In units of the width, with s and W as in
/// spec 1.6, labels about the middle have mean square 1/12, so the mean variance is
///   ( (1-s)(W^2 + s)/12 + s zeta^2/3 ) / s^2.
/// Its minimum tends to e^(-epsilon/3)/2 at both ends of epsilon.
double zetaForUniformLabels(double epsilon, const LabelBounds& bounds);

}  // namespace epsiscope
