#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/tasks/private_classifier/inputs.h"
#include "core/tasks/private_classifier/split.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// The rows of one split in the unit ball.
class PrivateClassifierCache final : public CacheOf<PrivateClassifierCache> {
public:
  /// Null if cancelled.
  static std::shared_ptr<const PrivateClassifierCache> build(
      const PrivateClassifierInputs& inputs, const std::shared_ptr<const PreparedTable>& table,
      const Classroom& classroom, const GoOn& goOn);

  std::size_t trainRows() const override { return m_split->trainRows(); }
  const ClassifierSplit& split() const { return *m_split; }
  const std::shared_ptr<const ClassifierSplit>& sharedSplit() const { return m_split; }
  int trial() const { return valuesOf<PrivateClassifierInputs>(inputs()).split.trial; }

private:
  using CacheOf::CacheOf;

  std::shared_ptr<const ClassifierSplit> m_split;
};

/// The method whose draws are shown: that of the view if the study has it, otherwise the first private one;
/// empty if there is none.
std::string shownClassifierMethod(const Study& study);

}  // namespace epsiscope
