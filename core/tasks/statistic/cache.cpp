#include "core/tasks/statistic/cache.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/numbers.h"
#include "core/reading/text/cell_text.h"
#include "core/reading/text/number_cell.h"
#include "core/table/dataset.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

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

/// The place in the list of each code of a text column, or beyond it.
std::vector<std::uint32_t> placesIn(const std::vector<std::string>& list, const Column& column) {
  std::vector<std::uint32_t> places;
  for (const std::string& category : column.categories)
    places.push_back(static_cast<std::uint32_t>(
        std::ranges::find(list, trimmed(category), [](const std::string& text) { return trimmed(text); }) -
        list.begin()));
  return places;
}

const Column& columnNamed(const std::string& name, const PreparedData& data) {
  return data.dataset->columns[static_cast<std::size_t>(data.dataset->find(name))];
}

/// The place in the list of the category of each row in use, or beyond it.
std::vector<std::uint32_t> placesOfRows(const std::string& name, const std::vector<std::string>& list,
                                        const PreparedData& data) {
  const Column& column = columnNamed(name, data);
  const auto none = static_cast<std::uint32_t>(list.size());
  std::vector<std::uint32_t> found;
  found.reserve(data.rows.size());
  if (column.kind == ColumnKind::text) {
    const std::vector<std::uint32_t> places = placesIn(list, column);
    for (const std::uint32_t row : data.rows) {
      const std::int32_t code = column.codes[row];
      found.push_back(code < 0 ? none : places[static_cast<std::size_t>(code)]);
    }
    return found;
  }
  std::vector<double> numbers;
  for (const std::string& text : list) {
    const NumberCell cell = readCell(text, '.');
    numbers.push_back(cell.kind == CellKind::number || cell.kind == CellKind::underflow ? cell.value : kNaN);
  }
  for (const std::uint32_t row : data.rows)
    found.push_back(
        static_cast<std::uint32_t>(std::ranges::find(numbers, column.values[row]) - numbers.begin()));
  return found;
}

/// The numbers of a column in the rows in use, filled like a feature.
std::vector<double> numbersOf(const std::string& name, const PreparedData& data) {
  const Column& column = columnNamed(name, data);
  const double fill = fillOf(data, name);
  std::vector<double> values;
  values.reserve(data.rows.size());
  for (const std::uint32_t row : data.rows)
    values.push_back(std::isnan(column.values[row]) ? fill : column.values[row]);
  return values;
}

/// Says where weights do not count as they stand: as weights of a design they are mistakes.
std::vector<std::string> weightNotes(const WeightColumn& column, const PreparedData& data) {
  const std::vector<double> weights = numbersOf(column.column, data);
  const auto countIf = [&](auto isSo) {
    return static_cast<std::size_t>(std::ranges::count_if(weights, isSo));
  };
  const std::size_t below = countIf([](double weight) { return weight < 0; });
  const std::size_t above = countIf([&](double weight) { return weight > column.most; });
  std::vector<std::string> notes;
  if (below > 0)
    notes.push_back(
        filled(counted("Core", "%n weights in column %1 are below 0 and count as 0; correct the column.",
                       "%n weight in column %1 is below 0 and counts as 0; correct the column.", below),
               quoted(column.column)));
  if (above > 0)
    notes.push_back(filled(counted("Core",
                                   "%n weights in column %1 are above %2, their declared bound, and count as "
                                   "%2; correct the column, or declare the bound that is publicly known.",
                                   "%n weight in column %1 is above %2, its declared bound, and counts as "
                                   "%2; correct the column, or declare the bound that is publicly known.",
                                   above),
                           quoted(column.column), column.most));
  if (!weights.empty() && countIf([](double weight) { return weight > 0; }) == 0)
    notes.push_back(filled(sentence("Core",
                                    "Every weight in column %1 counts as 0, so that no row counts; correct "
                                    "the column, or take the weights away."),
                           quoted(column.column)));
  return notes;
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
  return StatisticColumn::ofNumbers(numbersOf(inputs.column, data));
}

std::shared_ptr<const GroupRows> groupRows(const ColumnInputs& inputs, const PreparedData& data) {
  if (!inputs.isGrouped()) return nullptr;
  std::size_t groups = 1;
  for (const GroupingColumn& one : inputs.by) groups *= one.categories.size();
  std::vector<std::uint32_t> groupOf(data.rows.size());
  for (const GroupingColumn& one : inputs.by) {
    const std::vector<std::uint32_t> places = placesOfRows(one.column, one.categories, data);
    const auto count = static_cast<std::uint32_t>(one.categories.size());
    for (std::size_t i = 0; i < groupOf.size(); ++i)
      groupOf[i] = places[i] >= count || groupOf[i] >= groups ? static_cast<std::uint32_t>(groups)
                                                              : groupOf[i] * count + places[i];
  }
  for (const GroupingColumn& one : inputs.together) {
    const std::vector<std::uint32_t> places = placesOfRows(one.column, one.categories, data);
    for (std::size_t i = 0; i < groupOf.size(); ++i)
      if (places[i] >= one.categories.size()) groupOf[i] = static_cast<std::uint32_t>(groups);
  }
  std::vector<double> values;
  if (const auto listed =
          inputs.positive ? std::optional(std::vector{*inputs.positive}) : inputs.categories) {
    const std::vector<std::uint32_t> places = placesOfRows(inputs.column, *listed, data);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i] >= listed->size()) groupOf[i] = static_cast<std::uint32_t>(groups);
      values.push_back(places[i]);
    }
  } else {
    values = numbersOf(inputs.column, data);
  }
  return std::make_shared<const GroupRows>(
      groups, groupOf, values,
      inputs.weight ? numbersOf(inputs.weight->column, data) : std::vector<double>());
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
    made->m_groups.push_back(groupRows(column, table->data()));
    if (!column.weight) continue;
    for (const std::string& note : weightNotes(*column.weight, table->data())) addOnce(made->notes, note);
  }
  return made;
}

}  // namespace epsiscope
