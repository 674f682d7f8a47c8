#include "core/release/kept_draw.h"

#include <system_error>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/release/ledger.h"
#include "core/release/own_folder.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kLargestDraw = std::size_t{4} << 30;

[[noreturn]] void refuseDraw(const std::filesystem::path& file, std::string reason) {
  throw FileError({.file = shownPath(file), .columnName = {}}, std::move(reason),
                  sentence("Core", "put it back from a copy, or book another release"));
}

}  // namespace

std::filesystem::path keptDrawFile(const std::filesystem::path& ledger, std::size_t number) {
  std::filesystem::path folder = ledgerFileAt(ledger);
  folder += ".draws";
  return folder / (std::to_string(number) + ".json");
}

std::string keepDraw(const std::filesystem::path& ledger, std::size_t number, std::string_view bytes) {
  const std::filesystem::path file = keptDrawFile(ledger, number);
  requireOwnFolder(file.parent_path());
  writeFileAtomically(file, bytes, Readers::ownerOnly);
  return sha256Of(bytes);
}

std::string readKeptDraw(const std::filesystem::path& ledger, const LedgerEntry& entry) {
  const std::filesystem::path file = keptDrawFile(ledger, entry.number);
  if (entry.drawnSha256.empty())
    throw FileError({.file = shownPath(file), .columnName = {}},
                    filled(sentence("Core", "no noise was drawn for entry %1"), entry.number),
                    sentence("Core", "book another release"));
  std::error_code ignored;
  if (std::filesystem::status(file, ignored).type() == std::filesystem::file_type::not_found)
    refuseDraw(file, filled(sentence("Core", "what was drawn for entry %1 is not there"), entry.number));
  std::string bytes = readWholeFile(file, kLargestDraw);
  if (sha256Of(bytes) != entry.drawnSha256)
    refuseDraw(file, filled(sentence("Core", "it is not what was drawn for entry %1"), entry.number));
  return bytes;
}

}  // namespace epsiscope
