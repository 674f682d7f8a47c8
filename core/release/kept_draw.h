#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/release/ledger_contents.h"

namespace epsiscope {

// What was drawn for an entry of a ledger is kept beside the ledger, for its owner alone: after a crash the
// same release is shown, for a second draw would tell more than was paid for.

/// LEDGER.draws/NUMBER.json.
std::filesystem::path keptDrawFile(const std::filesystem::path& ledger, std::size_t number);
/// Returns the SHA-256 of the bytes, which are on the disk then, for setDrawn(). Throws FileError.
/// Precondition: nothing that was drawn for the entry was shown.
std::string keepDraw(const std::filesystem::path& ledger, std::size_t number, std::string_view bytes);
/// What was drawn for the entry. Throws FileError where that is missing or was changed.
std::string readKeptDraw(const std::filesystem::path& ledger, const LedgerEntry& entry);

}  // namespace epsiscope
