#pragma once

#include <memory>
#include <utility>

#include "core/run/run.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

// The program's functions for a data set that is prepared for one call alone. They stand in the program's
// namespace, so that a test calls them as the program calls its own.

namespace epsiscope {

inline std::vector<Problem> problems(const Study& study, const Dataset* dataset,
                                     const std::filesystem::path& folder = {}) {
  if (dataset == nullptr) return problems(study, folder);
  const std::shared_ptr<const Dataset> borrowed(std::shared_ptr<void>(), dataset);
  return problems(study, *PreparedTable::of(study, borrowed), folder);
}

inline std::shared_ptr<const TaskCache> buildCache(const Study& study, std::shared_ptr<const Dataset> dataset,
                                                   const GoOn& goOn = {},
                                                   const std::filesystem::path& folder = {}) {
  return buildCache(study, PreparedTable::of(study, std::move(dataset)), goOn, folder);
}

inline std::optional<Result> run(const Study& study, std::shared_ptr<const Dataset> dataset,
                                 const RunOptions& options, const RunProgress& progress) {
  return run(study, PreparedTable::of(study, std::move(dataset)), options, progress);
}

namespace test {

/// Whether a cache for one of the studies serves the other, on the same data set.
inline bool shareCache(const Study& a, const Study& b) {
  return prepareOptions(a) == prepareOptions(b) && *taskOf(a).inputs(a) == *taskOf(b).inputs(b);
}

/// A cache of a table that no task has looked at.
class TableCache final : public TaskCache {
public:
  explicit TableCache(std::shared_ptr<const PreparedTable> table)
      : TaskCache(nullptr, std::move(table), Classroom::of(Study())) {}
  std::size_t trainRows() const override { return data().rows.size(); }
};

}  // namespace test

}  // namespace epsiscope
