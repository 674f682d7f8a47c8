#include "core/tasks/label_privacy/suggestions.h"

#include <algorithm>

#include "core/mechanisms/registry.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"

namespace epsiscope {

namespace {

/// Returns the first method with a zeta, the debiased one before the others; or none.
std::string methodWithZeta(const std::vector<std::string>& methods) {
  if (std::ranges::find(methods, kMethodRpWithPriorDebiased) != methods.end())
    return kMethodRpWithPriorDebiased;
  const auto found = std::ranges::find_if(methods, needsZeta);
  return found == methods.end() ? std::string() : *found;
}

/// Returns the first method whose noise is quickly known and asks for a lambda of its own; or none.
std::string methodWithLambda(const std::vector<std::string>& methods) {
  const auto found = std::ranges::find_if(methods, [](const std::string& method) {
    const RegistryRow* row = findMechanism(method);
    return row != nullptr && !row->needs.priorPoints;
  });
  return found == methods.end() ? std::string() : *found;
}

void suggestLambda(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  const std::string method = methodWithLambda(study.labelPrivacy.methods);
  if (method.empty() || !isLinear(shownLearner(study))) return;
  study.labelPrivacy.lambda.reset();
  found["label_privacy.lambda"] = previewPipeline(study, cache, method, viewEpsilon(study)).lambda;
}

void suggestBinWidth(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  // Noisy labels have bins of a width that is known once they are drawn.
  if (study.labelPrivacy.prior == PriorKind::noisyLabels) return;
  study.labelPrivacy.binWidth.reset();
  found["label_privacy.bin_width"] = binWidth(study, cache.ridge().trainRows(), viewEpsilon(study));
}

void suggestShare(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  if (!priorCosts(study.labelPrivacy.prior)) return;
  study.labelPrivacy.priorShare.reset();
  found["label_privacy.prior_share"] = priorShare(study, cache.ridge().trainRows(), viewEpsilon(study));
}

void suggestZeta(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  const std::string method = methodWithZeta(study.labelPrivacy.methods);
  if (method.empty()) return;
  study.labelPrivacy.zeta.reset();
  const Pipeline pipeline = previewPipeline(study, cache, method, viewEpsilon(study));
  if (pipeline.mechanism) found["label_privacy.zeta"] = pipeline.zeta;
}

}  // namespace

Suggestions suggestionsOn(const Study& study, const LabelPrivacyCache& cache) {
  Suggestions found;
  suggestLambda(study, cache, found);
  if (std::ranges::none_of(study.labelPrivacy.methods, needsPrior)) return found;
  suggestBinWidth(study, cache, found);
  suggestShare(study, cache, found);
  suggestZeta(study, cache, found);
  return found;
}

}  // namespace epsiscope
