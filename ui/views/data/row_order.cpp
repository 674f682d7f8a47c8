#include "ui/views/data/row_order.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

#include "core/base/cancellable_sort.h"

namespace epsiscope {

namespace {

using Kind = RowTest::Kind;

/// Rows between two calls of goOn.
constexpr std::size_t kPatience = 1 << 16;

/// Calls body for every row; false if cancelled.
template <class Body>
bool forRows(std::size_t rows, const GoOn& goOn, const Body& body) {
  for (std::size_t row = 0; row < rows; ++row) {
    if (row % kPatience == 0 && !goOn()) return false;
    body(row);
  }
  return true;
}

bool holds(Kind kind, double value, double than) {
  switch (kind) {
    case Kind::equal:
      return value == than;
    case Kind::different:
      return value != than && !std::isnan(value);
    case Kind::less:
      return value < than;
    case Kind::atMost:
      return value <= than;
    case Kind::more:
      return value > than;
    case Kind::atLeast:
      return value >= than;
    default:
      return false;
  }
}

bool holds(Kind kind, const QString& text, const QString& than) {
  if (kind == Kind::contains) return text.contains(than, Qt::CaseInsensitive);
  return (text == than) == (kind == Kind::equal);
}

using Marks = std::vector<char>;

bool markMissing(const Column& column, const GoOn& goOn, Marks& marks) {
  if (column.kind == ColumnKind::text)
    return forRows(marks.size(), goOn, [&](std::size_t row) { marks[row] |= column.codes[row] < 0; });
  auto bad = column.badCells.begin();
  return forRows(marks.size(), goOn, [&](std::size_t row) {
    while (bad != column.badCells.end() && bad->row < row) ++bad;
    const bool isBad = bad != column.badCells.end() && bad->row == row;
    marks[row] |= std::isnan(column.values[row]) && !isBad;
  });
}

bool markText(const Column& column, const RowTest& test, const GoOn& goOn, Marks& marks) {
  Marks passes(column.categories.size());
  const bool whole = forRows(passes.size(), goOn, [&](std::size_t i) {
    passes[i] = holds(test.kind, QString::fromStdString(column.categories[i]), test.text);
  });
  return whole && forRows(marks.size(), goOn, [&](std::size_t row) {
           const std::int32_t code = column.codes[row];
           marks[row] |= code >= 0 && passes[static_cast<std::size_t>(code)];
         });
}

/// Marks the rows whose cell of the column passes.
bool mark(const Column& column, const RowTest& test, const GoOn& goOn, Marks& marks) {
  if (test.kind == Kind::missing) return markMissing(column, goOn, marks);
  if (test.kind == Kind::bad) {
    for (const BadCell& cell : column.badCells) marks[cell.row] = true;
    return true;
  }
  if (column.kind == ColumnKind::text) return markText(column, test, goOn, marks);
  if (test.kind == Kind::contains) return true;
  return forRows(marks.size(), goOn,
                 [&](std::size_t row) { marks[row] |= holds(test.kind, column.values[row], test.number); });
}

std::optional<std::vector<std::uint32_t>> passing(const Dataset& dataset, const std::optional<RowTest>& test,
                                                  const GoOn& goOn) {
  std::vector<std::uint32_t> rows;
  if (!test) {
    rows.resize(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::uint32_t{0});
    return rows;
  }
  Marks marks(dataset.rows());
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    if (!test->column || *test->column == i)
      if (!mark(dataset.columns[i], *test, goOn, marks)) return std::nullopt;
  for (std::size_t row = 0; row < marks.size(); ++row)
    if (marks[row]) rows.push_back(static_cast<std::uint32_t>(row));
  return rows;
}

/// The place of each category in the alphabet.
std::optional<std::vector<double>> placesOf(const std::vector<std::string>& categories, const GoOn& goOn) {
  struct Entry {
    QString text;
    std::size_t category;
  };
  std::vector<Entry> entries;
  for (const std::string& category : categories)
    entries.push_back({QString::fromStdString(category), entries.size()});
  const auto before = [](const Entry& a, const Entry& b) {
    const int order = QString::compare(a.text, b.text, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a.text < b.text;
  };
  if (!sortUnlessCancelled(entries, before, goOn)) return std::nullopt;
  std::vector<double> places(entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) places[entries[i].category] = static_cast<double>(i);
  return places;
}

bool sortRows(const Column& column, Qt::SortOrder order, const GoOn& goOn, std::vector<std::uint32_t>& rows) {
  struct Entry {
    double key;
    std::uint32_t row;
  };
  const bool isText = column.kind == ColumnKind::text;
  const auto places = isText ? placesOf(column.categories, goOn) : std::vector<double>();
  if (!places) return false;
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  const auto key = [&](std::uint32_t row) {
    if (!isText) return column.values[row];
    const std::int32_t code = column.codes[row];
    return code < 0 ? none : (*places)[static_cast<std::size_t>(code)];
  };
  std::vector<Entry> entries;
  std::vector<std::uint32_t> last;
  entries.reserve(rows.size());
  for (const std::uint32_t row : rows)
    std::isnan(key(row)) ? last.push_back(row) : entries.push_back({key(row), row});
  const bool falling = order == Qt::DescendingOrder;
  const auto before = [falling](const Entry& a, const Entry& b) {
    if (a.key != b.key) return falling ? a.key > b.key : a.key < b.key;
    return a.row < b.row;
  };
  if (!sortUnlessCancelled(entries, before, goOn)) return false;
  std::transform(entries.begin(), entries.end(), rows.begin(), [](const Entry& entry) { return entry.row; });
  std::copy(last.begin(), last.end(), rows.begin() + static_cast<std::ptrdiff_t>(entries.size()));
  return true;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> rowsShown(const Dataset& dataset, const RowChoice& choice,
                                                    const GoOn& goOn) {
  auto rows = passing(dataset, choice.test, goOn);
  if (rows && choice.sort && !sortRows(dataset.columns[choice.sort->column], choice.sort->order, goOn, *rows))
    return std::nullopt;
  return rows;
}

}  // namespace epsiscope
