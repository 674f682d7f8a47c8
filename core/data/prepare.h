#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace epsiscope {

enum class MissingRule { stop, dropRows, dropColumns, mean };

/// One number per row, read in place from a column: its values, or 1 where a text column has one category,
/// else 0.
struct Feature {
  std::string name;  ///< "ocean_proximity=INLAND" for a category
  std::span<const double> values{};
  std::span<const std::int32_t> codes{};
  std::int32_t category = 0;
  double fill = 0;  ///< stands for a missing number

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
  std::vector<Feature> features;           ///< d
  std::span<const double> target;          ///< of the dataset's rows, as in the file; empty for text
  const Column* targetColumn = nullptr;    ///< of the dataset
  std::vector<std::string> notes;          ///< rows or columns left out, cells filled: one sentence each
};

struct PrepareOptions {
  std::string target;
  std::vector<std::string> features{};  ///< empty: all other columns
  MissingRule missing = MissingRule::stop;
  bool classTarget = false;  ///< the target holds classes: it may be text, and rows may be few
  bool fewRows = false;      ///< what learns is regularised: rows may be fewer than its parameters
};

/// A reason why a study cannot run, with the study's key it belongs to ("data.target", "epsilon", ...).
struct Problem {
  std::string field;
  std::string sentence;
  bool operator==(const Problem&) const = default;
};

/// Chooses rows and columns; text columns become one indicator per category.
/// With problems the returned data are empty.
PreparedData prepare(std::shared_ptr<const Dataset> dataset, const PrepareOptions& options,
                     std::vector<Problem>& problems);

}  // namespace epsiscope
