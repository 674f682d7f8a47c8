#pragma once

#include "ui/state/app_state.h"

namespace epsiscope {

/// The state as others may read it: files as they are found from the folder of the study, or by their names
/// alone where they lie elsewhere. No path says where its author keeps things. For words, not for computing:
/// the run and the pictures belong to the state itself.
AppState withoutFolders(const AppState& state);

}  // namespace epsiscope
