#include "core/learners/ridge_basis.h"

#include "core/linear/eigensystem.h"

#include <limits>

namespace epsiscope {

Basis basisOf(const RowSums& train, std::size_t rows) {
  constexpr double kRounding = std::numeric_limits<double>::epsilon();
  const Eigen::Index width = train.xx.rows();
  Basis basis{.eigenvalues = {}, .rotation = Eigen::MatrixXd::Identity(width, 1)};
  if (width == 1) return basis;
  const Eigensystem found = eigensystemOf(train.xx.bottomRightCorner(width - 1, width - 1));
  const Eigen::VectorXd& all = found.values;
  const double largest = all.maxCoeff();
  basis.smallest = static_cast<double>(rows) * kRounding * largest;
  basis.flat = static_cast<std::size_t>((all.array() <= basis.smallest).count());
  const Eigen::Index kept = largest > 0 ? (all.array() > 16 * kRounding * largest).count() : 0;
  basis.eigenvalues = all.tail(kept);
  basis.rotation = Eigen::MatrixXd::Identity(width, 1 + kept);
  basis.rotation.bottomRightCorner(width - 1, kept) = found.vectors.rightCols(kept);
  return basis;
}

Eigen::VectorXd Basis::shrinkage(double lambda) const {
  Eigen::VectorXd shrink(eigenvalues.size() + 1);
  shrink(0) = 1;
  for (Eigen::Index j = 1; j < shrink.size(); ++j) {
    const double spread = eigenvalues(j - 1) + lambda;
    shrink(j) = spread > smallest ? 1 / spread : 0;
  }
  return shrink;
}

RowSums rotated(const RowSums& sums, const Basis& basis) {
  return {.xx = basis.rotation.transpose() * sums.xx * basis.rotation,
          .xr = basis.rotation.transpose() * sums.xr,
          .rr = sums.rr};
}

}  // namespace epsiscope
