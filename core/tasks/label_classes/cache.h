#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/tasks/label_classes/inputs.h"
#include "core/tasks/label_classes/split.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// One split of the rows.
class LabelClassesCache final : public CacheOf<LabelClassesCache> {
public:
  /// Null if cancelled.
  static std::shared_ptr<const LabelClassesCache> build(const LabelClassesInputs& inputs,
                                                        const std::shared_ptr<const PreparedTable>& table,
                                                        const Classroom& classroom, const GoOn& goOn);

  const LabelClassesSplit& split() const { return *m_split; }
  std::size_t trainRows() const override { return m_split->trainRows(); }

private:
  using CacheOf::CacheOf;

  std::shared_ptr<const LabelClassesSplit> m_split;
};

}  // namespace epsiscope
