#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace epsiscope {

/// A file that its publisher offers for download.
struct PublishedFile {
  const char* name;  ///< as it is stored
  const char* url;
  std::uint64_t bytes;
  const char* sha256;
  const char* mirror = nullptr;  ///< another address of the same bytes, for when the first gives nothing
};

/// The files that the publisher of a recipe's data offers, the main one first. Empty where there are none
/// that can be checked, or no such recipe.
std::vector<PublishedFile> publishedFiles(std::string_view recipe);

/// The state of a place where a published file could be.
enum class StoredFile { missing, same, other };

/// Reads the file only if its size is right. "missing" where it cannot be read.
StoredFile compareStored(const std::filesystem::path& stored, const PublishedFile& file);

}  // namespace epsiscope
