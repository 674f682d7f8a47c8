#include "core/glance/cell_axis.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <unordered_map>
#include <utility>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

CellAxis axisBetween(const Column& column, double lower, double upper, std::size_t cells,
                     CellSpacing spacing) {
  CellAxis axis{.column = column.name, .edges = {lower, upper}};
  // Narrower ones would be equal when they are rounded.
  constexpr double kNarrowest = 1 + 1e-9;
  if (spacing == CellSpacing::logarithmic && lower > 0 && upper / lower > kNarrowest) axis.spacing = spacing;
  std::vector<double> edges;
  for (std::size_t i = 0; i <= cells; ++i)
    edges.push_back(axis.valueAt(static_cast<double>(i) / static_cast<double>(cells)));
  axis.edges = std::move(edges);
  return axis;
}

CellAxis axisOf(const Column& column, std::vector<std::string> categories) {
  CellAxis axis{.column = column.name, .categories = std::move(categories)};
  if (axis.categories.size() > CellAxis::kMostCategories) {
    axis.leftOut = axis.categories.size() - CellAxis::kMostCategories;
    axis.categories.resize(CellAxis::kMostCategories);
  }
  return axis;
}

}  // namespace

double CellAxis::shareOf(double value) const {
  const double low = edges.front(), high = edges.back();
  if (spacing == CellSpacing::logarithmic)
    return value > 0 ? (std::log(value) - std::log(low)) / (std::log(high) - std::log(low)) : -kInfinity;
  // Halves, because the distance of two huge ends may overflow.
  return (value / 2 - low / 2) / (high / 2 - low / 2);
}

double CellAxis::valueAt(double share) const {
  const double low = edges.front(), high = edges.back();
  if (spacing == CellSpacing::even) return std::lerp(low, high, share);
  // The ends are exactly those.
  return share == 0 ? low : share == 1 ? high : std::exp(std::lerp(std::log(low), std::log(high), share));
}

std::vector<CategoryCells> categoriesByFrequency(const Column& column) {
  std::vector<CategoryCells> counted(column.categories.size());
  for (std::size_t i = 0; i < counted.size(); ++i) counted[i].category = i;
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++counted[static_cast<std::size_t>(code)].cells;
  std::ranges::stable_sort(counted, std::greater(), &CategoryCells::cells);
  return counted;
}

std::optional<CellAxis> declaredAxis(const Column& column, const DeclaredValues& declared, std::size_t cells,
                                     CellSpacing spacing) {
  if (column.kind == ColumnKind::text)
    return declared.categories ? std::optional(axisOf(column, *declared.categories)) : std::nullopt;
  if (!declared.bounds) return {};
  return axisBetween(column, declared.bounds->lower, declared.bounds->upper, cells, spacing);
}

CellAxis seenAxis(const Column& column, std::size_t cells, CellSpacing spacing) {
  if (column.kind == ColumnKind::number) {
    const ColumnSummary summary = summarise(column);
    if (summary.count == 0) return axisBetween(column, 0, 1, 1, CellSpacing::even);
    if (summary.max > summary.min) return axisBetween(column, summary.min, summary.max, cells, spacing);
    const double room = std::max(1.0, std::abs(summary.min) * 0.01);
    constexpr double kLargest = std::numeric_limits<double>::max();
    return axisBetween(column, std::max(-kLargest, summary.min - room / 2),
                       std::min(kLargest, summary.min + room / 2), 1, CellSpacing::even);
  }
  std::vector<std::string> categories;
  for (const CategoryCells& one : categoriesByFrequency(column))
    categories.push_back(column.categories[one.category]);
  return axisOf(column, std::move(categories));
}

std::vector<std::int32_t> cellsOf(const CellAxis& axis, const Column& column,
                                  const std::vector<std::uint32_t>& rows) {
  std::vector<std::int32_t> cells(rows.size(), -1);
  if (axis.isText()) {
    std::unordered_map<std::string, std::int32_t> places;
    for (std::size_t i = 0; i < axis.categories.size(); ++i)
      places.emplace(axis.categories[i], static_cast<std::int32_t>(i));
    std::vector<std::int32_t> ofCodes(column.categories.size(), -1);
    for (std::size_t code = 0; code < ofCodes.size(); ++code)
      if (const auto place = places.find(column.categories[code]); place != places.end())
        ofCodes[code] = place->second;
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (const std::int32_t code = column.codes[rows[i]]; code >= 0)
        cells[i] = ofCodes[static_cast<std::size_t>(code)];
    return cells;
  }
  const double low = axis.edges.front(), high = axis.edges.back();
  const auto count = static_cast<double>(axis.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double value = column.values[rows[i]];
    if (!std::isfinite(value)) continue;
    const double clipped = std::clamp(value, low, high);
    const double place =
        axis.spacing == CellSpacing::even
            ? std::floor(axis.shareOf(clipped) * count)
            : static_cast<double>(std::ranges::upper_bound(axis.edges, clipped) - axis.edges.begin() - 1);
    cells[i] = static_cast<std::int32_t>(std::clamp(place, 0.0, count - 1));
  }
  return cells;
}

std::vector<double> cellCounts(const CellAxis& axis, const std::vector<std::int32_t>& cells) {
  std::vector<double> counts(axis.size(), 0);
  for (const std::int32_t cell : cells)
    if (cell >= 0) counts[static_cast<std::size_t>(cell)] += 1;
  return counts;
}

std::vector<double> cellCounts(const CellAxis& a, const std::vector<std::int32_t>& cellsOfA,
                               const CellAxis& b, const std::vector<std::int32_t>& cellsOfB) {
  std::vector<double> counts(a.size() * b.size(), 0);
  for (std::size_t i = 0; i < cellsOfA.size(); ++i)
    if (cellsOfA[i] >= 0 && cellsOfB[i] >= 0)
      counts[static_cast<std::size_t>(cellsOfB[i]) * a.size() + static_cast<std::size_t>(cellsOfA[i])] += 1;
  return counts;
}

}  // namespace epsiscope
