#pragma once

#include <map>
#include <string>

#include "core/release/statement.h"
#include "core/tasks/released.h"

namespace epsiscope {

class SigningKey;

/// The files of a release by their names: each table as CSV and as JSON, the statement in words and as JSON,
/// the card.
using ReleaseFiles = std::map<std::string, std::string>;
ReleaseFiles filesOf(const Released& released, const ReleaseStatement& statement);

/// All of them as one text, which is kept until they are published.
std::string packed(const ReleaseFiles& files);
/// Throws FileError for `name` where the text is none of these.
ReleaseFiles unpacked(const std::string& text, const std::string& name);

inline constexpr const char* kManifestFile = "manifest.json";
inline constexpr const char* kSignatureFile = "signature.json";
/// The list of the files with the SHA-256 of each, and the ledger's entry.
std::string manifestOf(const ReleaseFiles& files, const std::string& ledger, std::size_t entry);
/// What signs the list.
std::string signatureOf(const std::string& manifest, const SigningKey& key);

}  // namespace epsiscope
