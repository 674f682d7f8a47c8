#pragma once

#include <filesystem>
#include <string>

namespace epsiscope {

// The tables whose true values this user has looked at: an empty file for each, named by the table's SHA-256,
// in a folder of the user's own. A statement of a release says so.

/// Throws FileError where it cannot be kept. Nothing is noted of a table without a SHA-256.
void noteLook(const std::filesystem::path& folder, const std::string& dataSha256);
bool wasLookedAt(const std::filesystem::path& folder, const std::string& dataSha256);

}  // namespace epsiscope
