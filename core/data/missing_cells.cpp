#include "core/data/missing_cells.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "core/data/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

bool isMissing(const Column& column, std::size_t row) {
  return column.kind == ColumnKind::number ? std::isnan(column.values[row]) : column.codes[row] < 0;
}

std::string listMissing(const ColumnList& columns) {
  std::size_t cells = 0, firstLine = 0;
  std::vector<std::string> names;
  for (const Column* column : columns) {
    if (column->missing == 0) continue;
    cells += column->missing;
    names.push_back(column->name);
    if (column->firstMissingLine > 0 && (firstLine == 0 || column->firstMissingLine < firstLine))
      firstLine = column->firstMissingLine;
  }
  if (names.empty()) return {};
  const std::string columnsText = counted("Core", "%n columns", "%n column", names.size());
  if (firstLine > 0)
    return filled(counted("Core", "%n cells are missing in %1 (%2; first in line %3)",
                          "%n cell is missing in %1 (%2; first in line %3)", cells),
                  columnsText, quotedList(names), firstLine);
  return filled(counted("Core", "%n cells are missing in %1 (%2)", "%n cell is missing in %1 (%2)", cells),
                columnsText, quotedList(names));
}

ColumnList withMissing(const ColumnList& columns) {
  ColumnList found;
  std::copy_if(columns.begin(), columns.end(), std::back_inserter(found),
               [](const Column* column) { return column->missing > 0; });
  return found;
}

void dropColumnsWithMissing(ColumnList& features, std::vector<std::string>& notes) {
  const ColumnList dropped = withMissing(features);
  if (dropped.empty()) return;
  std::vector<std::string> names;
  for (const Column* column : dropped) names.push_back(column->name);
  std::erase_if(features, [](const Column* column) { return column->missing > 0; });
  notes.push_back(filled(counted("Core", "%n columns with missing cells were left out: %1.",
                                 "%n column with missing cells was left out: %1.", names.size()),
                         quotedList(names)));
}

/// Text has no mean: a missing text cell is in none of the categories.
void noteFilled(ColumnList& features, std::vector<std::string>& notes) {
  const ColumnList incomplete = withMissing(features);
  for (const Column* column : incomplete) {
    if (column->kind == ColumnKind::text)
      notes.push_back(
          filled(counted("Core", "%n missing cells of %1 counted as none of its categories.",
                         "%n missing cell of %1 counted as none of its categories.", column->missing),
                 quoted(column->name)));
    else if (column->missing == column->values.size())
      notes.push_back(
          filled(sentence("Core", "Column %1 has no values and was left out."), quoted(column->name)));
    else
      notes.push_back(filled(counted("Core", "%n missing cells of %1 filled with the column's mean.",
                                     "%n missing cell of %1 filled with the column's mean.", column->missing),
                             quoted(column->name)));
  }
  std::erase_if(features, [](const Column* column) { return column->missing == column->size(); });
}

}  // namespace

void applyMissingRule(MissingRule rule, const Column& target, ColumnList& features,
                      std::vector<std::string>& notes, std::vector<Problem>& problems) {
  if (rule == MissingRule::stop) {
    ColumnList all = features;
    all.insert(all.begin(), &target);
    const std::string list = listMissing(all);
    if (!list.empty())
      problems.push_back({"data.missing", filled(sentence("Core",
                                                          "%1; set missing to drop-rows, drop-columns or "
                                                          "mean (the target's own can only be dropped)."),
                                                 list)});
    return;
  }
  if (rule == MissingRule::dropRows) return;
  if (target.missing > 0)
    problems.push_back(
        {"data.missing",
         filled(sentence("Core",
                         "%1, the target, which cannot be filled in or left out; set missing to drop-rows."),
                listMissing({&target}))});
  if (rule == MissingRule::dropColumns) dropColumnsWithMissing(features, notes);
  if (rule == MissingRule::mean) noteFilled(features, notes);
}

std::vector<std::uint32_t> rowsInUse(MissingRule rule, const Dataset& dataset, const Column& target,
                                     const ColumnList& features, std::vector<std::string>& notes) {
  std::vector<std::uint32_t> rows(dataset.rows());
  std::iota(rows.begin(), rows.end(), std::uint32_t{0});
  if (rule != MissingRule::dropRows) return rows;
  ColumnList used = withMissing(features);
  if (target.missing > 0) used.push_back(&target);
  if (used.empty()) return rows;
  const std::size_t before = rows.size();
  std::erase_if(rows, [&](std::uint32_t row) {
    return std::any_of(used.begin(), used.end(),
                       [&](const Column* column) { return isMissing(*column, row); });
  });
  notes.push_back(filled(counted("Core", "%1 of %n rows left out because of missing cells.",
                                 "%1 of %n row left out because of missing cells.", before),
                         before - rows.size()));
  return rows;
}

}  // namespace epsiscope
