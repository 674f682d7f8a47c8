#include "core/audit/neighbour_rows.h"

#include <algorithm>
#include <array>

namespace epsiscope {

using Eigen::VectorXd;

void NeighbourRows::margins(const VectorXd& f, VectorXd& out) const {
  m_x.margins(f, out);
  out[m_row] = m_other.dot(f);
}

VectorXd NeighbourRows::transposedTimes(const VectorXd& g) const {
  return m_x.transposedTimes(g) + g[m_row] * (m_other - m_own);
}

bool NeighbourRows::weightedGram(const VectorXd& weights, Eigen::MatrixXd& gram, const GoOn& goOn) const {
  if (!m_x.weightedGram(weights, gram, goOn)) return false;
  gram += weights[m_row] * (m_other * m_other.transpose() - m_own * m_own.transpose());
  return true;
}

double NeighbourRows::largestNorm() const {
  return std::max(m_x.largestNorm(), m_other.norm());
}

VectorXd rowAt(const ClassRows& x, std::uint32_t row) {
  const std::array<std::uint32_t, 1> which{row};
  return x.takeRows(which)->transposedTimes(VectorXd::Ones(1));
}

}  // namespace epsiscope
