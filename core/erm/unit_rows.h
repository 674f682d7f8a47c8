#pragma once

#include "core/erm/sparse_rows.h"
#include "core/prepare/prepare.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The last column of UnitRowsOptions::How::unitRows.
inline constexpr const char* kConstantColumn = "(constant)";
/// Rows longer than this are no unit rows.
inline constexpr double kLongestRow = 1 + 1e-9;

struct UnitRowsOptions {
  /// unitRows: each value clipped to its column's bounds and mapped to [-1, 1] (where there is no lower
  /// bound: divided by the bound), each row divided by max(longest, norm), then (x, 1)/sqrt(2): a constant
  /// that is penalised and inside the ball like everything else. unitRowsPlain: without the constant, as in
  /// the paper. none: unchanged.
  enum class How { unitRows, unitRowsPlain, none };
  How how = How::unitRows;
  /// Bounds of |value|, one per feature, or empty. NaN: the largest over the rows in use, which is not
  /// private. The bound of a category's indicator is 1 unless given.
  std::vector<double> columnBounds = {};
  /// Lower bounds, one per feature, or empty. NaN: minus the bound.
  std::vector<double> columnLowers = {};
  double longest = 1;  ///< longer rows are shortened to this: public
};

struct UnitRows {
  std::shared_ptr<const SparseRows> rows;  ///< row i is the table's row data.rows[i]
  std::vector<std::string> columns;        ///< their names, the constant's last
  std::vector<std::string> notes;          ///< the values taken from the data, one sentence each
  std::vector<double> columnBounds;        ///< the bounds used, one per feature; empty for How::none
  std::vector<double> columnLowers;        ///< likewise
  bool boundsFromData = false;
  bool categoriesFromData = false;
  std::optional<std::uint32_t> longRow;  ///< the first row, of the table, with a norm above kLongestRow
  double longNorm = 0;
};

/// Makes the rows for linear classifiers. Without bounds from the data, a row depends on nothing but itself.
UnitRows unitRows(const PreparedData& data, const UnitRowsOptions& options = {});

/// Names the columns of numbers whose bounds unitRows() takes from the data.
std::vector<std::string> columnsWithoutBound(const PreparedData& data, const UnitRowsOptions& options);
/// Says which bounds unitRows() takes from the data; empty where all are declared.
std::string columnBoundsNote(const PreparedData& data, const UnitRowsOptions& options);

/// The reason why rows that are too long cannot be used, and the next step.
std::string longRowSentence(const UnitRows& rows);

}  // namespace epsiscope
