#pragma once

#include <string>
#include <vector>

namespace epsiscope {

/// Makes the names of columns unique: an empty one becomes column1, column2, ... by position, the second "x"
/// becomes "x (2)". Adds one note for each kind of change, with the positions.
std::vector<std::string> uniqueNames(std::vector<std::string> names, std::vector<std::string>& notes);

}  // namespace epsiscope
