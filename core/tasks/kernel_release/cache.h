#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/kernel_release/split.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// The kernel matrix of one split, and the fits that were asked for.
class KernelReleaseCache final : public TaskCache {
public:
  /// Null if `goOn` said stop.
  static std::shared_ptr<const KernelReleaseCache> build(const KernelReleaseInputs& inputs,
                                                         const std::shared_ptr<const PreparedTable>& table,
                                                         const GoOn& goOn);
  /// Precondition: the cache is one of kernel release.
  static const KernelReleaseCache& of(const TaskCache& cache) {
    return dynamic_cast<const KernelReleaseCache&>(cache);
  }

  std::size_t trainRows() const override { return m_split->rows(); }
  std::size_t features() const override { return data().features.size() - m_split->droppedFeatures(); }
  const KernelSplit& split() const { return *m_split; }

private:
  using TaskCache::TaskCache;

  std::shared_ptr<const KernelSplit> m_split;
};

/// False where the fits that a picture needs and that are not remembered take longer than a slider can wait.
bool isInstant(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
