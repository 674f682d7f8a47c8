#include "core/release/own_folder.h"

#include <cerrno>
#include <system_error>

#include "core/base/store.h"
#include "core/text/sentence.h"

namespace epsiscope {

void requireOwnFolder(const std::filesystem::path& folder) {
  std::error_code ignored, error = makeOwnFolder(folder);
  if (error == std::errc::no_such_file_or_directory && folder.has_parent_path()) {
    makeFolders(folder.parent_path());
    error = makeOwnFolder(folder);
  }
  if (error == std::errc::file_exists && std::filesystem::is_directory(folder, ignored)) return;
  if (error) failToWrite(folder, sentence("Core", "it cannot be written"), error.value());
  flushFolder(folder.parent_path(), folder);
}

}  // namespace epsiscope
