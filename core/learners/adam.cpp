#include "core/learners/adam.h"

#include <cassert>
#include <cmath>

namespace epsiscope {

Adam::Adam(Eigen::Index count)
    : m_means(Eigen::VectorXf::Zero(count)), m_squares(Eigen::VectorXf::Zero(count)) {}

void Adam::step(Eigen::VectorXf& weights, const Eigen::VectorXf& gradient, double rate, double weightDecay) {
  assert(weights.size() == m_means.size() && gradient.size() == m_means.size());
  constexpr double kBeta1 = 0.9, kBeta2 = 0.999;
  constexpr auto kKeep1 = static_cast<float>(kBeta1), kAdd1 = static_cast<float>(1 - kBeta1);
  constexpr auto kKeep2 = static_cast<float>(kBeta2), kAdd2 = static_cast<float>(1 - kBeta2);
  m_power1 *= kBeta1;
  m_power2 *= kBeta2;
  const auto decay = static_cast<float>(weightDecay);
  const auto length = static_cast<float>(rate / (1 - m_power1));
  const auto stretch = static_cast<float>(1 / std::sqrt(1 - m_power2));
  // Not as Eigen arrays: Eigen's square root of floats starts from an estimate that differs between
  // processors.
  for (Eigen::Index i = 0; i < weights.size(); ++i) {
    const float g = gradient[i] + decay * weights[i];
    m_means[i] = kKeep1 * m_means[i] + kAdd1 * g;
    m_squares[i] = kKeep2 * m_squares[i] + kAdd2 * (g * g);
    weights[i] -= length * m_means[i] / (std::sqrt(m_squares[i]) * stretch + 1e-8f);
  }
}

}  // namespace epsiscope
