#pragma once

#include "core/mechanisms/rp_with_prior.h"
#include "core/privacy/bounds.h"

#include <span>
#include <vector>

namespace epsiscope {

/// The kind of RPWithPrior, and the criterion that a good zeta minimises: the average over labels y drawn
/// from the prior of
///   varianceWeight Var[t|y] + (E[t|y] - y)^2.
/// Weight 1: E (t - y)^2, the released label is near the label. A learner averages the noise of n labels, but
/// not their bias: weight (d + 1)/n for a linear fit of d features. Weight 1 would give it, for small
/// epsilon, narrow intervals to which nearly all labels are moved.
struct ZetaCriterion {
  RpWithPrior::Release release = RpWithPrior::Release::debiased;
  OutsideRule rule = OutsideRule::project;
  double varianceWeight = 1;  ///< above 0, at most 1
};

struct ZetaSuggestion {
  double zeta = 0;
  double error = 0;  ///< the criterion at this zeta
  bool operator==(const ZetaSuggestion&) const = default;
};

/// The half-width of RPWithPrior that minimises the criterion, the interval being the optimal one of each
/// zeta.
///
/// Costs no privacy. Proof: zeta is a function of the prior, epsilon_2, the declared bounds and a weight that
/// no label has touched. The prior is public or was released with epsilon_1, so zeta is post-processing of
/// it; and given the prior the randomizer is epsilon_2-label-DP whatever zeta is (see RpWithPrior). By
/// adaptive composition the whole is (epsilon_1 + epsilon_2)-label-DP, as with a fixed zeta.
///
/// Searched: from the narrowest bin times e^(-epsilon/3)/10, but at least 1e-9 of the prior's range, to the
/// range times 2/sqrt(weight). Debiased the best zeta lies inside. As drawn it falls to the lower end where
/// the labels are hidden so well that hardly any information is best. Exact up to 2,000 bins; more are
/// searched in groups.
ZetaSuggestion suggestZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                           const ZetaCriterion& criterion = {});

/// The criterion for each zeta, the curve that suggestZeta() minimises.
std::vector<double> errorOverZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                                  const ZetaCriterion& criterion, std::span<const double> zetas);

/// The zeta of RPWithPrior, debiased, with the uniform prior that gives the least variance, averaged over
/// labels uniform on the bounds. Public: it depends on epsilon and the bounds only.
///
/// With the uniform prior the interval is all of the bounds. In units of the width, with s and W as in
/// spec 1.6, labels about the middle have mean square 1/12, so the mean variance is
///   ( (1-s)(W^2 + s)/12 + s zeta^2/3 ) / s^2.
/// Its minimum tends to e^(-epsilon/3)/2 at both ends of epsilon.
double zetaForUniformLabels(double epsilon, const LabelBounds& bounds);

}  // namespace epsiscope
