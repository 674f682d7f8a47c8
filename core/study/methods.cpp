#include "core/study/methods.h"

#include <algorithm>

#include "core/erm/perturbation.h"
#include "core/mechanisms/registry.h"

namespace epsiscope {

namespace {

bool contains(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

std::vector<std::string> labelPrivacyMethods() {
  std::vector<std::string> methods;
  for (const RegistryRow& row : mechanismRegistry()) methods.push_back(row.id);
  for (const char* method : {kMethodCentralRidge, kMethodBest, kMethodPredictMean, kMethodNone})
    methods.emplace_back(method);
  return methods;
}

std::vector<std::string> labelPrivacyLearners() {
  return {kLearnerRidge, kLearnerRandomFeatures, kLearnerPerceptron};
}

bool isYardstick(const std::string& method) {
  return method == kMethodNone || method == kMethodPredictMean;
}

std::string methodLabel(const std::string& method) {
  if (method == kMethodNone) return "Not private";
  if (method == kMethodPredictMean) return "Predict the mean";
  if (method == kMethodCentralRidge) return "Central ridge";
  if (method == kMethodBest) return "Best expected";
  if (method == kMethodKernelRidge) return "Ridge, paper's bound";
  if (method == kMethodKernelRidgeTight) return "Ridge, tight bound";
  if (method == kMethodKernelSvm) return "SVM, paper's bound";
  if (method == kMethodKernelSvmTight) return "SVM, tight bound";
  if (const auto perturbation = perturbationOf(method)) return labelOf(*perturbation);
  const RegistryRow* row = findMechanism(method);
  return row != nullptr ? row->label : method;
}

std::string learnerLabel(const std::string& learner) {
  if (learner == kLearnerRidge) return "Ridge";
  if (learner == kLearnerRandomFeatures) return "Ridge on random features";
  if (learner == kLearnerPerceptron) return "Perceptron";
  return learner;
}

bool needsPrior(const std::string& method) {
  const RegistryRow* row = findMechanism(method);
  return row != nullptr && (row->needs.priorBins || row->needs.priorPoints);
}

bool needsZeta(const std::string& method) {
  const RegistryRow* row = findMechanism(method);
  return row != nullptr && row->needs.zeta;
}

bool isLinear(const std::string& learner) {
  return learner != kLearnerPerceptron;
}

std::string learnerFor(const std::string& method, const std::string& learner) {
  if (method == kMethodPredictMean) return {};
  const bool needsLinear = method == kMethodCentralRidge || method == kMethodBest;
  return needsLinear && !isLinear(learner) ? kLearnerRidge : learner;
}

std::string shownLearner(const Study& study) {
  const std::vector<std::string>& learners = study.labelPrivacy.learners;
  const std::string wanted = study.view.learner.value_or("");
  if (contains(learners, wanted)) return wanted;
  return learners.empty() ? kLearnerRidge : learners.front();
}

bool usesMethod(const Study& study, const std::string& method) {
  return contains(study.labelPrivacy.methods, method);
}

}  // namespace epsiscope
