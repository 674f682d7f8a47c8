#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/reader.h"
#include "core/data/text/census.h"
#include "core/data/text/decode.h"

namespace epsiscope {

/// The table of a text: settles what the options leave open, then reads every cell. Everything of the Dataset
/// but the file's name and hash. Throws FileError. Nothing if `progress` said stop.
std::optional<Dataset> parseTable(TableText table, Decoded decoded, const ReadOptions& options,
                                  const ReadProgress& progress);

}  // namespace epsiscope
