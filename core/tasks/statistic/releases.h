#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/study/study.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/release.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

/// One of the statistics that share the budget of a study.
struct SharedRelease {
  std::string name;  ///< for people: "Mean of income"
  std::string id;    ///< in results, each its own: "mean(income)"
  double share = 1;  ///< of epsilon and delta
  std::shared_ptr<const StatisticRelease> release;
  std::string takenFromRows;  ///< says what its noise or its values take from private rows; empty: nothing

  /// Returns what is promised of this release at its share of `epsilon`, of all releases together.
  Guarantee guarantee(const DataChoice& data, double epsilon) const;
};

/// What the study says of the release at a place: the target's is the first. A quantile is always released by
/// the exponential mechanism.
ReleasePlan planOf(const Study& study, std::size_t release);
std::string nameOfRelease(const Study& study, std::size_t release);

/// What is promised of the target's release, before its table is sorted, and what is missing for it.
Guarantee promiseOfFirst(const Study& study, const PreparedData& data, double epsilon);
std::vector<Undeclared> undeclaredOfFirst(const Study& study, const PreparedData& data);

/// How many there are.
std::size_t releaseCount(const Study& study);
/// The release of the target.
SharedRelease firstRelease(const Study& study, const StatisticCache& cache);
std::vector<SharedRelease> releasesOf(const Study& study, const StatisticCache& cache);

}  // namespace epsiscope
