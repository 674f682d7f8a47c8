#include "core/tasks/statistic/accounts.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "core/mechanisms/mechanism_loss.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"

namespace epsiscope {

namespace {

/// The loss of one row's, or one person's, replacement. A row that changes its cell moves two counts, each as
/// far as if it were alone; the rows of a person may move more of them, of which for other than normal noise
/// no more is known than the promise.
ReleaseLoss lossOfRelease(const StatisticRelease& release, double epsilon) {
  const ReleasePlan& plan = release.plan();
  const ReleaseLoss promise = ReleaseLoss::unknown(epsilon, deltaOf(plan));
  const StatisticRow& row = statisticRow(plan.kind);
  // What a row moves in its own group may be less in each of its numbers and more in all.
  if (plan.isGrouped() && row.inGroups != StatisticRow::InGroups::byWeight) return promise;
  if (plan.boundsShare > 0 || !row.addsNoise() || reasonAgainst(plan, release.rows(), {epsilon}))
    return promise;
  std::optional<ReleaseLoss> loss = lossOf(*release.mechanism(epsilon));
  const int moved = movedBy(plan);
  const bool isAlone = plan.unit.rows() == 1 || moved == 1;
  if (!loss || !(isAlone || loss->moved > 0)) return promise;
  loss->times = static_cast<std::uint64_t>(moved);
  return *loss;
}

}  // namespace

JointAccounts accountsOf(const Study& study, const StatisticCache& cache, double epsilon) {
  std::vector<ReleaseLoss> losses;
  double spent = 0, delta = 0;
  for (const SharedRelease& shared : releasesOf(study, cache)) {
    const double own = epsilon * shared.share;
    losses.push_back(lossOfRelease(*shared.release, own));
    spent += own;
    delta += deltaOf(shared.release->plan());
  }
  return JointAccounts::of(losses, spent, delta);
}

}  // namespace epsiscope
