#pragma once

#include <filesystem>
#include <string>

#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/paths.h"

namespace epsiscope::test {

/// The study that the task begins with, with few enough rows for a kernel.
inline Study startOf(const Task& task) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  Study study = readStudy(folder / (std::string(task.facts().start) + ".json"));
  study.kernelRelease.mostRows = 100;
  return study;
}

}  // namespace epsiscope::test
