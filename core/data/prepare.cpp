#include "core/data/prepare.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <utility>

#include "core/data/file_error.h"
#include "core/data/missing_cells.h"
#include "core/data/unknown_column.h"
#include "core/data/wording.h"

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
  return quoted(column.name) + " is text with " + counted(column.categories.size(), "different value") +
         (column.categories.size() > kMostCategories ? "" : ", one for each row");
}

/// A cell that is no number makes the column unusable, whatever the rule for missing cells.
bool hasBadCells(const Dataset& dataset, const Column& column, const char* field,
                 std::vector<Problem>& problems) {
  if (column.badCount == 0) return false;
  const auto position = static_cast<std::size_t>(&column - dataset.columns.data()) + 1;
  const std::string where = "column " + std::to_string(position) + ' ' + quoted(column.name);
  std::string sentence = counted(column.badCount, "cell") + " of " + where + " cannot be read as a number";
  if (!column.badCells.empty()) {
    const BadCell& first = column.badCells.front();
    sentence =
        "Line " + std::to_string(first.line) + ", " + where + ": \"" + first.text + "\" " + first.reason;
    if (column.badCount > 1)
      sentence += ", and so for " + counted(column.badCount - 1, "more cell") + " of this column";
  }
  problems.push_back({field, sentence + "; correct the file, empty the cell, or leave the column out."});
  return true;
}

bool hasHugeValues(const Column& column, const char* field, std::vector<Problem>& problems) {
  const auto huge = std::find_if(column.values.begin(), column.values.end(),
                                 [](double value) { return std::abs(value) > kLargest; });
  if (huge == column.values.end()) return false;
  problems.push_back({field, "Column " + quoted(column.name) + " holds numbers beyond 1e150 (first in row " +
                                 std::to_string(huge - column.values.begin() + 1) +
                                 "), whose squares overflow; rescale the column or leave it out."});
  return true;
}

const Column* chosenTarget(const Dataset& dataset, const PrepareOptions& options,
                           std::vector<Problem>& problems) {
  const std::string& name = options.target;
  if (name.empty()) {
    problems.push_back({"data.target", "No target is chosen; name the column that is to be predicted."});
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
        {"data.target", "The target " + quoted(name) + " is text; choose a column that holds numbers."});
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
      notes.push_back("Column " + whyIdentifier(column) + ": it was left out of the features.");
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
          {"data.features", "The feature " + quoted(name) + " is listed twice; list it once."});
    else if (&column == &target)
      problems.push_back(
          {"data.features",
           quoted(name) + " is the target and cannot be a feature too; take it off the list."});
    else if (column.kind == ColumnKind::text && column.categories.size() > kMostCategories)
      problems.push_back({"data.features", "The feature " + whyIdentifier(column) +
                                               ", too many for one indicator each (at most " +
                                               std::to_string(kMostCategories) + "); take it off the list."});
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
         "There is no feature to learn from; the table needs a usable column besides the target."});
  else if (rows < 2 && before >= 2)
    problems.push_back(
        {"data.missing",
         counted(rows, "row") + " of " + std::to_string(before) +
             " would be left without missing cells; leave out the columns with most of them."});
  else if (rows < 2)
    problems.push_back(
        {"data.file",
         counted(rows, "row") +
             " cannot be split into rows to learn from and rows to test on; use a table with more rows."});
  else if (!fewRows && rows < features + 2)
    problems.push_back(
        {"data.features", "Fewer rows than parameters: " + counted(rows, "row") + " for " +
                              counted(features, "feature") +
                              " and a constant; choose fewer features or use a table with more rows."});
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
