#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/key_values.h"
#include "core/study/number_per_epsilon.h"
#include "core/study/prior_kind.h"

namespace epsiscope {

/// Regression from labels that are made noisy before anything is learned.
struct LabelPrivacy {
  std::vector<std::string> methods = {"laplace", "staircase", "rp-with-prior-debiased", "central-ridge"};
  std::vector<std::string> learners = {"ridge"};
  std::optional<double> lambda;  ///< absent: matched to the noise
  NumberPerEpsilon zeta;         ///< suggested by the prior, see suggestZeta()
  double delta = 1e-5;
  PriorKind prior = PriorKind::noisyCounts;
  std::optional<std::string> priorFile;
  NumberPerEpsilon priorShare;     ///< suggested by public quantities
  std::optional<double> binWidth;  ///< absent: suggested by public quantities, see suggestedBins()
  bool clipPredictions = true;
  int randomFeatures = 500;            ///< columns: a cos and a sin per frequency, so 500 are 250 frequencies
  std::optional<double> featureGamma;  ///< absent: defaultGamma()
  int rrValues = 256;
  int unbiasedValues = 32;
  bool operator==(const LabelPrivacy&) const = default;
};

template <class Visit>
void visitLabelPrivacy(Visit& visit, LabelPrivacy& task) {
  visit("methods", task.methods);
  visit("learner", OneOrMore{task.learners});
  visit("lambda", NumberOrWord{task.lambda, "matched"});
  visit("random_features", task.randomFeatures);
  visit("feature_gamma", task.featureGamma);
  visit("rr_values", task.rrValues);
  visit("unbiased_values", task.unbiasedValues);
  visit("zeta", NumbersOrWord{task.zeta, kSuggested});
  visit("delta", task.delta);
  visit("prior", task.prior);
  visit("prior_file", task.priorFile);
  visit("prior_share", NumbersOrWord{task.priorShare, kSuggested});
  visit("bin_width", NumberOrWord{task.binWidth, kSuggested});
  visit("clip_predictions", task.clipPredictions);
}

}  // namespace epsiscope
