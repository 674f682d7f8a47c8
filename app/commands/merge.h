#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope merge`: puts the shards of a run together.
int runMerge(const QStringList& given);

}  // namespace epsiscope
