#pragma once

#include <span>
#include <vector>

#include "core/mechanisms/rp_with_prior.h"

namespace epsiscope {

struct ZetaSuggestion {
  double zeta = 0;
  double squaredError = 0;  ///< E (t - y)^2 over the prior at this zeta
  bool operator==(const ZetaSuggestion&) const = default;
};

/// The half-width with which RPWithPrior's output is nearest to the label on average over the prior, the
/// interval being the optimal one of each zeta: minimises E (t - y)^2 for labels drawn from the prior.
///
/// Costs no privacy. Proof: zeta is a function of the prior, epsilon_2 and the declared bounds. The prior is
/// public or was released with epsilon_1, so zeta is post-processing of it; and given the prior the
/// randomizer is epsilon_2-label-DP whatever zeta is (see RpWithPrior). By adaptive composition the whole is
/// (epsilon_1 + epsilon_2)-label-DP, as with a fixed zeta.
///
/// Searched: from the narrowest bin times e^(-epsilon/3)/10 (but at least 1e-9 of the prior's range) to twice
/// the range. Debiased the best zeta lies inside. As drawn it falls to the lower end where the labels are
/// hidden so well that hardly telling them is nearest. Exact up to 2,000 bins; more are searched in groups.
ZetaSuggestion suggestZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                           RpWithPrior::Release release, OutsideRule rule = OutsideRule::project);

/// E (t - y)^2 over the prior for each zeta, the curve that suggestZeta() minimises.
std::vector<double> squaredErrorOverZeta(const Prior& prior, double epsilonLabels, const LabelBounds& bounds,
                                         RpWithPrior::Release release, OutsideRule rule,
                                         std::span<const double> zetas);

}  // namespace epsiscope
