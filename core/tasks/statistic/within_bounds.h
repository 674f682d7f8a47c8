#pragma once

#include <memory>
#include <string>

#include "core/privacy/custodian.h"
#include "core/tasks/statistic/release.h"

namespace epsiscope {

/// A release within bounds that are no longer private, and the epsilon that is left for it.
struct WithinBounds {
  std::shared_ptr<const StatisticRelease> release;
  double epsilon = 1;
};

/// The release within the bounds that it finds, which are released numbers from then on; itself, where its
/// bounds are declared.
WithinBounds withFoundBounds(std::shared_ptr<const StatisticRelease> release, double epsilon,
                             const Custodian& custodian);
/// The same within the bounds that it most probably finds, which is no private choice: for pictures.
WithinBounds withUsualBounds(std::shared_ptr<const StatisticRelease> release, double epsilon);
/// Says which these are.
std::string usualBoundsNote(const WithinBounds& usual);

}  // namespace epsiscope
