#pragma once

#include <QString>

#include "core/start/column_roles.h"

namespace epsiscope {

struct AppState;
struct Column;

/// "target", "feature", "ignored", "left out".
QString roleName(ColumnRole role);
/// Returns the column of the data set that the study is about, or null.
const Column* targetOf(const AppState& state);

}  // namespace epsiscope
