#include "core/release/release_folder.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

#include "core/base/file_error.h"
#include "core/base/json_count.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/release/signing_key.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestList = std::size_t{1} << 20;

/// The folder on its way; gone unless it has its name.
class FolderOnItsWay {
public:
  explicit FolderOnItsWay(const fs::path& folder)
      : m_place(folder), m_part(folder.parent_path() / partName(folder.filename().string())) {
    if (const std::error_code error = makeFolders(m_part))
      failToWrite(folder, sentence("Core", "it cannot be made"), error.value());
  }
  ~FolderOnItsWay() {
    if (!m_isInPlace) removeWholeFolder(m_part);
  }
  FolderOnItsWay(const FolderOnItsWay&) = delete;
  FolderOnItsWay& operator=(const FolderOnItsWay&) = delete;

  void write(const std::string& name, const std::string& bytes) const {
    writeFileAtomically(m_part / name, bytes);
  }
  void putInPlace() {
    if (const std::error_code error = renameFile(m_part, m_place))
      failToWrite(m_place, sentence("Core", "it cannot be put in place"), error.value());
    m_isInPlace = true;
    flushFolder(m_place.parent_path(), m_place);
  }

private:
  fs::path m_place, m_part;
  bool m_isInPlace = false;
};

fs::path withoutLastSlash(const fs::path& folder) {
  const fs::path whole = fs::absolute(folder).lexically_normal();
  return whole.has_filename() ? whole : whole.parent_path();
}

void removeOrphansBeside(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> orphans;
  fs::directory_iterator beside(folder.parent_path(), error);
  for (; !error && beside != fs::directory_iterator(); beside.increment(error))
    if (isOrphanedPart(beside->path().filename().string(), folder.filename().string()))
      orphans.push_back(beside->path());
  for (const fs::path& orphan : orphans) removeWholeFolder(orphan);
}

[[noreturn]] void refuseFolder(const fs::path& file, const std::string& reason) {
  throw FileError({.file = shownPath(file)}, reason,
                  sentence("Core", "name a folder that a release was written into"));
}

struct Manifest {
  std::string bytes, ledger;
  std::size_t entry = 0;
  std::vector<std::pair<std::string, std::string>> sha256s;  ///< by name
};

Manifest manifestIn(const fs::path& folder) {
  const fs::path file = folder / kManifestFile;
  Manifest manifest{.bytes = readWholeFile(file, kLargestList), .ledger = {}, .sha256s = {}};
  try {
    const Json json = parseJson(manifest.bytes, shownPath(file));
    manifest.ledger = json.at("ledger").get<std::string>();
    manifest.entry = countFrom<std::size_t>(json.at("entry"));
    for (const auto& [name, sha256] : json.at("sha256").items()) {
      if (fs::path(name).filename() != name)  // a list that anybody may have written
        refuseFolder(file, sentence("Core", "it lists files in other folders"));
      manifest.sha256s.emplace_back(name, sha256.get<std::string>());
    }
  } catch (const Json::exception&) {
    refuseFolder(file, sentence("Core", "it is not the list of a release"));
  } catch (const WrongKind&) {
    refuseFolder(file, sentence("Core", "it is not the list of a release"));
  }
  return manifest;
}

struct Signature {
  std::string key, signature;
};

Signature signatureIn(const fs::path& folder) {
  const fs::path file = folder / kSignatureFile;
  try {
    const Json json = parseJson(readWholeFile(file, kLargestList), shownPath(file));
    return {.key = json.at("public_key").get<std::string>(),
            .signature = json.at("signature").get<std::string>()};
  } catch (const Json::exception&) {
    refuseFolder(file, sentence("Core", "it is not the signature of a release"));
  }
}

std::string wrongFiles(const fs::path& folder, const Manifest& manifest) {
  std::set<std::string> listed = {kManifestFile, kSignatureFile};
  std::error_code error;
  for (const auto& [name, sha256] : manifest.sha256s) {
    listed.insert(name);
    if (!fs::is_regular_file(folder / name, error))
      return filled(sentence("Core", "%1 is missing."), quoted(name));
    if (sha256OfFile(folder / name) != sha256)
      return filled(sentence("Core", "%1 is not what was released."), quoted(name));
  }
  fs::directory_iterator inside(folder, error);
  for (; !error && inside != fs::directory_iterator(); inside.increment(error))
    if (const std::string name = inside->path().filename().string(); !listed.contains(name))
      return filled(sentence("Core", "%1 is not part of the release."), quoted(name));
  return {};
}

std::string wrongInLedger(const Manifest& manifest, const LedgerPlace& place) {
  const LedgerContents ledger = readLedger(place);
  if (!ledger.isIntact) return filled(sentence("Core", "The ledger is not intact: %1."), ledger.whyNot);
  if (ledger.head.id != manifest.ledger) return sentence("Core", "It is a release of another ledger.");
  const bool isThere = manifest.entry >= 1 && manifest.entry <= ledger.entries.size();
  if (!isThere || ledger.entries[manifest.entry - 1].publishedSha256 != sha256Of(manifest.bytes))
    return filled(sentence("Core", "Entry %1 of the ledger is about another release, or none."),
                  manifest.entry);
  return {};
}

}  // namespace

void requireNewFolder(const fs::path& given) {
  const fs::path folder = withoutLastSlash(given);
  std::error_code error;
  if (fs::symlink_status(folder, error).type() != fs::file_type::not_found)
    throw FileError({.file = shownPath(folder)}, sentence("Core", "there is something of that name already"),
                    sentence("Core", "choose a new folder: a release is never changed"));
  if (!fs::is_directory(folder.parent_path(), error))
    throw FileError({.file = shownPath(folder)}, sentence("Core", "there is no folder that it could be in"),
                    sentence("Core", "make that folder, or choose another place"));
}

std::string publishFolder(const fs::path& given, const ReleaseFiles& files, const std::string& manifest,
                          const SigningKey& key) {
  const fs::path folder = withoutLastSlash(given);
  requireNewFolder(folder);
  removeOrphansBeside(folder);
  FolderOnItsWay made(folder);
  for (const auto& [name, bytes] : files) made.write(name, bytes);
  made.write(kManifestFile, manifest);
  made.write(kSignatureFile, signatureOf(manifest, key));
  made.putInPlace();
  return sha256Of(manifest);
}

std::string whatIsWrongIn(const fs::path& folder, const std::optional<LedgerPlace>& ledger) {
  const Manifest manifest = manifestIn(folder);
  const Signature signature = signatureIn(folder);
  if (!isSignatureOf(signature.signature, signature.key, manifest.bytes))
    return sentence("Core", "The list of the files is not the one that was signed.");
  if (std::string wrong = wrongFiles(folder, manifest); !wrong.empty()) return wrong;
  return ledger ? wrongInLedger(manifest, *ledger) : std::string();
}

std::string signerOf(const fs::path& folder) {
  return signatureIn(folder).key;
}

}  // namespace epsiscope
