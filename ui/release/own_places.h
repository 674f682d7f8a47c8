#pragma once

#include <QString>

#include <filesystem>

#include "core/release/ledger.h"
#include "core/study/data_choice.h"

namespace epsiscope {

// Where this user keeps what releases need, for all programs of this user alike.

/// The file of a table's ledger unless another one is named: beside the table; of built-in data and of a
/// server, which lie in no folder, among the user's documents.
QString usualLedgerOf(const DataChoice& data);
/// The ledger in that file, with what this user knows of ledgers.
LedgerPlace ledgerPlaceOf(const QString& file);
/// The file of the key that signs this user's releases.
std::filesystem::path signingKeyFile();
/// The folder of the tables that this user has looked at, see core/release/looks.h.
std::filesystem::path looksFolder();

}  // namespace epsiscope
