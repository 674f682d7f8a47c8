#include "core/tasks/statistic/statistic_cell.h"

#include <utility>

#include "core/statistics/release_plan.h"

namespace epsiscope {

std::vector<StatisticCell> statisticCells(const ReleasePlan& plan, const ColumnInputs& inputs,
                                          const std::vector<std::string>& groups, std::size_t numbers) {
  const std::size_t each = numbers / groups.size();
  const double width = plan.bounds.width() / static_cast<double>(each);
  std::vector<StatisticCell> places;
  for (const std::string& group : groups)
    for (std::size_t cell = 0; cell < each; ++cell) {
      StatisticCell place{.group = group};
      if (inputs.positive) {
        place.category = *inputs.positive;
      } else if (inputs.categories) {
        place.category = (*inputs.categories)[cell];
      } else if (each > 1) {
        place.lower = plan.bounds.lower + width * static_cast<double>(cell);
        place.upper = plan.bounds.lower + width * static_cast<double>(cell + 1);
      }
      places.push_back(std::move(place));
    }
  return places;
}

}  // namespace epsiscope
