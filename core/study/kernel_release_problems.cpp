#include "core/study/kernel_release_problems.h"

#include <array>

#include "core/erm/classes.h"
#include "core/study/prepare_study.h"

namespace epsiscope {

void checkKernelRelease(const Study& study, ProblemList& found) {
  const KernelRelease& task = study.kernelRelease;
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
  if (study.task == Task::kernelRelease)
    found.add("task", "The task \"kernel-release\" is not available in this version; choose label-privacy.");
}

void checkKernelReleaseData(const Study& study, const PreparedData& data, ProblemList& found) {
  if (study.task != Task::kernelRelease || !hasClasses(study)) return;
  std::vector<Problem> ofClasses;
  classesOf(*data.targetColumn, data.rows, study.data.positive, ofClasses);
  found.add(ofClasses);
}

}  // namespace epsiscope
