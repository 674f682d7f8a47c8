#pragma once

#include <filesystem>
#include <string>

namespace epsiscope {

/// What is to be known of a table that was released (core/release): what it has cost, and that nothing that
/// is computed from it costs more. Empty for any other file, and for one that was changed since. `sha256`: of
/// the file.
std::string noteOfRelease(const std::filesystem::path& file, const std::string& sha256);

}  // namespace epsiscope
