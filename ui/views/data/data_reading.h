#pragma once

#include <QString>

#include "ui/state/app_state.h"

namespace epsiscope {

/// "Semicolon separated, decimal comma, UTF-8, 3 cells that are no numbers · 12 of 20 640 rows left out". Of
/// built-in data only the rows.
QString dataReading(const AppState& state);

}  // namespace epsiscope
