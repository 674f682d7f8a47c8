#pragma once

#include "core/table/dataset.h"
#include "core/table/row_counts.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

enum class MissingRule { stop, dropRows, dropColumns, mean };
/// The treatment of cells that are no numbers, in columns that are used.
enum class BadCellRule { stop, dropRows, mean };

/// A declaration about a column, made without looking at the data.
struct ColumnChoice {
  std::string column;
  std::optional<ColumnKind> kind;  ///< absent: the cells decide
  std::optional<std::vector<std::string>>
      categories{};                    ///< of text: one indicator each; other texts have none
  std::optional<CellForm> reading{};   ///< its texts are numbers with something beside them, or dates
  std::optional<std::string> unit{};   ///< of amounts, see ColumnReading; absent: that of most cells
  std::vector<std::string> missing{};  ///< its own spellings of a missing cell, beside those of the table
  /// Spellings of one category each, which takes the first of them; for text.
  std::vector<std::vector<std::string>> same{};
  std::map<std::string, std::string> labels{};  ///< words in place of values, which make it a column of text
  bool operator==(const ColumnChoice&) const = default;
};

/// The code of a feature whose declared category no cell has.
inline constexpr std::int32_t kNoSuchCode = -2;

/// One number per row, read in place from a column: its values, or 1 where a text column has one category,
/// else 0.
struct Feature {
  std::string name;  ///< "ocean_proximity=INLAND" for a category
  std::span<const double> values{};
  std::span<const std::int32_t> codes{};
  std::int32_t category = 0;      ///< a code, or kNoSuchCode
  bool categoryDeclared = false;  ///< the categories of its column were not taken from the data
  double fill = 0;                ///< stands for a number that is missing or bad

  double at(std::size_t row) const {
    if (!codes.empty()) return codes[row] == category ? 1.0 : 0.0;
    const double value = values[row];
    return std::isnan(value) ? fill : value;
  }
};

/// The rows and columns a study works on, without copying the table.
struct PreparedData {
  std::shared_ptr<const Dataset> dataset;  ///< keeps the spans alive
  std::vector<std::uint32_t> rows;         ///< the dataset's rows in use, ascending
  std::vector<std::uint32_t> persons;      ///< whose each of these rows is, from 0; empty: the unit is a row
  std::vector<Feature> features;           ///< d
  std::span<const double> target;          ///< of the dataset's rows, as in the file; empty for text
  const Column* targetColumn = nullptr;    ///< of the dataset
  std::vector<std::string> notes;          ///< rows or columns left out, cells filled: one sentence each
  /// The values taken from all rows, so that replacing one changes the features of others: one sentence each.
  /// Not the number of rows where some are dropped: there a guarantee is about complete rows.
  std::vector<std::string> fromOtherRows;
  RowCounts counts;
};

struct PrepareOptions {
  std::string target;
  std::vector<std::string> features{};  ///< empty: all other columns
  std::vector<ColumnChoice> columns{};  ///< whose categories are declared
  MissingRule missing = MissingRule::stop;
  BadCellRule badCells = BadCellRule::stop;
  std::string person{};           ///< the column that names whom a row belongs to; empty: none does
  std::size_t rowsPerPerson = 0;  ///< of one person at most; 0: the unit is a row
  std::string
      weight{};  ///< the column of the rows' weights, a feature only if it is named; empty: there is none
  std::size_t mostCategories = 1000;  ///< of a text column whose categories are not declared
  bool classTarget = false;           ///< the target holds classes: it may be text
  bool learns = true;  ///< else no features are needed, only those named are used, and a row is enough
  bool operator==(const PrepareOptions&) const = default;
};

/// A reason why a study cannot run, with the study's key it belongs to ("data.target", "epsilon", ...).
struct Problem {
  std::string field;
  std::string sentence;
  bool operator==(const Problem&) const = default;
};

/// Chooses rows and columns; text columns become one indicator per category. An unanswered question about a
/// column in use is a problem. With problems the returned data are empty.
PreparedData prepare(std::shared_ptr<const Dataset> dataset, const PrepareOptions& options,
                     std::vector<Problem>& problems);

}  // namespace epsiscope
