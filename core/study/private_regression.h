#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/key_values.h"

namespace epsiscope {

/// Linear regression that protects whole rows.
struct PrivateRegression {
  std::vector<std::string> methods = {"noisy-sums", "noisy-sums-gaussian", "objective-gaussian"};
  std::optional<double> lambda;  ///< absent: suggested by the release
  double delta = 1e-5;           ///< delta of the methods with normal noise
  int randomFeatures = 0;        ///< 0: linear in the features; else columns of random Fourier features
  double gamma = 1;
  bool operator==(const PrivateRegression&) const = default;
};

template <class Visit>
void visitPrivateRegression(Visit& visit, PrivateRegression& task) {
  visit("methods", task.methods);
  visit("lambda", NumberOrWord{task.lambda, kSuggested});
  visit("delta", task.delta);
  visit("random_features", task.randomFeatures);
  visit("gamma", task.gamma);
}

}  // namespace epsiscope
