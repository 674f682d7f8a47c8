#pragma once

#include <Eigen/Core>

namespace epsiscope {

/// Adam (Kingma and Ba 2015, algorithm 1) with beta 0.9 and 0.999 and bias correction, in float:
///   m = 0.9 m + 0.1 g, v = 0.999 v + 0.001 g^2,
///   w -= rate (m / (1 - 0.9^t)) / (sqrt(v / (1 - 0.999^t)) + 1e-8).
/// g is the gradient plus weightDecay times w: the penalty weightDecay/2 |w|^2, as PyTorch's Adam has it.
class Adam {
public:
  explicit Adam(Eigen::Index count);
  void step(Eigen::VectorXf& weights, const Eigen::VectorXf& gradient, double rate, double weightDecay);

  /// False once a gradient was not finite or its square overflowed. Until then no weight moves by more than
  /// 7.3 rates in a step, so that the weights are finite as well: by Cauchy and Schwarz
  /// m^2 <= 0.1^2 / (1 - 0.9^2/0.999) v / 0.001 = 52.9 v, and sqrt(1 - 0.999^t) < 1 - 0.9^t.
  bool finite() const { return m_squares.allFinite(); }

private:
  Eigen::VectorXf m_means;    ///< m
  Eigen::VectorXf m_squares;  ///< v
  double m_power1 = 1;        ///< 0.9^t
  double m_power2 = 1;        ///< 0.999^t
};

}  // namespace epsiscope
