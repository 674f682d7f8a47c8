#include "core/tasks/private_regression/cache.h"

#include "core/tasks/label_warnings.h"
#include "core/text/wording.h"

namespace epsiscope {

std::shared_ptr<const PrivateRegressionCache> PrivateRegressionCache::build(
    const PrivateRegressionInputs& inputs, const std::shared_ptr<const PreparedTable>& table,
    const Classroom& classroom, const GoOn& goOn) {
  std::shared_ptr<PrivateRegressionCache> made(new PrivateRegressionCache(
      std::make_shared<const InputsOf<PrivateRegressionInputs>>(inputs), table, classroom));
  made->labelWarnings = epsiscope::labelWarnings(made->data(), inputs.bounds);
  const auto data = regressionData(inputs, table);
  for (const std::string& note : data->notes) addOnce(made->notes, note);
  made->m_split = RegressionSplit::build(inputs, data, 0, goOn);
  if (!made->m_split) return nullptr;
  for (const std::string& note : made->m_split->notes()) addOnce(made->notes, note);
  return made;
}

}  // namespace epsiscope
