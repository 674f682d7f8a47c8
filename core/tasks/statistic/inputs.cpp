#include "core/tasks/statistic/inputs.h"

#include <algorithm>

#include "core/statistics/statistic_row.h"

namespace epsiscope {

namespace {

ColumnInputs inputsOf(const Study& study, const std::string& column, StatisticKind kind,
                      const std::optional<std::string>& positive) {
  ColumnInputs inputs{.column = column, .positive = {}, .categories = {}};
  const StatisticRow& row = statisticRow(kind);
  if (row.takesPositive) inputs.positive = positive;
  const std::vector<ColumnChoice>& declared = study.data.columns;
  const auto choice = std::ranges::find(declared, column, &ColumnChoice::column);
  if (row.hasCells && choice != declared.end()) inputs.categories = choice->categories;
  return inputs;
}

}  // namespace

StatisticInputs statisticInputs(const Study& study) {
  const Statistic& task = study.statistic;
  StatisticInputs inputs{
      .split = {}, .columns = {inputsOf(study, study.data.target, task.statistic, study.data.positive)}};
  for (const FurtherStatistic& other : task.others)
    inputs.columns.push_back(inputsOf(study, other.column, other.statistic, other.positive));
  return inputs;
}

}  // namespace epsiscope
