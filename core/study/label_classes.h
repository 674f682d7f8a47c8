#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/key_values.h"
#include "core/study/prior_kind.h"

namespace epsiscope {

/// Classes learned from labels that randomized response has made noisy.
struct LabelClasses {
  std::vector<std::string> methods = {"randomized-response", "rr-with-prior", "predict-majority"};
  std::optional<std::vector<std::string>> classes;  ///< public; absent: taken from the labels, not private
  PriorKind prior = PriorKind::noisyCounts;         ///< the source of the frequencies of the classes for
                                                    ///< rr-with-prior
  std::optional<double> priorShare;                 ///< absent: suggested by public quantities
  std::optional<double> lambda;                     ///< absent: suggested by public quantities
  int randomFeatures = 0;       ///< 0: linear in the features; else columns of random Fourier features
  std::optional<double> gamma;  ///< absent: defaultGamma()
  bool operator==(const LabelClasses&) const = default;
};

template <class Visit>
void visitLabelClasses(Visit& visit, LabelClasses& task) {
  visit("methods", task.methods);
  visit("classes", task.classes);
  visit("prior", task.prior);
  visit("prior_share", NumberOrWord{task.priorShare, kSuggested});
  visit("lambda", NumberOrWord{task.lambda, kSuggested});
  visit("random_features", task.randomFeatures);
  visit("gamma", task.gamma);
}

}  // namespace epsiscope
