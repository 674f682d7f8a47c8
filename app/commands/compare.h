#pragma once

#include <QStringList>

namespace epsiscope {

int runCompare(const QStringList& given);

}  // namespace epsiscope
