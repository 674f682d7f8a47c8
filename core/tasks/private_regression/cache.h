#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/tasks/private_regression/inputs.h"
#include "core/tasks/private_regression/split.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// The sums of one split.
class PrivateRegressionCache final : public CacheOf<PrivateRegressionCache> {
public:
  /// Null if cancelled.
  static std::shared_ptr<const PrivateRegressionCache> build(
      const PrivateRegressionInputs& inputs, const std::shared_ptr<const PreparedTable>& table,
      const Classroom& classroom, const GoOn& goOn);

  std::size_t trainRows() const override { return m_split->trainRows(); }
  std::size_t clippedTrainLabels() const override { return m_split->clippedLabels(); }
  const RegressionSplit& split() const { return *m_split; }

private:
  using CacheOf::CacheOf;

  std::shared_ptr<const RegressionSplit> m_split;
};

}  // namespace epsiscope
