#pragma once

#include <cstddef>
#include <string>

namespace epsiscope {

/// The name of a cell in spreadsheets: "C8" for column 2 and row 7, both from 0.
std::string cellName(std::size_t column, std::size_t row);

}  // namespace epsiscope
