#include "core/kernels/process_root.h"

#include <limits>

namespace epsiscope {

std::shared_ptr<const Cholesky> processRoot(const Kernel& kernel, const Eigen::MatrixXd& points,
                                            unsigned threads, const GoOn& goOn) {
  auto k = gram(kernel, points, threads, goOn);
  if (!k) return nullptr;
  const auto n = static_cast<double>(k->rows());
  k->diagonal().array() += n * n * std::numeric_limits<double>::epsilon() * kappa(kernel) * kappa(kernel);
  return std::make_shared<const Cholesky>(*k);
}

}  // namespace epsiscope
