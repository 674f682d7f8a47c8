#include "core/mechanisms/rp_with_prior_debiased.h"

namespace epsiscope {

RpWithPriorDebiased::RpWithPriorDebiased(LabelBounds bounds, const Prior& prior, double epsilon, double zeta,
                                         OutsideRule rule)
    : RpWithPrior(bounds, optimalInterval(prior, epsilon, zeta), epsilon, zeta, rule, Release::debiased) {}

}  // namespace epsiscope
