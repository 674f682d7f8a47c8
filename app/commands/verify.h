#pragma once

#include <QStringList>

namespace epsiscope {

/// verify DIR [--ledger FILE]: whether the folder of a release is what was signed, and what the ledger says.
int runVerify(const QStringList& given);

}  // namespace epsiscope
