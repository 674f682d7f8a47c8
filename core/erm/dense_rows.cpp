#include "core/erm/dense_rows.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

/// Rows that enter the Gram matrix together: with 1000 columns they take about 10 milliseconds.
constexpr Eigen::Index kGramRowsTogether = 256;

}  // namespace

void DenseRows::margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const {
  out.noalias() = m_x * f;
}

Eigen::VectorXd DenseRows::transposedTimes(const Eigen::VectorXd& g) const {
  return m_x.transpose() * g;
}

bool DenseRows::weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram, const GoOn& goOn) const {
  assert(weights.size() == m_x.rows());
  gram.setZero(m_x.cols(), m_x.cols());
  Matrix block(std::min(kGramRowsTogether, m_x.rows()), m_x.cols());
  Eigen::Index filled = 0;
  const auto add = [&] {
    gram.selfadjointView<Eigen::Lower>().rankUpdate(block.topRows(filled).transpose());
    filled = 0;
    return goOn();
  };
  for (Eigen::Index row = 0; row < m_x.rows(); ++row) {
    if (weights[row] == 0) continue;
    block.row(filled++) = std::sqrt(weights[row]) * m_x.row(row);
    if (filled == block.rows() && !add()) return false;
  }
  return filled == 0 || add();
}

double DenseRows::largestNorm() const {
  return m_x.rows() == 0 ? 0 : std::sqrt(m_x.rowwise().squaredNorm().maxCoeff());
}

std::unique_ptr<ClassRows> DenseRows::takeRows(std::span<const std::uint32_t> which) const {
  Matrix taken(static_cast<Eigen::Index>(which.size()), m_x.cols());
  for (std::size_t i = 0; i < which.size(); ++i) taken.row(static_cast<Eigen::Index>(i)) = m_x.row(which[i]);
  return std::make_unique<DenseRows>(std::move(taken));
}

}  // namespace epsiscope
