#pragma once

#include "core/kernels/kernel_loss.h"

#include <vector>

namespace epsiscope::test {

/// Every loss, with a threshold and a quantile that are not in the middle.
inline std::vector<KernelLoss> everyKernelLoss() {
  std::vector<KernelLoss> losses;
  for (const std::string& name : kernelLossNames())
    losses.push_back({.kind = *kernelLossNamed(name), .threshold = 0.15, .quantile = 0.8});
  return losses;
}

}  // namespace epsiscope::test
