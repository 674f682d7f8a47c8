#include "core/recipes/recipe_files.h"

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/reading/text/file_bytes.h"
#include "core/text/sentence.h"

#include <system_error>

namespace epsiscope {

std::optional<std::filesystem::path> fileBeside(const std::filesystem::path& file, const std::string& name) {
  for (const char* ending : {"", ".gz"}) {
    std::filesystem::path beside = file.parent_path() / (name + ending);
    std::error_code ignored;
    if (std::filesystem::exists(beside, ignored)) return beside;
  }
  return std::nullopt;
}

std::filesystem::path neededBeside(const std::filesystem::path& file, const std::string& name,
                                   const std::string& neededFor) {
  if (const auto beside = fileBeside(file, name)) return *beside;
  FileBytes itself(file);  // it may be what is missing
  throw FileError({.file = shownPath(file)},
                  filled(sentence("Core", "%1 is not beside it, and %2"), name, neededFor),
                  filled(sentence("Core", "put %1 into the same folder"), name));
}

std::string hashOfFiles(std::span<const std::string> hashes) {
  if (hashes.size() == 1) return hashes.front();
  Sha256 all;
  for (const std::string& hash : hashes) all.update(hash.data(), hash.size());
  return all.hex();
}

}  // namespace epsiscope
