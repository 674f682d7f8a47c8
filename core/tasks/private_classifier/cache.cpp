#include "core/tasks/private_classifier/cache.h"

#include <algorithm>

#include "core/tasks/task.h"
#include "core/text/wording.h"

namespace epsiscope {

std::shared_ptr<const PrivateClassifierCache> PrivateClassifierCache::build(
    const PrivateClassifierInputs& inputs, const std::shared_ptr<const PreparedTable>& table,
    const Classroom& classroom, const GoOn& goOn) {
  std::shared_ptr<PrivateClassifierCache> made(new PrivateClassifierCache(
      std::make_shared<const InputsOf<PrivateClassifierInputs>>(inputs), table, classroom));
  const auto data = classifierData(inputs, table);
  for (const std::string& note : data->notes) addOnce(made->notes, note);
  made->m_split = ClassifierSplit::build(inputs, data, 0, goOn);
  return made->m_split ? made : nullptr;
}

std::string shownClassifierMethod(const Study& study) {
  const auto& methods = study.privateClassifier.methods;
  std::string wanted = study.view.method.value_or("");
  const auto isMethod = [&](const std::string& id) { return taskOf(study).isMethod(id); };
  if (isMethod(wanted) && std::find(methods.begin(), methods.end(), wanted) != methods.end()) return wanted;
  const auto first = std::find_if(methods.begin(), methods.end(), isMethod);
  return first == methods.end() ? std::string() : *first;
}

}  // namespace epsiscope
