#pragma once

#include <QStringList>

namespace epsiscope {

/// epsilon-for STUDY.json --error E: the smallest epsilon of each method as JSON.
int runEpsilonFor(const QStringList& given);

}  // namespace epsiscope
