#pragma once

#include <string>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

/// Says what looks as if a row of the table were not one person: a sentence each. Promises are about rows
/// until somebody says whose they are. Looks at every cell of columns whose names speak of people.
std::vector<std::string> unitNotes(const Dataset& dataset);

}  // namespace epsiscope
