#include "core/data/text/columns.h"

#include <functional>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/data/file_error.h"
#include "core/data/text/scanner.h"
#include "core/data/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kListedCells = 100;

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

/// A text column under construction.
class Categories {
public:
  explicit Categories(Column& column) : m_column(column) {}

  void add(std::string_view text) {
    if (isMissingText(trimmed(text))) {
      m_column.codes.push_back(-1);
      return;
    }
    // Equal texts often follow each other.
    if (m_last < 0 || m_column.categories[static_cast<std::size_t>(m_last)] != text) m_last = codeOf(text);
    m_column.codes.push_back(m_last);
  }

private:
  std::int32_t codeOf(std::string_view text) {
    if (const auto found = m_codes.find(text); found != m_codes.end()) return found->second;
    const auto code = static_cast<std::int32_t>(m_column.categories.size());
    m_codes.emplace(text, code);
    m_column.categories.emplace_back(text);
    return code;
  }

  Column& m_column;
  std::unordered_map<std::string, std::int32_t, TextHash, std::equal_to<>> m_codes;
  std::int32_t m_last = -1;
};

/// Why a cell is not usable as a number; null if it is.
std::string faultOf(const NumberCell& cell, char decimal, bool markSettled) {
  switch (cell.kind) {
    case CellKind::infinite:
      return sentence("Core", "is not a finite number");
    case CellKind::overflow:
      return sentence("Core", "is too large for a number (the largest is about 1.8e308)");
    case CellKind::hexadecimal:
      return sentence("Core", "is hexadecimal, not a decimal number");
    case CellKind::otherMark:
      return decimal == '.' ? sentence("Core", "has a decimal comma where the file has decimal points")
                            : sentence("Core", "has a decimal point where the file has decimal commas");
    case CellKind::grouped:
      if (markSettled || !cell.form.ambiguous) return {};
      return sentence("Core",
                      "has either a decimal mark or a thousands mark: say which decimal mark the file has");
    case CellKind::text:
      return sentence("Core", "is not a number");
    default:
      return {};
  }
}

void checkCell(const TableText& table, const Scanner& scanner, std::size_t row, bool markSettled,
               Column& column) {
  const std::string fault = faultOf(readCell(scanner.field(), table.decimal), table.decimal, markSettled);
  if (fault.empty()) return;
  column.values[row] = std::numeric_limits<double>::quiet_NaN();
  if (column.badCells.size() < kListedCells)
    column.badCells.push_back({.line = scanner.fieldLine(),
                               .row = row,
                               .text = shortened(std::string(scanner.field())),
                               .reason = fault});
}

std::vector<Column> withoutTexts(const TableText& table, Census& census, bool markSettled) {
  std::vector<Column> columns;
  columns.reserve(census.columns.size());
  for (std::size_t i = 0; i < census.columns.size(); ++i) {
    ColumnCensus& counted = census.columns[i];
    Column column{.name = table.names[i],
                  .kind = counted.holdsNumbers() ? ColumnKind::number : ColumnKind::text,
                  .missing = counted.missing,
                  .firstMissingLine = counted.firstMissingLine};
    if (column.kind == ColumnKind::number) {
      column.badCount = counted.bad + counted.words + (markSettled ? 0 : counted.ambiguousGroups);
      column.values = std::move(counted.values);
      // Blank lines and quoted line breaks make the reserved room too large; a little is not worth a copy.
      if (column.values.capacity() > column.values.size() + column.values.size() / 4)
        column.values.shrink_to_fit();
    } else {
      counted.values = {};
      column.codes.reserve(census.rows);
    }
    columns.push_back(std::move(column));
  }
  return columns;
}

bool secondPass(const TableText& table, bool markSettled, std::vector<Column>& columns,
                const ReadProgress& progress) {
  std::vector<Categories> categories;
  categories.reserve(columns.size());
  for (Column& column : columns) categories.emplace_back(column);
  Scanner scanner(table.text.data(), table.separator);
  TextProgress steps(table, progress);
  if (table.header) scanner.nextRecord();
  for (std::size_t row = 0; scanner.nextRecord(); ++row) {
    if (!steps.at(scanner)) return false;
    for (std::size_t i = 0; scanner.nextField(); ++i) {
      if (columns[i].kind == ColumnKind::text)
        categories[i].add(scanner.field());
      else if (columns[i].badCount > 0)
        checkCell(table, scanner, row, markSettled, columns[i]);
    }
  }
  return true;
}

}  // namespace

std::optional<std::vector<Column>> makeColumns(const TableText& table, Census&& census, bool markSettled,
                                               const ReadProgress& progress) {
  std::vector<Column> columns = withoutTexts(table, census, markSettled);
  bool needed = false;
  for (const Column& column : columns) needed |= column.kind == ColumnKind::text || column.badCount > 0;
  if (needed && !secondPass(table, markSettled, columns, progress)) return std::nullopt;
  return columns;
}

void noteColumns(const TableText& table, const Census& census, bool markSettled,
                 std::vector<std::string>& notes) {
  for (std::size_t i = 0; i < census.columns.size(); ++i) {
    const ColumnCensus& column = census.columns[i];
    const std::string name = filled(sentence("Core", "Column %1 \"%2\""), i + 1, shortened(table.names[i]));
    const std::size_t others = column.words + column.bad;
    if (column.holdsLongIntegers())
      notes.push_back(filled(sentence("Core",
                                      "%1 holds whole numbers beyond 2^53, which a number here would change: "
                                      "it was kept as text, digit for digit."),
                             name));
    else if (!column.holdsNumbers() && column.numbers() > 0)
      notes.push_back(filled(sentence("Core", "%1 is mixed, %2 and %3: it was read as text."), name,
                             counted("Core", "%n numbers", "%n number", column.numbers()),
                             counted("Core", "%n other texts", "%n other text", others)));
    if (!column.holdsNumbers()) continue;
    if (column.underflows > 0)
      notes.push_back(
          filled(counted("Core",
                         "%1: %n numbers too close to 0 for a number here were read as 0 (first in line %2).",
                         "%1: %n number too close to 0 for a number here was read as 0 (first in line %2).",
                         column.underflows),
                 name, column.firstUnderflowLine));
    const std::size_t grouped = column.grouped - (markSettled ? 0 : column.ambiguousGroups);
    if (grouped > 0)
      notes.push_back(filled(counted("Core", "%1: \"%2\" was read as a thousands mark in %n cells.",
                                     "%1: \"%2\" was read as a thousands mark in %n cell.", grouped),
                             name, table.decimal == '.' ? ',' : '.'));
    if (column.missing == column.values.size() && column.missing > 0)
      notes.push_back(filled(sentence("Core", "%1 has no values."), name));
  }
}

void noteBadCells(const std::vector<Column>& columns, std::vector<std::string>& notes) {
  std::size_t all = 0, listed = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    all += columns[i].badCount;
    for (const BadCell& cell : columns[i].badCells) {
      if (listed == kListedCells) break;
      ++listed;
      notes.push_back(filled(sentence("Core", "Line %1, column %2 \"%3\": \"%4\" %5."), cell.line, i + 1,
                             shortened(columns[i].name), cell.text, cell.reason));
    }
  }
  const std::size_t others = all - listed;
  if (others > 0)
    notes.push_back(counted("Core", "And %n more cells that cannot be read as a number.",
                            "And %n more cell that cannot be read as a number.", others));
}

}  // namespace epsiscope
