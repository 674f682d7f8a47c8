#pragma once

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/guarantee.h"
#include "core/random/rng.h"
#include "core/study/study_fwd.h"
#include "core/sums/sums_fit.h"
#include "core/sums/sums_noise.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

/// Whether the method releases noisy sums.
bool isNoisySums(const std::string& method);

/// The noise of the method at this epsilon on such sums. Precondition: isNoisySums(method).
SumsPlan regressionPlan(const Study& study, const std::string& method, double epsilon,
                        const RegressionSums& exact);
/// What the method learns from the sums that it releases with the noise that `rng` draws; what has no privacy
/// learns from the sums as they are, by the same rule.
SumsFit releasedFit(const Study& study, const SumsPlan& plan, const RegressionSums& exact, Rng& rng);

/// The method's delta; 0: it has none.
double regressionDelta(const Study& study, const std::string& method);
/// What is promised of one method's release: of the sums, and so of all that is learned from them, or of the
/// private mean. The proof is in core/sums/sums_noise.h. Scales, categories, fill values or bounds that come
/// from the private rows make it nothing.
Guarantee regressionGuarantee(const Study& study, const PreparedData& data, const std::string& method,
                              double epsilon);
/// Returns what the release takes from private rows for want of declarations.
std::vector<Undeclared> undeclaredOfRegression(const Study& study, const PreparedData& data);

}  // namespace epsiscope
