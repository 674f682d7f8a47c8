#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/study/names.h"

namespace epsiscope {

enum class TaskId {
  labelPrivacy,
  kernelRelease,
  privateClassifier,
  statistic,
  labelClasses,
  privateRegression
};

template <>
struct Names<TaskId> {
  static constexpr std::array all{
      std::pair<TaskId, std::string_view>{TaskId::labelPrivacy, "label-privacy"},
      std::pair<TaskId, std::string_view>{TaskId::kernelRelease, "kernel-release"},
      std::pair<TaskId, std::string_view>{TaskId::privateClassifier, "private-classifier"},
      std::pair<TaskId, std::string_view>{TaskId::statistic, "statistic"},
      std::pair<TaskId, std::string_view>{TaskId::labelClasses, "label-classes"},
      std::pair<TaskId, std::string_view>{TaskId::privateRegression, "private-regression"}};
};

}  // namespace epsiscope
