#pragma once

#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// Linear classifiers by private empirical risk minimisation (Chaudhuri, Monteleoni and Sarwate).
struct PrivateClassifier {
  std::vector<std::string> methods = {"none", "output", "objective"};
  std::string loss = "huber";
  double h = 0.5;
  double lambda = 0.003;
  double delta = 1e-5;              ///< delta of the methods with normal noise
  std::vector<double> lambdaSweep;  ///< more values of lambda, at every epsilon: error against lambda
  int draws = 1;                    ///< number of draws of noise in every trial
  int randomFeatures = 0;           ///< 0: linear in the features; else columns of random Fourier features
  double gamma = 1;
  std::optional<std::vector<double>> tune;  ///< candidates for lambda, from which one is chosen privately
  std::string tuning = "parts";             ///< how one is chosen, see tuningWays()
  bool operator==(const PrivateClassifier&) const = default;
};

template <class Visit>
void visitPrivateClassifier(Visit& visit, PrivateClassifier& task) {
  visit("methods", task.methods);
  visit("loss", task.loss);
  visit("h", task.h);
  visit("lambda", task.lambda);
  visit("delta", task.delta);
  visit("lambda_sweep", task.lambdaSweep);
  visit("draws", task.draws);
  visit("random_features", task.randomFeatures);
  visit("gamma", task.gamma);
  visit("tune", task.tune);
  visit("tuning", task.tuning);
}

}  // namespace epsiscope
