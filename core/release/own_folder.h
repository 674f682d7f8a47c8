#pragma once

#include <filesystem>

namespace epsiscope {

/// Makes a folder for its owner alone, and those above it, unless it is there; its name is on the disk then.
/// Throws FileError.
void requireOwnFolder(const std::filesystem::path& folder);

}  // namespace epsiscope
