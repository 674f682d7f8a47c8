#pragma once

#include "core/kernels/kernel.h"
#include "core/random/rng.h"

#include <Eigen/Core>

namespace epsiscope::test {

inline constexpr Kernel kKernels[] = {{.kind = KernelKind::gaussian, .gamma = 0.3},
                                      {.kind = KernelKind::laplacian, .gamma = 0.3},
                                      {.kind = KernelKind::polynomial, .degree = 3},
                                      {.kind = KernelKind::linear}};

/// Standard normal entries.
inline Eigen::MatrixXd randomMatrix(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed) {
  Rng rng(seed);
  Eigen::MatrixXd made(rows, columns);
  for (double& entry : made.reshaped()) entry = rng.normal();
  return made;
}

/// Random rows that suit the kernel: in the unit ball, the first on its surface, where the kernel requires
/// it.
inline Eigen::MatrixXd randomRows(const Kernel& kernel, Eigen::Index rows, Eigen::Index features,
                                  std::uint64_t seed) {
  Eigen::MatrixXd made = randomMatrix(rows, features, seed);
  if (!needsUnitBall(kernel)) return made;
  made /= made.rowwise().norm().maxCoeff();
  made.row(0).normalize();
  return made;
}

}  // namespace epsiscope::test
