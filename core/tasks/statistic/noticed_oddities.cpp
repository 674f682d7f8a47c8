#include "core/tasks/statistic/noticed_oddities.h"

#include <algorithm>

#include "core/statistics/spread_values.h"

namespace epsiscope {

namespace {

/// A column of no more than so many values: what is odd about it are shares of its rows.
constexpr std::size_t kMostOftenRead = 20'000;

Column columnLike(const PrivateGlance::ColumnTwin& twin, std::size_t rows) {
  const std::size_t values = std::min(rows, kMostOftenRead);
  Column column{.name = twin.column, .kind = twin.isText ? ColumnKind::text : ColumnKind::number};
  if (!twin.isText) {
    column.values = spreadValues(twin.counts, {twin.edges.front(), twin.edges.back()}, values);
    return column;
  }
  column.categories = twin.categories;
  for (const std::size_t cell : spreadOverCells(twin.counts, values))
    column.codes.push_back(static_cast<std::int32_t>(cell));
  return column;
}

}  // namespace

std::vector<Oddity::Kind> noticedOddities(const PrivateGlance::ColumnTwin& twin, std::size_t rows,
                                          const DeclaredValues& declared) {
  Dataset dataset;
  dataset.columns.push_back(columnLike(twin, rows));
  std::vector<Oddity::Kind> kinds;
  for (const Oddity& oddity : oddities(dataset.columns.front(), profiles(dataset, {}, 1).front(), declared))
    // Every value that was spread is one of its own.
    if (oddity.kind != Oddity::Kind::nearlyUnique) kinds.push_back(oddity.kind);
  return kinds;
}

}  // namespace epsiscope
