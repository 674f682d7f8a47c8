#pragma once

#include <QStringList>

#include "ui/window/app_state.h"

namespace epsiscope {

/// What stands above an exported table or in an exported picture: program, data with their hash, seed, mode,
/// and the whole study on one line, so that the export can be repeated. `study` is the one the chart was
/// computed from.
QStringList exportHeader(const AppState& state, const Study& study);

}  // namespace epsiscope
