#include "ui/state/rows_to_learn.h"

#include <algorithm>
#include <cmath>

#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "ui/state/app_state.h"

namespace epsiscope {

std::size_t trainRows(const AppState& state) {
  if (!state.cache) return 0;
  const auto rows = static_cast<double>(state.cache->data().rows.size());
  return static_cast<std::size_t>(rows -
                                  std::clamp(std::round(state.study.testFraction * rows), 1.0, rows - 1));
}

std::size_t rowsToLearnFrom(const AppState& state) {
  return std::min(trainRows(state), taskOf(state.study).mostTrainRows(state.study));
}

std::vector<int> learningSizes(std::size_t rows) {
  std::vector<int> sizes;
  for (int halvings = 5; halvings >= 0; --halvings) {
    const int size = static_cast<int>(rows >> halvings);
    if (size >= 2) sizes.push_back(size);
  }
  return sizes;
}

}  // namespace epsiscope
