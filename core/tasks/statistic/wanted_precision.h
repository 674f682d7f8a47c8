#pragma once

#include <optional>
#include <vector>

#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The budget that the wanted half-widths of a study's releases need.
struct WantedPrecision {
  /// The smallest epsilon of each release at which no number of it has a larger half-width; absent where none
  /// is wanted, NaN where there is no such epsilon.
  std::vector<std::optional<double>> epsilons;
  double together = 0;  ///< their sum; NaN where one does not exist
  double ofStudy = 0;   ///< the study's epsilon of which their shares are that sum
};

/// Half-widths of the numbers as they are drawn, before any are made to agree, at the study's level; those of
/// means by groups and of quantiles are computed from private values. Precondition: the cache is one of
/// statistics.
WantedPrecision wantedPrecision(const Study& study, const TaskCache& cache);

/// The study with the budget that they share now divided anew among the releases with a wanted half-width, in
/// proportion to what each needs: at the epsilon `ofStudy` all get what is wanted, at a smaller one all miss
/// it alike. Normal noise is taken at the delta of its present
/// share. The others keep their shares. The study itself where one cannot have what is wanted.
Study withSharesForPrecision(const Study& study, const TaskCache& cache);

}  // namespace epsiscope
