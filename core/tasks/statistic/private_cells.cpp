#include "core/tasks/statistic/private_cells.h"

#include <cmath>

#include "core/study/study.h"
#include "core/tasks/statistic/released_statistic.h"

namespace epsiscope {

PrivateCells privateCells(const Study& study, const std::vector<double>& counts, std::size_t rows,
                          double epsilon, const Custodian& custodian) {
  ReleasePlan plan{.kind = statisticThat(&StatisticRow::hasCells)};
  plan.mechanism = mechanismsFor(plan.kind).front();
  plan.unit = protectedUnit(study.data);
  const StatisticRelease release(plan, StatisticColumn::ofCategories(counts, rows));
  PrivateCells cells{.counts = releasedStatistic({release, custodian}, epsilon), .epsilon = epsilon};
  custodian.publish(
      Eigen::Map<const Eigen::VectorXd>(cells.counts.data(), static_cast<Eigen::Index>(cells.counts.size())));
  cells.deviation = std::sqrt(release.noiseError(epsilon));
  cells.halfWidth = release.halfWidth(epsilon, PrivateCells::kLevel);
  const double meanDistance = cells.deviation / std::sqrt(2.0);  // of Laplace noise: its scale
  cells.totalVariation = static_cast<double>(counts.size()) * meanDistance / 2 / static_cast<double>(rows);
  return cells;
}

}  // namespace epsiscope
