#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope info DATA [--target T]`: how a file reads, as JSON.
int runInfo(const QStringList& given);

}  // namespace epsiscope
