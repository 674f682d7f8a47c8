#pragma once

#include <cstddef>
#include <vector>

#include "core/base/go_on.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// Columns that are missing together.
struct MissingPattern {
  std::vector<std::size_t> columns;  ///< ascending; never empty
  std::size_t rows = 0;              ///< in which these cells hold no value, and no others
};

/// Returns every set of columns that some row lacks, the most frequent first, then in the order of their
/// first rows. A cell that is no number in a column of numbers is missing. Work in proportion to the rows
/// times the columns with a missing cell. Empty once cancelled.
std::vector<MissingPattern> missingPatterns(const Dataset& dataset, const GoOn& goOn = {});

/// Whether the cell holds no value.
bool isMissing(const Column& column, std::size_t row);

}  // namespace epsiscope
