#pragma once

#include <QStringList>

namespace epsiscope {

/// ledger create FILE ... and ledger show FILE.
int runLedger(const QStringList& given);

}  // namespace epsiscope
