#include "core/prepare/rows_in_use.h"

#include <algorithm>
#include <cmath>

#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

enum class Fate : std::uint8_t { used, missing, bad };
using Fates = std::vector<Fate>;  ///< one per row of the table

/// Calls `visit` with each row that misses a cell of the column. Bad cells are NaN too.
template <class Visit>
void forMissingRows(const Column& column, Visit visit) {
  if (column.missing == 0) return;
  auto bad = column.badCells.begin();
  for (std::size_t row = 0; row < column.size(); ++row) {
    const bool isBad = bad != column.badCells.end() && bad->row == row;
    if (isBad) ++bad;
    if (!isBad &&
        (column.kind == ColumnKind::number ? std::isnan(column.values[row]) : column.codes[row] < 0))
      visit(row);
  }
}

Fates fatesOf(const PrepareOptions& options, const ColumnList& used, std::size_t rows) {
  Fates fates(rows, Fate::used);
  for (const Column* column : used) {
    if (options.missing == MissingRule::dropRows)
      forMissingRows(*column, [&](std::size_t row) {
        if (fates[row] == Fate::used) fates[row] = Fate::missing;
      });
    if (options.badCells == BadCellRule::dropRows)
      for (const BadCell& cell : column->badCells) fates[cell.row] = Fate::bad;
  }
  return fates;
}

/// In rows in use.
std::size_t missingCells(const Column& column, const Fates& fates) {
  std::size_t count = 0;
  forMissingRows(column, [&](std::size_t row) { count += fates[row] == Fate::used ? 1 : 0; });
  return count;
}

/// Likewise.
std::size_t badCells(const Column& column, const Fates& fates) {
  return static_cast<std::size_t>(std::ranges::count_if(
      column.badCells, [&](const BadCell& cell) { return fates[cell.row] == Fate::used; }));
}

bool hasNoNumber(const Column& column) {
  return column.kind == ColumnKind::number && column.missing + column.badCells.size() == column.size();
}

/// Columns that have no mean to be filled with.
void leaveOutEmptyColumns(const PrepareOptions& options, ColumnList& features, PreparedData& made) {
  const auto isHopeless = [&](const Column* column) {
    return hasNoNumber(*column) && ((options.missing == MissingRule::mean && column->missing > 0) ||
                                    (options.badCells == BadCellRule::mean && !column->badCells.empty()));
  };
  for (const Column* column : features)
    if (isHopeless(column))
      made.notes.push_back(
          filled(sentence("Core", "Column %1 has no values and was left out."), quoted(column->name)));
  if (std::erase_if(features, isHopeless) > 0)
    made.fromOtherRows.push_back(sentence("Core", kColumnsFollowFromRows));
}

/// Text has no mean: a missing text cell is in none of the categories.
void fillMissing(const ColumnList& features, const Fates& fates, PreparedData& made) {
  for (const Column* column : features) {
    const std::size_t count = missingCells(*column, fates);
    if (count == 0) continue;
    if (column->kind == ColumnKind::text) {
      made.notes.push_back(filled(counted("Core", "%n missing cells of %1 counted as none of its categories.",
                                          "%n missing cell of %1 counted as none of its categories.", count),
                                  quoted(column->name)));
      continue;
    }
    made.notes.push_back(filled(counted("Core", "%n missing cells of %1 filled with the column's mean.",
                                        "%n missing cell of %1 filled with the column's mean.", count),
                                quoted(column->name)));
    made.counts.cellsFilledMissing += count;
  }
}

void fillBad(const ColumnList& features, const Fates& fates, PreparedData& made) {
  for (const Column* column : features) {
    const std::size_t count = badCells(*column, fates);
    if (count == 0) continue;
    made.notes.push_back(filled(
        counted("Core", "%n cells of %1 that cannot be read as a number filled with the column's mean.",
                "%n cell of %1 that cannot be read as a number filled with the column's mean.", count),
        quoted(column->name)));
    made.counts.cellsFilledBad += count;
  }
  if (made.counts.cellsFilledBad > 0)
    made.fromOtherRows.push_back(
        sentence("Core",
                 "Cells that are no numbers were filled with means, in which every private row has a part: "
                 "drop such rows for a result that is private among complete rows."));
}

void noteDropped(PreparedData& made) {
  const RowCounts& counts = made.counts;
  if (counts.droppedForMissing > 0)
    made.notes.push_back(filled(counted("Core", "%1 of %n rows left out because of missing cells.",
                                        "%1 of %n row left out because of missing cells.", counts.rowsInFile),
                                counts.droppedForMissing));
  if (counts.droppedForBad > 0)
    made.notes.push_back(filled(
        counted("Core", "%1 of %n rows left out because of cells that cannot be read as a number.",
                "%1 of %n row left out because of cells that cannot be read as a number.", counts.rowsInFile),
        counts.droppedForBad));
}

}  // namespace

void chooseRows(const PrepareOptions& options, const Dataset& dataset, const Column& target,
                ColumnList& features, PreparedData& made) {
  leaveOutEmptyColumns(options, features, made);
  ColumnList used = features;
  used.push_back(&target);
  const Fates fates = fatesOf(options, used, dataset.rows());
  made.rows.reserve(static_cast<std::size_t>(std::ranges::count(fates, Fate::used)));
  for (std::size_t row = 0; row < fates.size(); ++row)
    if (fates[row] == Fate::used) made.rows.push_back(static_cast<std::uint32_t>(row));
  const RowCounts& earlier = dataset.earlier;
  const auto missing = static_cast<std::size_t>(std::ranges::count(fates, Fate::missing));
  made.counts = {.rowsInFile = fates.size() + earlier.droppedForMissing,
                 .rowsUsed = made.rows.size(),
                 .droppedForMissing = missing + earlier.droppedForMissing,
                 .droppedForBad = static_cast<std::size_t>(std::ranges::count(fates, Fate::bad)),
                 .cellsFilledMissing = earlier.cellsFilledMissing};
  noteDropped(made);
  if (options.missing == MissingRule::mean) fillMissing(features, fates, made);
  if (made.counts.cellsFilledMissing > 0)
    made.fromOtherRows.push_back(
        sentence("Core",
                 "Missing numbers were filled with means, in which every private row has a part: drop "
                 "such rows for a result that is private among complete rows."));
  if (options.badCells == BadCellRule::mean) fillBad(features, fates, made);
}

}  // namespace epsiscope
