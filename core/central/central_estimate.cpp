#include "core/central/central_estimate.h"

#include "core/linear/eigensystem.h"

#include <algorithm>
#include <utility>

namespace epsiscope {

CentralEstimate::CentralEstimate(const ClippedSums& sums, const Eigen::VectorXd& variances,
                                 double residualPerRow, const RowSums& test)
    : m_testSquares(test.rr), m_priorSum(variances.sum()) {
  const Eigen::MatrixXd spread =
      sums.signal * variances.asDiagonal() * sums.signal + residualPerRow * sums.squares;
  Eigensystem found = eigensystemOf(spread);
  m_eigenvalues = found.values.cwiseMax(0.0);
  m_eigenvectors = std::move(found.vectors);
  m_back = variances.asDiagonal() * sums.signal * m_eigenvectors;
  m_testGram = m_back.transpose() * test.xx * m_back;
  m_testLabels = m_back.transpose() * test.xr;
  m_released = m_eigenvectors.transpose() * sums.labels;
}

double CentralEstimate::expectedError(double noiseVariance) const {
  const Eigen::ArrayXd shrink = (m_eigenvalues.array() + noiseVariance).inverse();
  const Eigen::VectorXd mean = shrink * m_released.array();
  const double withoutNoise = m_testSquares - 2 * mean.dot(m_testLabels) + mean.dot(m_testGram * mean);
  const double fromNoise = noiseVariance * (m_testGram.diagonal().array() * shrink * shrink).sum();
  return (withoutNoise < 0 ? 0 : withoutNoise) + fromNoise;
}

double CentralEstimate::predictedWeightError(double noiseVariance) const {
  const auto learnt = m_back.colwise().squaredNorm().transpose().array();
  return m_priorSum - (learnt / (m_eigenvalues.array() + noiseVariance)).sum();
}

CentralEstimate::Prediction CentralEstimate::prediction(double noiseVariance) const {
  const Eigen::ArrayXd shrink = (m_eigenvalues.array() + noiseVariance).inverse();
  return {.means = shrink * m_released.array(), .variances = noiseVariance * shrink * shrink};
}

Eigen::VectorXd CentralEstimate::weights(const Eigen::VectorXd& released, double noiseVariance) const {
  return m_back * (released.array() / (m_eigenvalues.array() + noiseVariance)).matrix();
}

}  // namespace epsiscope
