#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope check STUDY.json RESULTS.json`: recomputes and compares. 0 same, 1 differs.
int runCheck(const QStringList& given);

}  // namespace epsiscope
