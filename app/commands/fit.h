#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope fit DATA --target T --positive V ...`: one linear classifier, as JSON.
int runFit(const QStringList& given);

}  // namespace epsiscope
