#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/release/ledger.h"
#include "core/release/release_files.h"

namespace epsiscope {

class SigningKey;

/// Throws FileError if something of that name is there, or nothing can be made there.
void requireNewFolder(const std::filesystem::path& folder);

/// Writes the files, their list and its signature into a new folder, which is there with all of them or not
/// at all. Returns the SHA-256 of the list. Throws FileError.
std::string publishFolder(const std::filesystem::path& folder, const ReleaseFiles& files,
                          const std::string& manifest, const SigningKey& key);

/// Says what is wrong with the folder of a release: files that are missing, changed, or more than its list
/// has; a list that its signature does not sign; with a ledger, an entry that is not there or lists something
/// else. Empty if nothing is. Throws FileError where the folder or the ledger cannot be read as one.
std::string whatIsWrongIn(const std::filesystem::path& folder, const std::optional<LedgerPlace>& ledger);

/// The public key that signed the folder, 64 hexadecimal digits. Precondition: nothing is wrong in it.
std::string signerOf(const std::filesystem::path& folder);

}  // namespace epsiscope
