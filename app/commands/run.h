#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope run STUDY.json --out DIR`: results.csv and results.json of a study.
int runRun(const QStringList& given);

}  // namespace epsiscope
