#pragma once

#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

namespace epsiscope {

/// A statistic of one column. All other facts about it are in its row, see statistic_row.h.
enum class StatisticKind { count, sum, mean, variance, quantile, histogram };

/// Their names in studies, in the order of the enumerators.
inline constexpr std::array<std::pair<StatisticKind, std::string_view>, 6> kStatisticNames{
    {{StatisticKind::count, "count"},
     {StatisticKind::sum, "sum"},
     {StatisticKind::mean, "mean"},
     {StatisticKind::variance, "variance"},
     {StatisticKind::quantile, "quantile"},
     {StatisticKind::histogram, "histogram"}}};

/// Whether a table has one row for each kind, in their order, so that the row of a kind stands at its place.
constexpr bool isOneRowEach(const auto& rows) {
  for (std::size_t i = 0; i < std::size(rows); ++i)
    if (static_cast<std::size_t>(rows[i].kind) != i) return false;
  return std::size(rows) == kStatisticNames.size();
}

}  // namespace epsiscope
