#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "core/table/dataset.h"

namespace epsiscope {

/// Called with the fraction done, perhaps from another thread but never from two at once; returns false to
/// stop.
using ReadProgress = std::function<bool(double)>;

/// Reads delimited text (RFC 4180 quoting, gzip if it starts with the gzip mark).
/// Throws FileError. Returns nothing if `progress` said stop.
std::optional<Dataset> readDataset(const std::filesystem::path& file, const ReadOptions& options = {},
                                   const ReadProgress& progress = {});

}  // namespace epsiscope
