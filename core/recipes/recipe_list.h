#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/recipes/record_reader.h"
#include "core/recipes/recipe.h"

namespace epsiscope {

// One file each: what a recipe says of its data set, and how it reads the table.
Recipe californiaHousing();
Recipe communities();
Recipe adult();
Recipe kddCup();
Recipe criteoSponsoredSearch();

// What they share.

/// A file of that name, or that name and .gz, in the folder of `file`; nothing if there is none.
std::optional<std::filesystem::path> fileBeside(const std::filesystem::path& file, const std::string& name);
/// The same; throws a FileError that says what it is needed for, if there is none.
std::filesystem::path neededBeside(const std::filesystem::path& file, const std::string& name,
                                   const std::string& neededFor);
/// All of a small text file; at most a megabyte of a larger one.
std::string startOf(PackedFile& file);
/// The hash of a table that was read from files with these hashes.
std::string hashOfFiles(std::span<const std::string> hashes);
Reading readingOf(const RecordFormat& format, bool header);

}  // namespace epsiscope
