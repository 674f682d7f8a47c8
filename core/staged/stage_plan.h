#pragma once

#include <cstddef>

#include "core/privacy/bounds.h"
#include "core/staged/component_rows.h"

namespace epsiscope {

/// The shares of a staged release in its epsilon, or in the people who have it (see stagedFit()), decided
/// before any label is looked at: by n, epsilon, the features and the declared bounds.
struct StagePlan {
  double mean = 0;          ///< share for the noisy mean; 0: the bounds are taken as they are
  double width = 0;         ///< for the half-width about it
  double sums = 1;          ///< for noisy sums
  double histogram = 0;     ///< for the histogram of the residuals; 0: there is no second stage
  double residuals = 0;     ///< for the residuals themselves
  bool asksOthers = false;  ///< whether residuals are asked of other people, and the shares are people
  std::size_t count = 0;  ///< of the components in the sums where the bounds are taken as they are, an index
  bool operator==(const StagePlan&) const = default;
};

/// The plan with the least expected error where labels may be as wide as the bounds, or use a half, a sixth
/// or a twelfth of them: each has a weight, and the means of the logarithms are compared, so that being wrong
/// about the width costs a factor at most. With few people narrowing the labels' range costs more than it is
/// worth, and with very few a noisy mean is all that can be had.
StagePlan planStages(const ComponentRows& rows, const LabelBounds& bounds, double epsilon);

}  // namespace epsiscope
