#include "core/tasks/methods.h"

#include <algorithm>

#include "core/erm/perturbation.h"
#include "core/mechanisms/registry.h"
#include "core/study/study.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

bool contains(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

std::vector<std::string> labelPrivacyMethods() {
  std::vector<std::string> methods;
  for (const RegistryRow& row : mechanismRegistry()) methods.push_back(row.id);
  for (const char* method :
       {kMethodRpWithPriorTwoStage, kMethodCentralRidge, kMethodCentralRidgeGaussian, kMethodBest,
        kMethodBestCentral, kMethodBestLocal, kMethodPredictMean, kMethodNone})
    methods.emplace_back(method);
  return methods;
}

std::vector<std::string> labelPrivacyLearners() {
  return {kLearnerRidge, kLearnerRandomFeatures, kLearnerPerceptron};
}

std::string methodLabel(const std::string& method) {
  if (method == kMethodNone) return sentence("Core", "Not private");
  if (method == kMethodPredictMean) return sentence("Core", "Predict the mean");
  if (method == kMethodCentralRidge) return sentence("Core", "Central ridge");
  if (method == kMethodCentralRidgeGaussian) return sentence("Core", "Central ridge, Gaussian");
  if (method == kMethodRpWithPriorTwoStage) return sentence("Core", "RPWithPrior in two stages");
  if (method == kMethodBest) return sentence("Core", "Best");
  if (method == kMethodBestCentral) return sentence("Core", "Best, with a curator");
  if (method == kMethodBestLocal) return sentence("Core", "Best, without a curator");
  if (method == kMethodKernelRidge) return sentence("Core", "Ridge, paper's bound");
  if (method == kMethodKernelRidgeTight) return sentence("Core", "Ridge, tight bound");
  if (method == kMethodKernelSvm) return sentence("Core", "SVM, paper's bound");
  if (method == kMethodKernelSvmTight) return sentence("Core", "SVM, tight bound");
  if (method == kMethodRandomizedResponseUncorrected)
    return sentence("Core", "Randomized response, uncorrected");
  if (method == kMethodPredictMajority) return sentence("Core", "Predict the majority");
  if (const auto perturbation = perturbationOf(method)) return labelOf(*perturbation);
  const RegistryRow* row = findMechanism(method);
  return row != nullptr ? sentence("Core", row->label.c_str()) : method;
}

std::string learnerLabel(const std::string& learner) {
  if (learner == kLearnerRidge) return sentence("Core", "Ridge");
  if (learner == kLearnerRandomFeatures) return sentence("Core", "Ridge on random features");
  if (learner == kLearnerLogistic) return sentence("Core", "Logistic regression");
  if (learner == kLearnerPerceptron) return sentence("Core", "Perceptron");
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

bool needsDelta(const std::string& method) {
  const RegistryRow* row = findMechanism(method);
  return row != nullptr ? row->needs.delta : method == kMethodCentralRidgeGaussian;
}

bool isCentralRidge(const std::string& method) {
  return method == kMethodCentralRidge || method == kMethodCentralRidgeGaussian;
}

std::optional<StagedMethod> stagedMethod(const std::string& method) {
  if (method == kMethodBest || method == kMethodBestCentral) return StagedMethod::bestCentral;
  if (method == kMethodBestLocal) return StagedMethod::bestLocal;
  if (method == kMethodRpWithPriorTwoStage) return StagedMethod::rpTwoStage;
  return std::nullopt;
}

bool isLinear(const std::string& learner) {
  return learner != kLearnerPerceptron;
}

std::string learnerFor(const std::string& method, const std::string& learner) {
  if (method == kMethodPredictMean) return {};
  if (stagedMethod(method)) return kLearnerRandomFeatures;
  return isCentralRidge(method) && !isLinear(learner) ? kLearnerRidge : learner;
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
