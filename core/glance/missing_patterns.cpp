#include "core/glance/missing_patterns.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace epsiscope {

bool isMissing(const Column& column, std::size_t row) {
  return column.kind == ColumnKind::number ? std::isnan(column.values[row]) : column.codes[row] < 0;
}

/// Each column divides the patterns of those before it in two, so that a row's pattern is a number.
std::vector<MissingPattern> missingPatterns(const Dataset& dataset, const GoOn& goOn) {
  std::vector<MissingPattern> patterns(1);
  std::vector<std::uint32_t> ofRow(dataset.rows());
  for (std::size_t j = 0; j < dataset.columns.size(); ++j) {
    const Column& column = dataset.columns[j];
    if (column.missing + column.badCells.size() == 0) continue;
    if (!goOn(static_cast<double>(j) / static_cast<double>(dataset.columns.size()))) return {};
    std::vector<std::uint32_t> withIt(patterns.size());  // 0: not met
    for (std::size_t row = 0; row < ofRow.size(); ++row) {
      if (!isMissing(column, row)) continue;
      std::uint32_t& next = withIt[ofRow[row]];
      if (next == 0) {
        next = static_cast<std::uint32_t>(patterns.size());
        MissingPattern larger{patterns[ofRow[row]].columns};
        larger.columns.push_back(j);
        patterns.push_back(std::move(larger));
      }
      ofRow[row] = next;
    }
  }
  std::vector<std::size_t> firstRow(patterns.size(), ofRow.size());
  for (std::size_t row = ofRow.size(); row-- > 0;) {
    ++patterns[ofRow[row]].rows;
    firstRow[ofRow[row]] = row;
  }
  std::vector<std::size_t> order;
  for (std::size_t i = 1; i < patterns.size(); ++i)
    if (patterns[i].rows > 0) order.push_back(i);
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    return patterns[a].rows != patterns[b].rows ? patterns[a].rows > patterns[b].rows
                                                : firstRow[a] < firstRow[b];
  });
  std::vector<MissingPattern> found;
  for (const std::size_t i : order) found.push_back(std::move(patterns[i]));
  return found;
}

}  // namespace epsiscope
