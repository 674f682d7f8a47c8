#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// A column by which rows are divided, and the categories for which there is a group.
struct GroupingColumn {
  std::string column;
  std::vector<std::string> categories;
  bool operator==(const GroupingColumn&) const = default;
};

/// The column of the weights, and what the largest ones count as.
struct WeightColumn {
  std::string column;
  double most = 1;
  bool operator==(const WeightColumn&) const = default;
};

/// The choice of what is read of one column.
struct ColumnInputs {
  std::string column;
  std::optional<std::string> positive;                 ///< the number of rows with this value, and nothing
                                                       ///< else
  std::optional<std::vector<std::string>> categories;  ///< the numbers of rows of a text with each of these
  std::vector<GroupingColumn> by = {};                 ///< see Statistic::by
  std::optional<WeightColumn> weight = {};
  /// The columns of its family, see TableFamily: a row without a category of each of them is in no group.
  std::vector<GroupingColumn> together = {};
  bool isGrouped() const { return !by.empty() || weight || !together.empty(); }
  bool operator==(const ColumnInputs&) const = default;
};

/// The settings that the ordered values depend on: neither bounds nor epsilon, so that no slider reads the
/// table again. The bound of weights is on no slider, and notes depend on it.
struct StatisticInputs {
  SplitInputs split;                  ///< always the standard one: all rows are used
  std::vector<ColumnInputs> columns;  ///< for each release
  bool operator==(const StatisticInputs&) const = default;
};
StatisticInputs statisticInputs(const Study& study);

/// Checks the keys of the block `statistic`. `isChosen`: also that the bounds are declared that they need.
void checkStatistic(const Study& study, bool isChosen, ProblemList& found);
/// Says for each statistic of few rows how far one of them can move it, or what noise leaves of them.
std::vector<std::string> statisticWarnings(const Study& study, std::size_t rows);
/// Checks that the statistics of these columns exist. Precondition: the table has no problem.
void checkStatisticData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
