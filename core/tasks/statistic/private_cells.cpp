#include "core/tasks/statistic/private_cells.h"

#include <cmath>

#include "core/study/study.h"
#include "core/tasks/statistic/released_statistic.h"

namespace epsiscope {

double expectedTotalVariation(const StatisticRelease& release, std::size_t cells, double epsilon) {
  const double meanDistance = std::sqrt(release.noiseError(epsilon) / 2);  // of Laplace noise: its scale
  return static_cast<double>(cells) * meanDistance / 2 / static_cast<double>(release.rows());
}

PrivateCells privateCells(const Study& study, const std::vector<double>& counts, std::size_t rows,
                          double epsilon, const Custodian& custodian) {
  ReleasePlan plan{.kind = statisticThat(&StatisticRow::hasCells)};
  plan.mechanism = mechanismsFor(plan.kind).front();
  plan.unit = protectedUnit(study.data);
  const StatisticRelease release(plan, StatisticColumn::ofCategories(counts, rows));
  PrivateCells cells{.counts = releasedStatistic({release, custodian}, epsilon), .epsilon = epsilon};
  custodian.publish(cells.counts);
  cells.halfWidth = release.halfWidth(epsilon, PrivateCells::kLevel);
  cells.totalVariation = expectedTotalVariation(release, counts.size(), epsilon);
  return cells;
}

}  // namespace epsiscope
