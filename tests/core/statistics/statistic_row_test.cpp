#include "core/statistics/statistic_row.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/statistics/statistic_column.h"

namespace epsiscope::statistic_row_test {
namespace {

constexpr std::size_t kBins = 3;

std::vector<double> statisticOf(StatisticKind kind, const std::vector<double>& table,
                                const LabelBounds& bounds) {
  const auto column = StatisticColumn::ofNumbers(table);
  const auto n = static_cast<double>(table.size());
  switch (kind) {
    case StatisticKind::count:
      return {static_cast<double>(column->atMost(bounds.upper) - column->below(bounds.lower))};
    case StatisticKind::sum:
      return {n * column->mean(bounds)};
    case StatisticKind::mean:
      return {column->mean(bounds)};
    case StatisticKind::variance:
      return {column->variance(bounds)};
    case StatisticKind::histogram:
      return column->counts(bounds, kBins, true);
    case StatisticKind::quantile:
      break;
  }
  return {};
}

/// Every table of n values on a grid, with every replacement of one row: no pair is further apart than the
/// sensitivity, and some pair is that far apart.
TEST(Sensitivity, IsTheLargestMoveOfOneReplacedRow) {
  const LabelBounds bounds{-1, 3};
  const std::vector<double> grid = {-4, -1, 0.2, 1, 3, 9};  // two of them outside
  for (const StatisticKind kind : {StatisticKind::count, StatisticKind::sum, StatisticKind::mean,
                                   StatisticKind::variance, StatisticKind::histogram})
    for (const std::size_t n : {1U, 2U, 3U, 4U}) {
      double most = 0, mostEuclidean = 0;
      const auto rows = static_cast<double>(n);
      const auto tables = static_cast<std::size_t>(std::pow(grid.size(), n));
      for (std::size_t code = 0; code < tables; ++code) {
        std::vector<double> table;
        for (std::size_t i = 0, rest = code; i < n; ++i, rest /= grid.size())
          table.push_back(grid[rest % grid.size()]);
        const std::vector<double> here = statisticOf(kind, table, bounds);
        for (const double other : grid) {
          std::vector<double> neighbour = table;
          neighbour[0] = other;
          const std::vector<double> there = statisticOf(kind, neighbour, bounds);
          double sum = 0, squares = 0;
          for (std::size_t i = 0; i < here.size(); ++i) {
            sum += std::abs(here[i] - there[i]);
            squares += (here[i] - there[i]) * (here[i] - there[i]);
          }
          most = std::max(most, sum);
          mostEuclidean = std::max(mostEuclidean, std::sqrt(squares));
        }
      }
      EXPECT_NEAR(most, statisticRow(kind).sensitivity(rows, bounds), 1e-12)
          << static_cast<int>(kind) << " n " << n;
      EXPECT_NEAR(mostEuclidean, statisticRow(kind).euclideanSensitivity(rows, bounds), 1e-12)
          << static_cast<int>(kind);
    }
}

}  // namespace
}  // namespace epsiscope::statistic_row_test
