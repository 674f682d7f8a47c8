#pragma once

#include <QString>

#include <filesystem>

#include "core/release/ledger.h"

namespace epsiscope {

// Where this user keeps what releases need, for all programs of this user alike.

/// The ledger in that file, with what this user knows of ledgers.
LedgerPlace ledgerPlaceOf(const QString& file);
/// The file of the key that signs this user's releases.
std::filesystem::path signingKeyFile();
/// The folder of the tables that this user has looked at, see core/release/looks.h.
std::filesystem::path looksFolder();

}  // namespace epsiscope
