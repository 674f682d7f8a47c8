#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/study/declared_values.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// How wide the cells of numbers are: all the same, or each as many times the one before, where all numbers
/// are above 0 and not the same but for their last digits.
enum class CellSpacing { even, logarithmic };

/// One axis of a picture that counts rows in cells: cells of numbers, or categories of a text.
struct CellAxis {
  /// The categories of a text that are drawn; rows with others are not counted.
  static constexpr std::size_t kMostCategories = 40;

  std::string column{};
  std::vector<double> edges{};            ///< of numbers, ascending: one more than cells
  std::vector<std::string> categories{};  ///< of a text
  std::size_t leftOut = 0;                ///< further categories
  CellSpacing spacing = CellSpacing::even;

  bool isText() const { return edges.empty(); }
  std::size_t size() const { return isText() ? categories.size() : edges.size() - 1; }
  /// Where a number stands between the ends, which are at 0 and 1, and the number that stands there.
  /// Precondition: no text.
  double shareOf(double value) const;
  double valueAt(double share) const;
  bool operator==(const CellAxis&) const = default;
};

/// The categories of a text by the number of cells that hold them, the most frequent first, equal ones as
/// they first appear.
struct CategoryCells {
  std::size_t category = 0, cells = 0;
};
std::vector<CategoryCells> categoriesByFrequency(const Column& column);

/// The axis that is declared for the column, which no row can change: so many cells between its bounds, or
/// its first categories. Absent where neither is declared.
std::optional<CellAxis> declaredAxis(const Column& column, const DeclaredValues& declared, std::size_t cells,
                                     CellSpacing spacing = CellSpacing::even);
/// The axis from the values themselves: between the least and the largest, or the most frequent categories.
CellAxis seenAxis(const Column& column, std::size_t cells, CellSpacing spacing = CellSpacing::even);

/// For each of these rows its cell, a number beyond the edges counting at the end, as it does where it is
/// clipped; -1 where the cell of the table holds nothing, or a category that is not drawn.
std::vector<std::int32_t> cellsOf(const CellAxis& axis, const Column& column,
                                  const std::vector<std::uint32_t>& rows);
/// The rows in each cell of one axis.
std::vector<double> cellCounts(const CellAxis& axis, const std::vector<std::int32_t>& cells);
/// The rows in each cell of two axes, of the first cell of `b` those of all of `a`, and so on.
std::vector<double> cellCounts(const CellAxis& a, const std::vector<std::int32_t>& cellsOfA,
                               const CellAxis& b, const std::vector<std::int32_t>& cellsOfB);

}  // namespace epsiscope
