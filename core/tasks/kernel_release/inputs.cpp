#include "core/tasks/kernel_release/inputs.h"

#include "core/tasks/kernel_release/release.h"

namespace epsiscope {

namespace {

Kernel usedPartOf(const Kernel& kernel) {
  Kernel used{.kind = kernel.kind};
  if (kernel.kind == KernelKind::gaussian || kernel.kind == KernelKind::laplacian) used.gamma = kernel.gamma;
  if (kernel.kind == KernelKind::polynomial) used.degree = kernel.degree;
  return used;
}

}  // namespace

KernelReleaseInputs kernelReleaseInputs(const Study& study) {
  KernelReleaseInputs inputs{.split = splitInputs(study),
                             .features = featureInputs(study.data),
                             .svm = isSvm(study),
                             .positive = {},
                             .kernel = usedPartOf(kernelOf(study.kernelRelease)),
                             .mostRows = study.kernelRelease.mostRows};
  if (inputs.svm) inputs.positive = study.data.positive;
  inputs.ahead.bounds = releaseBounds(study);
  inputs.ahead.lambdas = lambdaAxis(study);
  return inputs;
}

}  // namespace epsiscope
