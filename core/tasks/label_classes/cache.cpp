#include "core/tasks/label_classes/cache.h"

namespace epsiscope {

std::shared_ptr<const LabelClassesCache> LabelClassesCache::build(
    const LabelClassesInputs& inputs, const std::shared_ptr<const PreparedTable>& table,
    const Classroom& classroom, const GoOn& goOn) {
  std::shared_ptr<LabelClassesCache> made(
      new LabelClassesCache(std::make_shared<const InputsOf<LabelClassesInputs>>(inputs), table, classroom));
  made->m_split = LabelClassesSplit::build(inputs, table->data(), 0, goOn);
  if (!made->m_split) return nullptr;
  made->labelWarnings = made->m_split->labelNotes();
  made->notes = made->m_split->notes();
  return made;
}

}  // namespace epsiscope
