#include "core/prepare/cell_rules.h"

#include "core/table/cell_report.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

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

/// The ways out of missing cells: texts have no mean, and what they spell as missing may be a category.
std::string whatToDoAbout(const std::string& list, const ColumnList& columns) {
  std::string spelling;
  bool hasNumbers = false;
  for (const Column* column : columns) {
    if (column->missing == 0) continue;
    hasNumbers |= column->kind == ColumnKind::number;
    if (column->kind == ColumnKind::text && spelling.empty()) spelling = column->missingSpelling;
  }
  std::string said = filled(
      hasNumbers ? sentence("Core",
                            "%1; leave out these rows or columns, or fill in the mean (the target's own can "
                            "only be left out).")
                 : sentence("Core", "%1; leave out these rows or columns."),
      list);
  if (!spelling.empty())
    addSentence(said, filled(sentence("Core",
                                      "Cells that hold %1 count among them: if that is a category, give "
                                      "\"missing_values\" without it."),
                             epsiscope::quoted(spelling)));
  return said;
}

void dropColumnsWithMissing(ColumnList& features, PreparedData& made) {
  std::vector<std::string> names;
  for (const Column* column : features)
    if (column->missing > 0) names.push_back(column->name);
  if (names.empty()) return;
  std::erase_if(features, [](const Column* column) { return column->missing > 0; });
  made.notes.push_back(filled(counted("Core", "%n columns with missing cells were left out: %1.",
                                      "%n column with missing cells was left out: %1.", names.size()),
                              quotedList(names)));
  made.fromOtherRows.push_back(sentence("Core", kColumnsFollowFromRows));
}

}  // namespace

void applyMissingRule(MissingRule rule, const Column& target, ColumnList& features, PreparedData& made,
                      std::vector<Problem>& problems) {
  if (rule == MissingRule::stop) {
    ColumnList all = features;
    all.insert(all.begin(), &target);
    const std::string list = listMissing(all);
    if (!list.empty()) problems.push_back({"data.missing", whatToDoAbout(list, all)});
    return;
  }
  if (rule == MissingRule::dropRows) return;
  if (target.missing > 0)
    problems.push_back(
        {"data.missing",
         filled(
             sentence("Core", "%1, the target, which cannot be filled in or left out; leave out these rows."),
             listMissing({&target}))});
  if (rule == MissingRule::dropColumns) dropColumnsWithMissing(features, made);
}

namespace {

/// The first bad cell of the column, and how many others it has.
std::string firstBad(const Dataset& dataset, const Column& column) {
  const auto position = static_cast<std::size_t>(&column - dataset.columns.data());
  std::string what = describe(dataset, position, column.badCells.front());
  what.pop_back();
  const std::size_t others = column.badCells.size() - 1;
  if (others > 0)
    what += counted("Core", ", and so for %n more cells of this column",
                    ", and so for %n more cell of this column", others);
  return what;
}

}  // namespace

void applyBadCellRule(BadCellRule rule, const Dataset& dataset, const Column& target,
                      const ColumnList& features, std::vector<Problem>& problems) {
  if (rule == BadCellRule::dropRows) return;
  if (!target.badCells.empty())
    problems.push_back(
        {"data.bad_cells",
         filled(sentence("Core",
                         "%1, in the target, which cannot be filled in; correct the file, or leave out "
                         "these rows."),
                firstBad(dataset, target))});
  if (rule == BadCellRule::mean) return;
  for (const Column* column : features)
    if (!column->badCells.empty())
      problems.push_back({"data.bad_cells", filled(sentence("Core",
                                                            "%1; correct the file, leave out these rows, "
                                                            "fill in the mean, or leave the column out."),
                                                   firstBad(dataset, *column))});
}

namespace {

enum class Fate : std::uint8_t { used, missing, bad, nobody, beyond };
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

/// Before anything else: whose the rows are decides about no cell of them.
void leaveOutByPerson(const std::optional<Persons>& persons, Fates& fates) {
  if (!persons) return;
  for (std::size_t row = 0; row < fates.size(); ++row) {
    if (persons->ofRows()[row] == Persons::kNobody) fates[row] = Fate::nobody;
    if (persons->ofRows()[row] == Persons::kBeyond) fates[row] = Fate::beyond;
  }
}

Fates fatesOf(const PrepareOptions& options, const ColumnList& used, const std::optional<Persons>& persons,
              std::size_t rows) {
  Fates fates(rows, Fate::used);
  leaveOutByPerson(persons, fates);
  for (const Column* column : used) {
    if (options.missing == MissingRule::dropRows)
      forMissingRows(*column, [&](std::size_t row) {
        if (fates[row] == Fate::used) fates[row] = Fate::missing;
      });
    if (options.badCells == BadCellRule::dropRows)
      for (const BadCell& cell : column->badCells)
        if (Fate& fate = fates[cell.row]; fate == Fate::used || fate == Fate::missing) fate = Fate::bad;
  }
  return fates;
}

/// The missing cells in rows in use.
std::size_t missingCells(const Column& column, const Fates& fates) {
  std::size_t count = 0;
  forMissingRows(column, [&](std::size_t row) { count += fates[row] == Fate::used ? 1 : 0; });
  return count;
}

/// The bad cells in rows in use.
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

/// The persons of the rows, numbered anew by those that are left.
std::vector<std::uint32_t> numbered(const Persons& persons, const std::vector<std::uint32_t>& rows) {
  std::vector<std::int32_t> places(persons.count(), Persons::kNobody);
  std::vector<std::uint32_t> found;
  std::int32_t next = 0;
  found.reserve(rows.size());
  for (const std::uint32_t row : rows) {
    std::int32_t& place = places[static_cast<std::size_t>(persons.ofRows()[row])];
    if (place == Persons::kNobody) place = next++;
    found.push_back(static_cast<std::uint32_t>(place));
  }
  return found;
}

void notePersons(const PrepareOptions& options, PreparedData& made) {
  const RowCounts& counts = made.counts;
  if (counts.withoutPerson > 0)
    made.notes.push_back(
        filled(counted("Core", "%1 of %n rows left out because nobody is named in %2.",
                       "%1 of %n row left out because nobody is named in %2.", counts.rowsInFile),
               counts.withoutPerson, quoted(options.person)));
  if (counts.beyondMost > 0)
    made.notes.push_back(
        filled(counted("Core", "%1 of %n rows left out, drawn at random, so that nobody has more than %2.",
                       "%1 of %n row left out, drawn at random, so that nobody has more than %2.",
                       counts.rowsInFile),
               counts.beyondMost, options.rowsPerPerson));
}

/// `earlier`: what a recipe left out it says itself, for it knows why.
void noteDropped(const RowCounts& earlier, PreparedData& made) {
  const RowCounts& counts = made.counts;
  const std::size_t bad = counts.droppedForBad - earlier.droppedForBad;
  const std::size_t missing = counts.droppedForMissing - earlier.droppedForMissing;
  if (missing > 0)
    made.notes.push_back(filled(counted("Core", "%1 of %n rows left out because of missing cells.",
                                        "%1 of %n row left out because of missing cells.", counts.rowsInFile),
                                missing));
  if (bad > 0)
    made.notes.push_back(filled(
        counted("Core", "%1 of %n rows left out because of cells that cannot be read as a number.",
                "%1 of %n row left out because of cells that cannot be read as a number.", counts.rowsInFile),
        bad));
}

}  // namespace

void chooseRows(const PrepareOptions& options, const Dataset& dataset, const Column& target,
                const std::optional<Persons>& persons, ColumnList& features, PreparedData& made) {
  leaveOutEmptyColumns(options, features, made);
  ColumnList used = features;
  used.push_back(&target);
  const Fates fates = fatesOf(options, used, persons, dataset.rows());
  made.rows.reserve(static_cast<std::size_t>(std::ranges::count(fates, Fate::used)));
  for (std::size_t row = 0; row < fates.size(); ++row)
    if (fates[row] == Fate::used) made.rows.push_back(static_cast<std::uint32_t>(row));
  const RowCounts& earlier = dataset.earlier;
  const auto count = [&](Fate fate) { return static_cast<std::size_t>(std::ranges::count(fates, fate)); };
  if (persons) made.persons = numbered(*persons, made.rows);
  made.counts = {
      .rowsInFile = fates.size() + earlier.droppedForMissing + earlier.droppedForBad,
      .rowsUsed = made.rows.size(),
      .droppedForMissing = earlier.droppedForMissing + count(Fate::missing),
      .droppedForBad = earlier.droppedForBad + count(Fate::bad),
      .cellsFilledMissing = earlier.cellsFilledMissing,
      .withoutPerson = count(Fate::nobody),
      .beyondMost = count(Fate::beyond),
      .persons = made.persons.empty() ? 0 : std::size_t{1} + *std::ranges::max_element(made.persons),
      .readAsDetected = dataset.readAsDetected};
  notePersons(options, made);
  noteDropped(earlier, made);
  if (options.missing == MissingRule::mean) fillMissing(features, fates, made);
  if (made.counts.cellsFilledMissing > 0)
    made.fromOtherRows.push_back(
        sentence("Core",
                 "Missing numbers were filled with means, in which every private row has a part: drop "
                 "such rows for a result that is private among complete rows."));
  if (options.badCells == BadCellRule::mean) fillBad(features, fates, made);
}

}  // namespace epsiscope
