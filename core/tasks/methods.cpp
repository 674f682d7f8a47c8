#include "core/tasks/methods.h"

#include <algorithm>

#include "core/mechanisms/registry.h"
#include "core/study/study.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

bool contains(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

std::vector<std::string> labelPrivacyLearners() {
  return {kLearnerRidge, kLearnerRandomFeatures, kLearnerPerceptron};
}

std::string methodLabel(const std::string& method) {
  for (const Task* task : allTasks())
    if (const Method* found = task->find(method)) return sentence("Core", found->name.c_str());
  return method;
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
  const std::vector<std::string> learners = taskOf(study).learners(study);
  std::string wanted = study.view.learner.value_or("");
  if (contains(learners, wanted)) return wanted;
  return learners.empty() ? kLearnerRidge : learners.front();
}

}  // namespace epsiscope
