#pragma once

#include <cstddef>
#include <vector>

#include "core/privacy/bounds.h"

namespace epsiscope {

/// So many values, ascending, spread evenly in equal cells between the bounds that hold as many of them as
/// these counts say; a count below 0 is none. Where all are, evenly over all cells.
std::vector<double> spreadValues(const std::vector<double>& counts, const LabelBounds& bounds,
                                 std::size_t values);

/// The cell of each of so many values that are spread in this way, from 0.
std::vector<std::size_t> spreadOverCells(const std::vector<double>& counts, std::size_t values);

}  // namespace epsiscope
