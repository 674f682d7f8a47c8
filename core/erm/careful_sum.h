#pragma once

#include <Eigen/Core>

namespace epsiscope {

/// A sum of vectors that keeps what its additions lose, so that it is off by two roundings of itself and by
/// nothing that grows with the number of terms but their square (Neumaier 1974).
class CarefulSum {
public:
  explicit CarefulSum(Eigen::Index size);
  void add(const Eigen::VectorXd& terms);
  Eigen::VectorXd value() const { return m_sum + m_lost; }

private:
  Eigen::VectorXd m_sum, m_lost;
};

}  // namespace epsiscope
