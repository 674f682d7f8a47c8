#pragma once

#include "core/mechanisms/rp_with_prior.h"

namespace epsiscope {

/// RPWithPrior released as t' = (t - (1-s) middle)/s: its mean is the label itself inside the interval
/// (spec 1.7).
///
/// Proof: s and middle depend on the prior, epsilon and zeta only, so t' is post-processing of an
/// epsilon-label-DP output.
class RpWithPriorDebiased : public RpWithPrior {
public:
  RpWithPriorDebiased(LabelBounds bounds, const Prior& prior, double epsilon, double zeta, OutsideRule rule);
};

}  // namespace epsiscope
