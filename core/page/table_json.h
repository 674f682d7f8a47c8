#pragma once

#include "core/base/json.h"
#include "core/table/dataset.h"

#include <memory>

namespace epsiscope {

// The table that comes with a page (app/web/README.md).

/// All of it that a study may depend on: which cells are missing or no numbers, what a recipe has dropped and
/// filled, whether its reading was found out from its rows.
Json toPageTable(const Dataset& dataset);
/// Throws FileError where it is no such table: columns of different lengths, codes without a category, base64
/// that is none.
std::shared_ptr<Dataset> tableFromJson(const Json& table);

}  // namespace epsiscope
