#pragma once

#include "ui/state/task_ui.h"

namespace epsiscope {

/// The row of a private classifier.
const TaskUi& privateClassifierUi();

}  // namespace epsiscope
