#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/kernel_release/split.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// The kernel matrix of one split, and the fits made so far.
class KernelReleaseCache final : public CacheOf<KernelReleaseCache> {
public:
  /// Null if cancelled.
  static std::shared_ptr<const KernelReleaseCache> build(const KernelReleaseInputs& inputs,
                                                         const std::shared_ptr<const PreparedTable>& table,
                                                         const Classroom& classroom, const GoOn& goOn);

  std::size_t trainRows() const override { return m_split->rows(); }
  std::size_t features() const override { return data().features.size() - m_split->droppedFeatures(); }
  const KernelSplit& split() const { return *m_split; }

private:
  using CacheOf::CacheOf;

  std::shared_ptr<const KernelSplit> m_split;
};

/// False where the fits that a picture needs and that are not remembered take longer than a slider can wait.
bool isInstantOn(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
