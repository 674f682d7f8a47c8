#include "core/study/methods.h"

#include "core/mechanisms/registry.h"

namespace epsiscope {

std::vector<std::string> labelPrivacyMethods() {
  std::vector<std::string> methods;
  for (const RegistryRow& row : mechanismRegistry()) methods.push_back(row.id);
  methods.emplace_back(kMethodPredictMean);
  methods.emplace_back(kMethodNone);
  return methods;
}

bool isYardstick(const std::string& method) {
  return method == kMethodNone || method == kMethodPredictMean;
}

std::string methodLabel(const std::string& method) {
  if (method == kMethodNone) return "Not private";
  if (method == kMethodPredictMean) return "Predict the mean";
  const RegistryRow* row = findMechanism(method);
  return row != nullptr ? row->label : method;
}

bool needsPrior(const std::string& method) {
  const RegistryRow* row = findMechanism(method);
  return row != nullptr && (row->needs.priorBins || row->needs.priorPoints);
}

bool needsZeta(const std::string& method) {
  const RegistryRow* row = findMechanism(method);
  return row != nullptr && row->needs.zeta;
}

}  // namespace epsiscope
