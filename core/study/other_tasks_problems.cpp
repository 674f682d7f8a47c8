#include "core/study/other_tasks_problems.h"

#include <array>

namespace epsiscope {

void checkKernelRelease(const KernelRelease& task, ProblemList& found) {
  static const std::array<std::string, 2> methods = {"ridge", "svm"};
  static const std::array<std::string, 4> kernels = {"gaussian", "laplacian", "polynomial", "linear"};
  found.oneOf("kernel_release.method", "method", methods, task.method);
  found.oneOf("kernel_release.kernel", "kernel", kernels, task.kernel);
  found.positive("kernel_release.gamma", "The kernel's gamma", task.gamma);
  found.atLeast("kernel_release.degree", "The kernel's degree", 1, task.degree);
  found.positive("kernel_release.lambda", "Lambda", task.lambda);
  found.atLeast("kernel_release.predictions", "The number of predictions", 1, task.predictions);
  found.positive("kernel_release.smoothness", "The smoothness", task.smoothness);
  found.positive("kernel_release.bound", "The bound", task.bound);
}

void checkPrivateClassifier(const PrivateClassifier& task, ProblemList& found) {
  static const std::array<std::string, 4> methods = {"none", "output", "objective", "objective-tight"};
  static const std::array<std::string, 3> losses = {"logistic", "huber", "smoothed-hinge"};
  found.list("private_classifier.methods", "methods", task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("private_classifier.methods", "method", methods, method);
  found.oneOf("private_classifier.loss", "loss", losses, task.loss);
  found.positive("private_classifier.h", "The loss's h", task.h);
  found.positive("private_classifier.lambda", "Lambda", task.lambda);
  found.atLeast("private_classifier.random_features", "The number of random features", 0,
                task.randomFeatures);
  found.positive("private_classifier.gamma", "The features' gamma", task.gamma);
  if (!task.tune) return;
  found.list("private_classifier.tune", "candidates", *task.tune);
  for (const double lambda : *task.tune)
    found.positive("private_classifier.tune", "A candidate for lambda", lambda);
}

}  // namespace epsiscope
