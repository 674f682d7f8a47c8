#pragma once

#include <QStringList>

namespace epsiscope {

/// release STUDY.json --ledger FILE --out DIR: draws once with secure noise, books first, writes the folder.
int runRelease(const QStringList& given);

}  // namespace epsiscope
