#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope describe DATA|STUDY.json [--epsilon E]`: a table at a glance, or what remains of it for a
/// budget, as JSON.
int runDescribe(const QStringList& given);

}  // namespace epsiscope
