#pragma once

#include "core/base/go_on.h"
#include "core/reading/text/census.h"
#include "core/reading/text/decode.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <optional>

namespace epsiscope {

/// The table of a text: settles what the options leave open, then reads every cell. Everything of the Dataset
/// but the file's name and hash. Throws FileError. Null if cancelled.
std::optional<Dataset> parseTable(TableText table, Decoded decoded, const ReadOptions& options,
                                  const GoOn& goOn);

}  // namespace epsiscope
