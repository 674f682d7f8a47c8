#pragma once

#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// Predictions of a kernel machine for numbers (ridge) or for two classes (svm), released with noise (Nie and
/// Wang).
struct KernelRelease {
  std::string method = "ridge";
  std::optional<std::string> loss;  ///< absent: square with ridge, hinge with svm
  double quantile = 0.5;            ///< of the pinball loss
  double threshold = 0.1;           ///< of the losses huber and insensitive, in halves of the labels' range
  std::string kernel = "gaussian";
  double gamma = 0.1;
  int degree = 3;
  double lambda = 0.01;
  std::vector<double> lambdaSweep;  ///< more values of lambda, at every epsilon: error against lambda
  std::string release =
      "predictions";        ///< each with noise of its own; or function: all at once, normal noise
  int predictions = 1;      ///< N: each released prediction has its own noise, epsilon covers all
  double delta = 1e-5;      ///< of a released function
  double smoothness = 0.5;  ///< r of the theory: D(lambda) = approximation lambda^min(2r, 1)
  double approximation = 1;
  double bound = 5;     ///< M, where the data have no declared bounds: labels lie in [-M, M]
  int mostRows = 4000;  ///< from more training rows a random subsample is taken
  bool operator==(const KernelRelease&) const = default;
};

template <class Visit>
void visitKernelRelease(Visit& visit, KernelRelease& task) {
  visit("method", task.method);
  visit("loss", task.loss);
  visit("quantile", task.quantile);
  visit("threshold", task.threshold);
  visit("kernel", task.kernel);
  visit("gamma", task.gamma);
  visit("degree", task.degree);
  visit("lambda", task.lambda);
  visit("lambda_sweep", task.lambdaSweep);
  visit("release", task.release);
  visit("predictions", task.predictions);
  visit("delta", task.delta);
  visit("smoothness", task.smoothness);
  visit("approximation", task.approximation);
  visit("bound", task.bound);
  visit("most_rows", task.mostRows);
}

}  // namespace epsiscope
