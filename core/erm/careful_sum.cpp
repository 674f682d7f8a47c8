#include "core/erm/careful_sum.h"

#include <cmath>

namespace epsiscope {

CarefulSum::CarefulSum(Eigen::Index size)
    : m_sum(Eigen::VectorXd::Zero(size)), m_lost(Eigen::VectorXd::Zero(size)) {}

void CarefulSum::add(const Eigen::VectorXd& terms) {
  for (Eigen::Index j = 0; j < terms.size(); ++j) {
    const double sum = m_sum[j] + terms[j];
    const bool isSmaller = std::abs(terms[j]) <= std::abs(m_sum[j]);
    m_lost[j] += isSmaller ? (m_sum[j] - sum) + terms[j] : (terms[j] - sum) + m_sum[j];
    m_sum[j] = sum;
  }
}

}  // namespace epsiscope
