#pragma once

#include "core/table/dataset.h"

#include <string>

namespace epsiscope {

/// "is not a number", "has a decimal comma where the file has decimal points", ... Names a character of
/// `text` that nobody sees, where that is why it is none, and what a text like "<5" or "5*" is.
std::string faultText(CellFault fault, const Reading& reading, const std::string& text = {});

/// `Line 8, column 3 "income" (row 6): "n/a?" is not a number.` Rows count from 1. With `hidden` the text of
/// the cell is left out: a cell is private where the results are released.
std::string describe(const Dataset& dataset, std::size_t column, const BadCell& cell, bool hidden = false);

/// All bad cells of the table.
std::size_t badCellCount(const Dataset& dataset);

}  // namespace epsiscope
