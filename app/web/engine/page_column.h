#pragma once

#include "core/base/json.h"
#include "core/study/data_choice.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The true values of the target in cells, and how many lie beyond its bounds: shown in Classroom, which
/// every page is.
Json columnJson(const DataChoice& choice, const Dataset& dataset);

}  // namespace epsiscope
