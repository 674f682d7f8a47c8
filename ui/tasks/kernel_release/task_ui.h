#pragma once

#include "ui/state/task_ui.h"

namespace epsiscope {

/// The row of released predictions.
const TaskUi& kernelReleaseUi();

}  // namespace epsiscope
