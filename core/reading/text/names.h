#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace epsiscope {

/// Makes the names of columns unique: an empty one becomes column1, column2, ... by position, the second "x"
/// becomes "x (2)". Adds one note for each kind of change, with the positions.
std::vector<std::string> uniqueNames(std::vector<std::string> names, std::vector<std::string>& notes);

/// The given names of so many columns. Throws FileError if there are more or fewer.
std::vector<std::string> toldNames(const std::vector<std::string>& names, std::size_t columns,
                                   const std::string& shownFile);

}  // namespace epsiscope
