#pragma once

#include <QString>

namespace epsiscope {

/// "2030-01-02, 03:04 UTC" of an ISO 8601 date; any other text as it is.
QString dateText(const QString& iso);

}  // namespace epsiscope
