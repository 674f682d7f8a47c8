#pragma once

#include <cstddef>
#include <optional>

#include "core/base/go_on.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// Returns the number of rows that are the same as one before them in every column; missing cells are the
/// same as each other, and 0 as -0. Absent once cancelled. Work in proportion to the cells.
std::optional<std::size_t> duplicateRows(const Dataset& dataset, const GoOn& goOn = {});

}  // namespace epsiscope
