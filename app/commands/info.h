#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope info DATA [--target T]`: how a file reads, as JSON.
int infoCommand(const QStringList& given);

}  // namespace epsiscope
