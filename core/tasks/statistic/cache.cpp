#include "core/tasks/statistic/cache.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/reading/text/cell_text.h"
#include "core/reading/text/number_cell.h"
#include "core/table/dataset.h"

namespace epsiscope {

namespace {

/// The number of rows with each of these texts.
std::vector<double> countsOf(const Column& column, const std::vector<std::uint32_t>& rows,
                             const std::vector<std::string>& wanted) {
  std::vector<double> counts(wanted.size());
  std::vector<std::ptrdiff_t> places;  // for each code: an index into the counts, or beyond
  for (const std::string& category : column.categories)
    places.push_back(std::ranges::find(wanted, std::string(trimmed(category)),
                                       [](const std::string& text) { return std::string(trimmed(text)); }) -
                     wanted.begin());
  for (const std::uint32_t row : rows) {
    const std::int32_t code = column.codes[row];
    if (code >= 0 && places[static_cast<std::size_t>(code)] < std::ssize(counts))
      ++counts[static_cast<std::size_t>(places[static_cast<std::size_t>(code)])];
  }
  return counts;
}

/// The number of rows with this number.
double countOf(const Column& column, const std::vector<std::uint32_t>& rows, const std::string& wanted) {
  const NumberCell cell = readCell(wanted, '.');
  if (cell.kind != CellKind::number && cell.kind != CellKind::underflow) return 0;
  return static_cast<double>(
      std::ranges::count_if(rows, [&](std::uint32_t row) { return column.values[row] == cell.value; }));
}

/// The value in place of a missing number: other columns than the target are filled like features.
double fillOf(const PreparedData& data, const std::string& column) {
  const auto feature = std::ranges::find(data.features, column, &Feature::name);
  return feature == data.features.end() ? 0 : feature->fill;
}

}  // namespace

std::shared_ptr<const StatisticColumn> statisticColumn(const ColumnInputs& inputs, const PreparedData& data) {
  const Column& column = data.dataset->columns[static_cast<std::size_t>(data.dataset->find(inputs.column))];
  const std::size_t rows = data.rows.size();
  if (column.kind == ColumnKind::text) {
    const std::vector<std::string> wanted = inputs.positive
                                                ? std::vector{*inputs.positive}
                                                : inputs.categories.value_or(std::vector<std::string>{});
    return StatisticColumn::ofCategories(countsOf(column, data.rows, wanted), rows);
  }
  if (inputs.positive)
    return StatisticColumn::ofCategories({countOf(column, data.rows, *inputs.positive)}, rows);
  const double fill = fillOf(data, inputs.column);
  std::vector<double> values;
  values.reserve(rows);
  for (const std::uint32_t row : data.rows)
    values.push_back(std::isnan(column.values[row]) ? fill : column.values[row]);
  return StatisticColumn::ofNumbers(std::move(values));
}

std::shared_ptr<const StatisticCache> StatisticCache::build(const StatisticInputs& inputs,
                                                            const std::shared_ptr<const PreparedTable>& table,
                                                            const Classroom& classroom, const GoOn& goOn) {
  std::shared_ptr<StatisticCache> made(
      new StatisticCache(std::make_shared<const InputsOf<StatisticInputs>>(inputs), table, classroom));
  for (const ColumnInputs& column : inputs.columns) {
    if (!goOn(static_cast<double>(made->m_columns.size()) / static_cast<double>(inputs.columns.size())))
      return nullptr;
    made->m_columns.push_back(statisticColumn(column, table->data()));
  }
  return made;
}

}  // namespace epsiscope
