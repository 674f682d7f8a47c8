#pragma once

#include "ui/state/task_ui.h"

namespace epsiscope {

/// The row of labels that are numbers.
const TaskUi& labelPrivacyUi();

}  // namespace epsiscope
