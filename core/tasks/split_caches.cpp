#include "core/tasks/split_caches.h"

#include <algorithm>

#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

std::size_t wantedSplits(const Study& study, const PreparedTable& table) {
  if (!taskOf(study).facts().learns) return 1;
  // Cells that all splits together may hold in memory: ten splits of a million rows with ten features.
  constexpr std::size_t kMostCells = 200'000'000;
  // More would change the mean by less than a tenth of the spread of one split.
  constexpr std::size_t kMostSplits = 50;
  const std::size_t cells = std::max<std::size_t>(taskOf(study).cellsOfSplit(study, table.data()), 1);
  const std::size_t most = std::clamp<std::size_t>(kMostCells / cells, 1, kMostSplits);
  return std::min(static_cast<std::size_t>(std::max(study.trials, 1)), most);
}

bool addSplit(const Task& task, SplitCaches& splits, const GoOn& goOn) {
  const TaskCache& first = *splits.front();
  const auto inputs = first.inputs().ofTrial(static_cast<int>(splits.size()) + 1);
  auto made = task.build(*inputs, first.table(), first.classroom(), goOn);
  if (!made) return false;
  splits.push_back(std::move(made));
  return true;
}

}  // namespace epsiscope
