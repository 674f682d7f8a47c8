#pragma once

#include <string>

#include "core/table/dataset.h"

namespace epsiscope {

/// A sentence that says which columns there are, or those whose names `wanted` could be a slip of.
std::string unknownColumn(const Dataset& dataset, const std::string& wanted);

}  // namespace epsiscope
