#include "core/central/central_release.h"

#include <algorithm>

namespace epsiscope {

Eigen::VectorXd clipFactors(const Eigen::MatrixXd& x, double rowNorm) {
  return (rowNorm * x.rowwise().norm().array().inverse()).min(1.0);
}

ClippedSums clippedSums(const WhitenedRows& rows, const CentralRelease& release, double longestRow,
                        std::span<const double> labels) {
  constexpr std::size_t kRowsTogether = 256;
  const Eigen::Index size = release.dimension();
  const bool clips = release.rowNorm < longestRow;
  ClippedSums sums{Eigen::MatrixXd::Zero(size, size), Eigen::MatrixXd::Zero(size, size),
                   Eigen::VectorXd::Zero(size)};
  Eigen::MatrixXd x;
  for (std::size_t begin = 0; begin < labels.size(); begin += kRowsTogether) {
    const std::size_t end = std::min(begin + kRowsTogether, labels.size());
    rows.train(begin, end, release.components, x);
    const Eigen::Map<const Eigen::VectorXd> y(labels.data() + begin, x.rows());
    const Eigen::VectorXd factors = clipFactors(x, release.rowNorm);
    sums.labels.noalias() += x.transpose() * factors.cwiseProduct(y);
    if (!clips) continue;
    x = (factors.cwiseSqrt().asDiagonal() * x).eval();
    sums.signal.selfadjointView<Eigen::Lower>().rankUpdate(x.transpose());
    x = (factors.cwiseSqrt().asDiagonal() * x).eval();
    sums.squares.selfadjointView<Eigen::Lower>().rankUpdate(x.transpose());
  }
  const auto n = static_cast<double>(labels.size());
  sums.labels /= n;
  if (!clips)
    sums.signal = sums.squares = Eigen::MatrixXd::Identity(size, size);
  else
    for (Eigen::MatrixXd* matrix : {&sums.signal, &sums.squares})
      *matrix = (Eigen::MatrixXd(matrix->selfadjointView<Eigen::Lower>()) / n).eval();
  return sums;
}

}  // namespace epsiscope
