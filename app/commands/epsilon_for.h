#pragma once

#include <QStringList>

namespace epsiscope {

/// epsilon-for STUDY.json --error E | --rmse E | --half-width W: the smallest epsilon of each method as JSON.
int runEpsilonFor(const QStringList& given);

}  // namespace epsiscope
