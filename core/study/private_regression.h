#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/key_values.h"

namespace epsiscope {

/// Linear regression from noisy sums: whole rows are protected.
struct PrivateRegression {
  std::vector<std::string> methods = {"noisy-sums", "noisy-sums-gaussian"};
  std::optional<double> lambda;  ///< absent: suggested by what is released
  double delta = 1e-5;           ///< of noisy-sums-gaussian
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
