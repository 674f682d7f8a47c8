#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/split_caches.h"
#include "core/tasks/curves.h"

namespace epsiscope {

/// The curves of a study for the same splits without one group of its people after the other: what another
/// table of such people would change. "Between splits" says what other splits of this table would.
///
/// Delete-a-group jackknife (Kott 2001): theta_g is a mean error without group g of G, and the variance of
/// theta over tables is estimated by (G - 1)/G sum (theta_g - mean)^2, with G - 1 degrees of freedom. The
/// groups leave the splits of all other rows as they are. Where a task learns from a sample of the rows
/// alone, that is drawn anew for each group, and the interval is wider than it need be.
class PeopleErrors {
public:
  /// Computes them for each of the learners, on as many of the splits as keep the work bounded. Nothing if
  /// cancelled. `splits`: of the whole table.
  static std::optional<PeopleErrors> compute(const Study& study, const SplitCaches& splits,
                                             const std::vector<std::string>& learners, const GoOn& goOn);

  /// The standard error of a curve's point for other people, for the learner at that place; NaN where the
  /// error is not known, or is the mean of draws or of sampled fits, whose noise differs in every group.
  double standardError(std::size_t learner, std::size_t curve, std::size_t point) const;
  /// Student's t of G - 1 degrees for 95 %, in standard errors.
  static double width();

private:
  /// [learner][group][curve]
  std::vector<std::vector<std::vector<MethodCurve>>> m_ofGroups;
};

}  // namespace epsiscope
