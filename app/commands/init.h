#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope init DATA --target T --lower L --upper U`: a study on stdout that says how the file was read,
/// which columns are features, what is declared, and every other key with its default.
int runInit(const QStringList& given);

}  // namespace epsiscope
