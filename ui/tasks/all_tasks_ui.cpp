#include <algorithm>
#include <array>
#include <string_view>

#include "core/tasks/task.h"
#include "ui/state/task_ui.h"
#include "ui/tasks/kernel_release/task_ui.h"
#include "ui/tasks/label_classes/task_ui.h"
#include "ui/tasks/label_privacy/task_ui.h"
#include "ui/tasks/private_classifier/task_ui.h"
#include "ui/tasks/private_regression/task_ui.h"
#include "ui/tasks/statistic/task_ui.h"

namespace epsiscope {

const TaskUi& uiOf(TaskId task) {
  static const std::array all{&labelPrivacyUi(), &kernelReleaseUi(), &privateClassifierUi(),
                              &statisticUi(),    &labelClassesUi(),  &privateRegressionUi()};
  const std::string_view id = taskOf(task).facts().id;
  return **std::ranges::find(all, id, [](const TaskUi* ui) { return std::string_view(ui->words.task); });
}

}  // namespace epsiscope
