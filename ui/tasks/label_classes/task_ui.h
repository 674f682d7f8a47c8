#pragma once

#include "ui/state/task_ui.h"

namespace epsiscope {

/// The row of labels that are classes.
const TaskUi& labelClassesUi();

}  // namespace epsiscope
