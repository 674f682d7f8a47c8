#pragma once

#include <QStringList>

#include "core/release/ledger.h"

namespace epsiscope {

/// The ledger in that file, with what this user knows of ledgers.
LedgerPlace ledgerPlaceOf(const QString& file);
/// The file of the key that signs this user's releases.
std::filesystem::path signingKeyFile();

/// ledger create FILE ... and ledger show FILE.
int runLedger(const QStringList& given);

}  // namespace epsiscope
