#include "core/data/prepare.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <utility>

#include "core/data/cell_report.h"
#include "core/data/file_error.h"
#include "core/data/missing_cells.h"
#include "core/data/unknown_column.h"
#include "core/data/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// A text column with more categories than this is taken for identifiers.
constexpr std::size_t kMostCategories = 1000;
/// Larger numbers overflow when squared and summed.
constexpr double kLargest = 1e150;

bool isIdentifier(const Column& column) {
  const std::size_t filled = column.codes.size() - column.missing;
  return column.categories.size() > kMostCategories || (filled > 1 && column.categories.size() == filled);
}

std::string whyIdentifier(const Column& column) {
  const std::size_t count = column.categories.size();
  return filled(count > kMostCategories
                    ? counted("Core", "%1 is text with %n different values",
                              "%1 is text with %n different value", count)
                    : counted("Core", "%1 is text with %n different values, one for each row",
                              "%1 is text with %n different value, one for each row", count),
                quoted(column.name));
}

/// A cell that is no number makes the column unusable, whatever the rule for missing cells.
bool hasBadCells(const Dataset& dataset, const Column& column, const char* field,
                 std::vector<Problem>& problems) {
  if (column.badCells.empty()) return false;
  const auto position = static_cast<std::size_t>(&column - dataset.columns.data());
  std::string what = describe(dataset, position, column.badCells.front());
  what.pop_back();
  const std::size_t others = column.badCells.size() - 1;
  if (others > 0)
    what += counted("Core", ", and so for %n more cells of this column",
                    ", and so for %n more cell of this column", others);
  problems.push_back(
      {field,
       filled(sentence("Core", "%1; correct the file, empty the cell, or leave the column out."), what)});
  return true;
}

bool hasHugeValues(const Column& column, const char* field, std::vector<Problem>& problems) {
  const auto huge = std::find_if(column.values.begin(), column.values.end(),
                                 [](double value) { return std::abs(value) > kLargest; });
  if (huge == column.values.end()) return false;
  problems.push_back({field, filled(sentence("Core",
                                             "Column %1 holds numbers beyond 1e150 (first in row %2), whose "
                                             "squares overflow; rescale the column or leave it out."),
                                    quoted(column.name), huge - column.values.begin() + 1)});
  return true;
}

const Column* chosenTarget(const Dataset& dataset, const PrepareOptions& options,
                           std::vector<Problem>& problems) {
  const std::string& name = options.target;
  if (name.empty()) {
    problems.push_back(
        {"data.target", sentence("Core", "No target is chosen; name the column that is to be predicted.")});
    return nullptr;
  }
  const int index = dataset.find(name);
  if (index < 0) {
    problems.push_back({"data.target", unknownColumn(dataset, name)});
    return nullptr;
  }
  const Column& column = dataset.columns[static_cast<std::size_t>(index)];
  if (column.kind == ColumnKind::text && !options.classTarget) {
    problems.push_back(
        {"data.target", filled(sentence("Core", "The target %1 is text; choose a column that holds numbers."),
                               quoted(name))});
    return nullptr;
  }
  if (hasBadCells(dataset, column, "data.target", problems)) return nullptr;
  if (hasHugeValues(column, "data.target", problems)) return nullptr;
  return &column;
}

/// All columns but the target and those of identifiers, which are left out with a note.
ColumnList defaultFeatures(const Dataset& dataset, const Column& target, std::vector<std::string>& notes) {
  ColumnList chosen;
  for (const Column& column : dataset.columns) {
    if (&column == &target) continue;
    if (column.kind == ColumnKind::text && isIdentifier(column)) {
      notes.push_back(
          filled(sentence("Core", "Column %1: it was left out of the features."), whyIdentifier(column)));
      continue;
    }
    chosen.push_back(&column);
  }
  return chosen;
}

ColumnList namedFeatures(const Dataset& dataset, const Column& target, const std::vector<std::string>& names,
                         std::vector<Problem>& problems) {
  ColumnList chosen;
  std::unordered_set<std::string> seen;
  for (const std::string& name : names) {
    const int index = dataset.find(name);
    if (index < 0) {
      problems.push_back({"data.features", unknownColumn(dataset, name)});
      continue;
    }
    const Column& column = dataset.columns[static_cast<std::size_t>(index)];
    if (!seen.insert(name).second)
      problems.push_back(
          {"data.features",
           filled(sentence("Core", "The feature %1 is listed twice; list it once."), quoted(name))});
    else if (&column == &target)
      problems.push_back(
          {"data.features",
           filled(sentence("Core", "%1 is the target and cannot be a feature too; take it off the list."),
                  quoted(name))});
    else if (column.kind == ColumnKind::text && column.categories.size() > kMostCategories)
      problems.push_back(
          {"data.features",
           filled(sentence(
                      "Core",
                      "The feature %1, too many for one indicator each (at most %2); take it off the list."),
                  whyIdentifier(column), kMostCategories)});
    else
      chosen.push_back(&column);
  }
  return chosen;
}

std::vector<Feature> asFeatures(const ColumnList& columns) {
  std::vector<Feature> features;
  for (const Column* column : columns) {
    if (column->kind == ColumnKind::number) {
      const double fill = column->missing > 0 ? summarise(*column).mean : 0;
      features.push_back(
          {.name = column->name, .values = column->values, .codes = {}, .category = 0, .fill = fill});
      continue;
    }
    for (std::size_t category = 0; category < column->categories.size(); ++category)
      features.push_back({.name = column->name + '=' + column->categories[category],
                          .values = {},
                          .codes = column->codes,
                          .category = static_cast<std::int32_t>(category),
                          .fill = 0});
  }
  return features;
}

/// One row to test on, and as many to learn from as there are weights with the constant, or one.
void checkSize(std::size_t rows, std::size_t features, std::size_t before, bool fewRows,
               std::vector<Problem>& problems) {
  if (features == 0)
    problems.push_back(
        {"data.features",
         sentence("Core",
                  "There is no feature to learn from; the table needs a usable column besides the target.")});
  else if (rows < 2 && before >= 2)
    problems.push_back(
        {"data.missing",
         filled(
             counted(
                 "Core",
                 "%n rows of %1 would be left without missing cells; leave out the columns with most of "
                 "them.",
                 "%n row of %1 would be left without missing cells; leave out the columns with most of them.",
                 rows),
             before)});
  else if (rows < 2)
    problems.push_back({"data.file", counted("Core",
                                             "%n rows cannot be split into rows to learn from and rows to "
                                             "test on; use a table with more rows.",
                                             "%n row cannot be split into rows to learn from and rows to "
                                             "test on; use a table with more rows.",
                                             rows)});
  else if (!fewRows && rows < features + 2)
    problems.push_back(
        {"data.features", filled(counted("Core",
                                         "Fewer rows than parameters: %n rows for %1 and a constant; choose "
                                         "fewer features or use a table with more rows.",
                                         "Fewer rows than parameters: %n row for %1 and a constant; choose "
                                         "fewer features or use a table with more rows.",
                                         rows),
                                 counted("Core", "%n features", "%n feature", features))});
}

}  // namespace

PreparedData prepare(std::shared_ptr<const Dataset> dataset, const PrepareOptions& options,
                     std::vector<Problem>& problems) {
  const std::size_t before = problems.size();
  const Column* target = chosenTarget(*dataset, options, problems);
  if (target == nullptr) return {};

  PreparedData data;
  ColumnList columns = options.features.empty()
                           ? defaultFeatures(*dataset, *target, data.notes)
                           : namedFeatures(*dataset, *target, options.features, problems);
  applyMissingRule(options.missing, *target, columns, data.notes, problems);
  for (const Column* column : columns)
    if (!hasBadCells(*dataset, *column, "data.features", problems))
      hasHugeValues(*column, "data.features", problems);
  if (problems.size() > before) return {};

  data.rows = rowsInUse(options.missing, *dataset, *target, columns, data.notes);
  data.features = asFeatures(columns);
  data.target = target->values;
  data.targetColumn = target;
  checkSize(data.rows.size(), data.features.size(), dataset->rows(), options.classTarget || options.fewRows,
            problems);
  if (problems.size() > before) return {};
  data.dataset = std::move(dataset);
  return data;
}

}  // namespace epsiscope
