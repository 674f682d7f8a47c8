#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace epsiscope {

/// A file of that name, or that name and .gz, in the folder of `file`; nothing if there is none.
std::optional<std::filesystem::path> fileBeside(const std::filesystem::path& file, const std::string& name);

/// The same; throws a FileError that says what it is needed for, if there is none.
std::filesystem::path neededBeside(const std::filesystem::path& file, const std::string& name,
                                   const std::string& neededFor);

/// The hash of a table that was read from files with these hashes.
std::string hashOfFiles(std::span<const std::string> hashes);

}  // namespace epsiscope
