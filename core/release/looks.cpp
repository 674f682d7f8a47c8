#include "core/release/looks.h"

#include "core/base/store.h"
#include "core/release/own_folder.h"

namespace epsiscope {

void noteLook(const std::filesystem::path& folder, const std::string& dataSha256) {
  if (dataSha256.empty() || wasLookedAt(folder, dataSha256)) return;
  requireOwnFolder(folder);
  writeFileAtomically(folder / dataSha256, {}, Readers::ownerOnly);
}

bool wasLookedAt(const std::filesystem::path& folder, const std::string& dataSha256) {
  std::error_code error;
  return !dataSha256.empty() && std::filesystem::exists(folder / dataSha256, error);
}

}  // namespace epsiscope
