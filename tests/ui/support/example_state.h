#pragma once

#include <filesystem>
#include <string>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "tests/support/paths.h"
#include "ui/state/app_state.h"

namespace epsiscope::test {

/// The state of a window that has opened an example study; small, to be quick.
inline AppState exampleState(const char* example) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  AppState state;
  state.study = readStudy(folder / (std::string(example) + ".json"));
  state.study.kernelRelease.mostRows = 200;
  state.study.trials = 2;
  state.savedStudy = state.study;
  state.dataset = loadData(state.study.data, folder);
  return state;
}

}  // namespace epsiscope::test
