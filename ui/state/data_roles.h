#pragma once

#include <QString>

#include "core/start/column_roles.h"

namespace epsiscope {

/// "target", "feature", "ignored", "left out".
QString roleName(ColumnRole role);

}  // namespace epsiscope
