#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/study/classroom.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// The basis of previews: a prepared table and what its task computes from one split before any noise, which
/// is the truth: previews, audits and attacks of it are for Classroom, and without that key there is none.
/// Immutable once built, shared by pointer. Tasks derive theirs; their contents are only for previews.
class TaskCache {
public:
  TaskCache(const TaskCache&) = delete;
  TaskCache& operator=(const TaskCache&) = delete;
  virtual ~TaskCache() = default;

  const TaskInputs& inputs() const { return *m_inputs; }
  const std::shared_ptr<const PreparedTable>& table() const { return m_table; }
  const PreparedData& data() const { return m_table->data(); }
  const Classroom& classroom() const { return m_classroom; }
  /// Returns whether a cache built from these would be the same.
  bool isFor(const TaskInputs& inputs, const PreparedTable& table) const {
    return m_table->isSame(table) && *m_inputs == inputs;
  }

  virtual std::size_t trainRows() const = 0;
  /// Returns the number of features for learning.
  virtual std::size_t features() const { return data().features.size(); }
  virtual std::size_t clippedTrainLabels() const { return 0; }

  /// Warnings for people about the labels: only for Classroom.
  std::vector<std::string> labelWarnings;
  /// Notes for people about the way the task takes the rows, one sentence each.
  std::vector<std::string> notes;

protected:
  TaskCache(std::shared_ptr<const TaskInputs> inputs, std::shared_ptr<const PreparedTable> table,
            const Classroom& classroom)
      : m_inputs(std::move(inputs)), m_table(std::move(table)), m_classroom(classroom) {}

private:
  const std::shared_ptr<const TaskInputs> m_inputs;
  const std::shared_ptr<const PreparedTable> m_table;
  const Classroom m_classroom;
};

/// The cache of one task.
template <class Cache>
class CacheOf : public TaskCache {
public:
  /// Precondition: the cache is one of this task.
  static const Cache& of(const TaskCache& cache) { return dynamic_cast<const Cache&>(cache); }
  /// Null where it is one of another task.
  static const Cache* ifOf(const TaskCache* cache) { return dynamic_cast<const Cache*>(cache); }

protected:
  using TaskCache::TaskCache;
};

}  // namespace epsiscope
